// A line of text that is put together from words, names and numbers, in memory of its own.
#pragma once

#include "content/text.h"
#include "core/check.h"

namespace seaglass {

class Phrase {
 public:
  /// A name or a word, or a number; each takes at most 24 bytes, for which data/words leaves room.
  struct Filling {
    Text text;
    int number = 0;
    bool is_number = true;

    constexpr Filling() = default;
    constexpr Filling(Text words) : text(words), is_number(false) {}
    constexpr Filling(const char* words) : Filling(Text(words)) {}
    constexpr Filling(int n) : number(n) {}
  };
  static constexpr int filling_bytes_max = 24;
  static constexpr int bytes_max = 160;  // tools/content/words.py keeps every word with its fillings below it

  const char* text() const { return text_; }
  bool empty() const { return length_ == 0; }

  Phrase& add(Text words);
  Phrase& add(const char* words) { return add(Text(words)); }
  Phrase& add(char letter);
  Phrase& add(int number);
  /// "2–4", or one number where both are the same.
  Phrase& add_range(int low, int high);
  Phrase& add(const Filling& filling);

 private:
  char text_[bytes_max] = {};
  int length_ = 0;
};

}  // namespace seaglass
