// A small number, or a range of two, as text.
#pragma once

#include "core/check.h"
#include "ink/utf8.h"

namespace seaglass {

class Figure {
 public:
  explicit constexpr Figure(int number) { put(number); }
  constexpr Figure(int low, int high) {
    put(low);
    if (high == low) return;
    constexpr char en_dash[] = "\u2013";
    for (int i = 0; en_dash[i] != '\0'; ++i) bytes_[size_++] = en_dash[i];
    put(high);
  }
  /// Good as long as this lives.
  constexpr ink::Text text() const { return {bytes_, size_}; }

 private:
  static constexpr int number_max = 999;

  constexpr void put(int number) {
    CHECK(number >= 0 && number <= number_max);
    if (number >= 100) bytes_[size_++] = static_cast<char>('0' + number / 100);
    if (number >= 10) bytes_[size_++] = static_cast<char>('0' + number / 10 % 10);
    bytes_[size_++] = static_cast<char>('0' + number % 10);
  }

  char bytes_[9] = {};  // two numbers of three digits and a dash of three bytes
  int size_ = 0;
};

}  // namespace seaglass
