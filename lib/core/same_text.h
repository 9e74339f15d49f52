// Whether two texts are the same, byte for byte: neither the C library nor an allocation is asked for.
#pragma once

namespace seaglass {

constexpr bool same_text(const char* x, const char* y) {
  while (*x != '\0' && *x == *y) ++x, ++y;
  return *x == *y;
}

}  // namespace seaglass
