// Text as bytes that may come from anywhere: every sequence of bytes reads as characters, never beyond its
// end, and what is not UTF-8 reads as U+FFFD, which no font has and which is drawn as a box.
#pragma once

#include <cstdint>

#include "core/check.h"

namespace seaglass {
namespace ink {

/// UTF-8 that somebody else keeps. A literal is one by itself.
struct Text {
  const char* bytes = "";
  int size = 0;

  constexpr Text() = default;
  constexpr Text(const char* start, int count) : bytes(start), size(count) {}
  constexpr Text(const char* literal) : bytes(literal) {
    while (literal[size] != '\0') ++size;
  }
  constexpr bool empty() const { return size == 0; }
};

using CodePoint = std::uint32_t;
constexpr CodePoint replacement = 0xFFFD;

/// Reads characters one by one.
class Utf8 {
 public:
  explicit constexpr Utf8(Text text) : at_(text.bytes), end_(text.bytes + text.size) {}
  bool done() const { return at_ == end_; }
  /// Each byte that begins nothing valid is one replacement.
  CodePoint next() {
    CHECK(!done());
    const auto first = static_cast<unsigned char>(*at_);
    return first < 0x80 ? static_cast<void>(++at_), first : next_long();
  }
  const char* at() const { return at_; }

 private:
  CodePoint next_long();

  const char* at_;
  const char* end_;
};

/// Whether all of it is UTF-8: no stray or missing bytes, no longer way than needed, no surrogates.
bool valid_utf8(Text text);

}  // namespace ink
}  // namespace seaglass
