#include "words/phrase.h"

namespace seaglass {

Phrase& Phrase::add(char letter) {
  CHECK(length_ + 1 < bytes_max);
  text_[length_++] = letter;
  return *this;
}

Phrase& Phrase::add(const char* words) {
  while (*words != '\0') add(*words++);
  return *this;
}

Phrase& Phrase::add(int number) {
  if (number < 0) add("−");
  char digits[10];
  int count = 0;
  // Without overflow for the lowest number, too.
  unsigned rest = number < 0 ? 0u - static_cast<unsigned>(number) : static_cast<unsigned>(number);
  do {
    digits[count++] = static_cast<char>('0' + rest % 10);
    rest /= 10;
  } while (rest > 0);
  while (count > 0) add(digits[--count]);
  return *this;
}

Phrase& Phrase::add_range(int low, int high) {
  add(low);
  return high == low ? *this : add("–").add(high);
}

Phrase& Phrase::add(const Filling& filling) {
  if (filling.text == nullptr) return add(filling.number);
  int bytes = 0;
  while (filling.text[bytes] != '\0') ++bytes;
  CHECK(bytes <= filling_bytes_max);
  return add(filling.text);
}

}  // namespace seaglass
