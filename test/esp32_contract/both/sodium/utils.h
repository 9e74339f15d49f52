#pragma once

#include <cstddef>

extern "C" void sodium_memzero(void* memory, std::size_t size);
