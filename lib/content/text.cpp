#include "content/text.h"

namespace seaglass {

Text Text::packed(const std::uint8_t* pieces, int count) {
  int size = 0;
  for (const std::uint8_t* piece = pieces; piece < pieces + count; ++piece)
    size += content::piece_begins[*piece + 1] - content::piece_begins[*piece];
  Text text(reinterpret_cast<const char*>(pieces), size);
  text.is_packed_ = true;
  return text;
}

Text Text::first(int count) const {
  CHECK(count >= 0 && count <= size_);
  Text part = *this;
  part.size_ = static_cast<std::uint16_t>(count);
  return part;
}

Text Text::after(int count) const {
  CHECK(count >= 0 && count <= size_);
  if (count == size_) return {};
  Text part = *this;
  part.size_ = static_cast<std::uint16_t>(size_ - count);
  if (!is_packed_) {
    part.bytes_ += count;
    return part;
  }
  for (int skipped = skipped_ + count;; ++part.bytes_) {
    const std::uint16_t* const bounds = content::piece_begins + static_cast<unsigned char>(*part.bytes_);
    const int length = bounds[1] - bounds[0];
    if (skipped < length) {
      part.skipped_ = static_cast<std::uint8_t>(skipped);
      return part;
    }
    skipped -= length;
  }
}

}  // namespace seaglass
