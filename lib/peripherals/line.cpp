#include "peripherals/line.h"

namespace seaglass {
namespace peripherals {

Line& Line::text(const char* words) {
  for (; *words != '\0'; ++words) add(*words);
  return *this;
}

Line& Line::number(std::int64_t value) {
  constexpr int digits_max = 20;
  char digits[digits_max];
  int count = 0;
  auto rest = static_cast<std::uint64_t>(value);
  if (value < 0) {
    add('-');
    rest = ~rest + 1;
  }
  do {
    digits[count++] = static_cast<char>('0' + rest % 10);
    rest /= 10;
  } while (rest != 0);
  while (count > 0) add(digits[--count]);
  return *this;
}

Line& Line::hexadecimal(std::uint8_t value) {
  constexpr char digits[] = "0123456789abcdef";
  add(digits[value >> 4]);
  add(digits[value & 15]);
  return *this;
}

void Line::add(char character) {
  if (size_ == capacity) {
    characters_[capacity - 1] = '~';
    return;
  }
  characters_[size_++] = character;
  characters_[size_] = '\0';
}

}  // namespace peripherals
}  // namespace seaglass
