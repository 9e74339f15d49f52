#include "content/text.h"

namespace seaglass {

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
