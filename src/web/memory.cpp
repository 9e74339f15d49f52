// What a compiler may call by itself and a browser has not: one instruction each in WebAssembly.
#include <cstddef>
#include <cstdint>

extern "C" {

void* memcpy(void* to, const void* from, std::size_t size) {
  __builtin_memcpy(to, from, size);
  return to;
}

void* memmove(void* to, const void* from, std::size_t size) {
  __builtin_memmove(to, from, size);
  return to;
}

void* memset(void* to, int value, std::size_t size) {
  __builtin_memset(to, value, size);
  return to;
}

int memcmp(const void* a, const void* b, std::size_t size) {
  const auto* x = static_cast<const std::uint8_t*>(a);
  const auto* y = static_cast<const std::uint8_t*>(b);
  for (std::size_t i = 0; i < size; ++i)
    if (x[i] != y[i]) return x[i] < y[i] ? -1 : 1;
  return 0;
}
}
