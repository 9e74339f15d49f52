// The four functions that libsodium's cryptography takes from the rest of libsodium and from a C library.
#include <stdlib.h>
#include <string.h>

#include "sodium/core.h"
#include "sodium/utils.h"

void abort(void) {
  __builtin_trap();
}

void sodium_misuse(void) {
  abort();
}

void sodium_memzero(void* const secret, const size_t size) {
  volatile unsigned char* const bytes = secret;
  for (size_t i = 0; i < size; ++i) bytes[i] = 0;
}

int sodium_is_zero(const unsigned char* bytes, const size_t size) {
  unsigned char any = 0;
  for (size_t i = 0; i < size; ++i) any |= bytes[i];
  return 1 & ((any - 1) >> 8);
}
