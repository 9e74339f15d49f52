#include "ink/utf8.h"

#include "core/check.h"

namespace seaglass {
namespace ink {

namespace {

struct Length {
  int bytes;
  CodePoint least;  // below it, a shorter way exists
};

Length length_by_first(unsigned first) {
  if (first < 0x80) return {1, 0};
  if (first >= 0xC2 && first < 0xE0) return {2, 0x80};
  if (first >= 0xE0 && first < 0xF0) return {3, 0x800};
  if (first >= 0xF0 && first < 0xF5) return {4, 0x10000};
  return {0, 0};
}

struct Found {
  int bytes;  // 0: nothing valid
  CodePoint code;
};

Found read(const char* at, const char* end) {
  const unsigned first = static_cast<unsigned char>(*at);
  const Length length = length_by_first(first);
  if (length.bytes <= 1) return {length.bytes, first};
  if (end - at < length.bytes) return {0, 0};
  CodePoint code = first & (0x7Fu >> length.bytes);
  for (int i = 1; i < length.bytes; ++i) {
    const unsigned next = static_cast<unsigned char>(at[i]);
    if ((next & 0xC0) != 0x80) return {0, 0};
    code = code << 6 | (next & 0x3F);
  }
  const bool surrogate = code >= 0xD800 && code < 0xE000;
  if (code < length.least || surrogate || code > 0x10FFFF) return {0, 0};
  return {length.bytes, code};
}

}  // namespace

CodePoint Utf8::next_long() {
  const Found character = read(at_, runs_.end());
  if (character.bytes == 0) {
    ++at_;
    return replacement;
  }
  at_ += character.bytes;
  return character.code;
}

bool valid_utf8(Text text) {
  for (TextRuns runs(text); !runs.done(); runs.next())
    for (const char* at = runs.begin(); at < runs.end();) {
      const int bytes = read(at, runs.end()).bytes;
      if (bytes == 0) return false;
      at += bytes;
    }
  return true;
}

}  // namespace ink
}  // namespace seaglass
