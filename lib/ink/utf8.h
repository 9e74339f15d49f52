// Text as bytes that may come from anywhere: every sequence of bytes reads as characters, never beyond its
// end, and what is not UTF-8 reads as U+FFFD, which no font has and which is drawn as a box.
#pragma once

#include <cstdint>

#include "content/text.h"
#include "core/check.h"

namespace seaglass {
namespace ink {

using seaglass::Text;

using CodePoint = std::uint32_t;
constexpr CodePoint replacement = 0xFFFD;

/// Reads characters one by one.
class Utf8 {
 public:
  explicit Utf8(Text text) : runs_(text), at_(runs_.begin()) {}
  bool done() const { return at_ == runs_.end(); }
  /// Each byte that begins nothing valid is one replacement.
  CodePoint next() {
    CHECK(!done());
    const auto first = static_cast<unsigned char>(*at_);
    const CodePoint code = first < 0x80 ? static_cast<void>(++at_), first : next_long();
    if (at_ == runs_.end()) {
      runs_.next();
      at_ = runs_.begin();
    }
    return code;
  }
  /// How many bytes of the text have been read.
  int position() const { return runs_.position() - static_cast<int>(runs_.end() - at_); }

 private:
  CodePoint next_long();

  TextRuns runs_;  // a piece is whole characters, so that none begins in one run and ends in the next
  const char* at_;
};

/// Whether all of it is UTF-8: no stray or missing bytes, no longer way than needed, no surrogates.
bool valid_utf8(Text text);

}  // namespace ink
}  // namespace seaglass
