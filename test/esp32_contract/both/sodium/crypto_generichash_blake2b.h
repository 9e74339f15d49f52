#pragma once

#include <cstddef>

extern "C" int crypto_generichash_blake2b(unsigned char* to, std::size_t to_size, const unsigned char* from,
                                          unsigned long long from_size, const unsigned char* key,
                                          std::size_t key_size);
