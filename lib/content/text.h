// Text: UTF-8 as it stands, or packed. Every word of data/words is packed by tools/content/words.py: each
// byte is the number of a piece, which is a few letters that often stand together in any of the four
// languages. What is typed, put together or written in the code stands as it is. Text is read in runs of
// bytes, a packed one piece by piece, so that nobody needs memory to unpack it; `Phrase` (lib/words) does
// where somebody does.
#pragma once

#include <cstdint>

#include "content/words.h"
#include "core/check.h"

namespace seaglass {

namespace content {

constexpr int pieces_max = 256;  // a number is one byte

/// Piece i is piece_letters[piece_begins[i]] … piece_letters[piece_begins[i + 1] − 1]: whole characters in
/// UTF-8. What a phrase fills in, {0}, {1} or {2}, is a piece for itself.
extern const std::uint16_t piece_begins[];
extern const std::uint8_t piece_letters[];

/// In `words` lies one word behind the other. Of each word, one language after the other, lie how many pieces
/// its text has, and then their numbers.
extern const std::uint8_t words[];

/// Where each word begins in `words`: the compiler works it out (word_begins.h).
struct WordBegins {
  std::uint16_t of[word_count];
};
extern const WordBegins word_begins;

}  // namespace content

/// Text that somebody else keeps. A literal is one by itself. What does not come from data/words need not be
/// UTF-8 (ink/utf8.h).
class Text {
 public:
  static constexpr int size_max = 0xFFFF;

  constexpr Text() = default;
  constexpr Text(const char* start, int count) : bytes_(start), size_(static_cast<std::uint16_t>(count)) {
    CHECK(count >= 0 && count <= size_max);
  }
  constexpr Text(const char* literal) : Text(literal, length_of(literal)) {}
  /// So many pieces.
  static Text packed(const std::uint8_t* pieces, int count);

  /// Of UTF-8, in bytes.
  constexpr int size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }

  /// Its first `count` bytes, and what follows them.
  Text first(int count) const;
  Text after(int count) const;

 private:
  friend class TextRuns;

  /// Of a literal, the compiler knows it; everybody else counts in the same few instructions.
  static constexpr int length_of(const char* text) {
    return __builtin_constant_p(__builtin_strlen(text)) ? static_cast<int>(__builtin_strlen(text))
                                                        : counted(text);
  }
  [[gnu::noinline]] static constexpr int counted(const char* text) {
    int count = 0;
    while (text[count] != '\0') ++count;
    return count;
  }

  const char* bytes_ = "";
  std::uint16_t size_ = 0;
  std::uint8_t skipped_ = 0;  // so many bytes of the first piece stand before this text
  bool is_packed_ = false;
};

/// Reads a text in runs of bytes that lie side by side. No run is empty but the one after the last.
class TextRuns {
 public:
  explicit TextRuns(Text text) : begin_(text.bytes_), end_(text.bytes_), size_(text.size_) {
    if (text.is_packed_) {
      next_ = text.bytes_;
      read_piece(text.skipped_);
    } else {
      end_ += size_;
      position_ = size_;
    }
  }

  bool done() const { return begin_ == end_; }
  const char* begin() const { return begin_; }
  const char* end() const { return end_; }
  /// How many bytes of the text stand before `end()`.
  int position() const { return position_; }

  void next() { read_piece(0); }

 private:
  /// The next piece without its first bytes, and without what lies beyond the text's end.
  void read_piece(int skipped) {
    if (position_ == size_) {
      begin_ = end_;
      return;
    }
    const std::uint16_t* const bounds = content::piece_begins + static_cast<unsigned char>(*next_++);
    begin_ = reinterpret_cast<const char*>(content::piece_letters) + bounds[0] + skipped;
    const int length = bounds[1] - bounds[0] - skipped, left = size_ - position_;
    const int taken = length < left ? length : left;
    end_ = begin_ + taken;
    position_ += taken;
  }

  const char* begin_;
  const char* end_;
  const char* next_ = nullptr;  // the number of the next piece
  int position_ = 0;
  int size_;
};

}  // namespace seaglass
