// The four functions that compilers call by themselves, a word at a time where both ends allow it: about what
// an ESP32 finds in its ROM.
#include <cstddef>
#include <cstdint>

namespace {

using Word = std::uint32_t __attribute__((may_alias));

bool aligned(const void* a, const void* b) {
  return ((reinterpret_cast<std::uintptr_t>(a) | reinterpret_cast<std::uintptr_t>(b)) & 3) == 0;
}

}  // namespace

extern "C" {

void* memcpy(void* to, const void* from, std::size_t size) {
  auto* out = static_cast<unsigned char*>(to);
  auto* in = static_cast<const unsigned char*>(from);
  if (aligned(out, in)) {
    for (; size >= 16; size -= 16, out += 16, in += 16) {
      auto* words_out = reinterpret_cast<Word*>(out);
      auto* words_in = reinterpret_cast<const Word*>(in);
      const Word a = words_in[0], b = words_in[1], c = words_in[2], d = words_in[3];
      words_out[0] = a;
      words_out[1] = b;
      words_out[2] = c;
      words_out[3] = d;
    }
    for (; size >= 4; size -= 4, out += 4, in += 4)
      *reinterpret_cast<Word*>(out) = *reinterpret_cast<const Word*>(in);
  }
  while (size-- > 0) *out++ = *in++;
  return to;
}

void* memmove(void* to, const void* from, std::size_t size) {
  auto* out = static_cast<unsigned char*>(to);
  auto* in = static_cast<const unsigned char*>(from);
  if (out <= in || out >= in + size) return memcpy(to, from, size);
  while (size-- > 0) out[size] = in[size];
  return to;
}

void* memset(void* to, int value, std::size_t size) {
  auto* out = static_cast<unsigned char*>(to);
  const auto byte = static_cast<unsigned char>(value);
  if (aligned(out, out)) {
    const Word word = byte * 0x01010101u;
    for (; size >= 16; size -= 16, out += 16) {
      auto* words = reinterpret_cast<Word*>(out);
      words[0] = word;
      words[1] = word;
      words[2] = word;
      words[3] = word;
    }
  }
  while (size-- > 0) *out++ = byte;
  return to;
}

int memcmp(const void* a, const void* b, std::size_t size) {
  auto* x = static_cast<const unsigned char*>(a);
  auto* y = static_cast<const unsigned char*>(b);
  for (; size > 0; --size, ++x, ++y)
    if (*x != *y) return *x < *y ? -1 : 1;
  return 0;
}
}
