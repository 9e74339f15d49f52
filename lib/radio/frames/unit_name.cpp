#include "radio/frames/unit_name.h"

namespace seaglass {
namespace radio {

namespace {

/// How many bytes the letter takes that begins here: 1 or 2; 0 if none does.
int letter_bytes(const std::uint8_t* text, int left) {
  if (left >= 1 && text[0] >= 0x20 && text[0] <= 0x7E) return 1;
  if (left < 2 || (text[1] & 0xC0) != 0x80) return 0;
  const int code = (text[0] & 0x1F) << 6 | (text[1] & 0x3F);
  constexpr int first = 0xA1, last = 0x17F;  // Latin-1 and Latin Extended-A
  return (text[0] & 0xE0) == 0xC0 && code >= first && code <= last ? 2 : 0;
}

/// How many bytes the name takes that begins here.
int name_bytes(Bytes text) {
  int size = 0;
  for (int characters = 0; characters < UnitName::characters_max; ++characters) {
    const int letter = letter_bytes(text.data + size, text.size - size);
    if (letter == 0) break;
    size += letter;
  }
  return size;
}

}  // namespace

bool UnitName::set(Bytes text) {
  if (text.size == 0 || name_bytes(text) != text.size) return false;
  *this = UnitName();
  size_ = static_cast<std::uint8_t>(text.size);
  for (int i = 0; i < text.size; ++i) text_[i] = text.data[i];
  return true;
}

UnitName UnitName::from(const char* text) {
  int length = 0;
  while (length < bytes_max && text[length] != 0) ++length;
  const auto* bytes = reinterpret_cast<const std::uint8_t*>(text);
  constexpr std::uint8_t nameless[] = {'?'};
  UnitName name;
  if (!name.set({bytes, name_bytes({bytes, length})})) name.set({nameless, 1});
  return name;
}

bool operator==(const UnitName& a, const UnitName& b) {
  if (a.size_ != b.size_) return false;
  for (int i = 0; i < a.size_; ++i)
    if (a.text_[i] != b.text_[i]) return false;
  return true;
}

}  // namespace radio
}  // namespace seaglass
