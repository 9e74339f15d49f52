// One line of text for a person at the other end of a cable, put together without allocating. What does not
// fit is cut, and the line ends in "~" to say so.
#pragma once

#include <cstdint>

namespace seaglass {
namespace peripherals {

class Line {
 public:
  static constexpr int capacity = 120;

  Line& text(const char* words);
  Line& number(std::int64_t value);
  /// Exactly two hexadecimal digits.
  Line& hexadecimal(std::uint8_t value);
  const char* characters() const { return characters_; }
  int size() const { return size_; }

 private:
  void add(char character);

  char characters_[capacity + 1] = {};
  int size_ = 0;
};

}  // namespace peripherals
}  // namespace seaglass
