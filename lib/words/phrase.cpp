#include "words/phrase.h"

namespace seaglass {

Phrase& Phrase::add(char letter) {
  CHECK(length_ + 1 < bytes_max);
  text_[length_++] = letter;
  return *this;
}

Phrase& Phrase::add(Text words) {
  CHECK(length_ + words.size() < bytes_max);
  for (TextRuns runs(words); !runs.done(); runs.next())
    for (const char* at = runs.begin(); at < runs.end(); ++at) text_[length_++] = *at;
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
  if (filling.is_number) return add(filling.number);
  CHECK(filling.text.size() <= filling_bytes_max);
  return add(filling.text);
}

}  // namespace seaglass
