#pragma once

#include <cstddef>

extern "C" void esp_fill_random(void* to, std::size_t size);
