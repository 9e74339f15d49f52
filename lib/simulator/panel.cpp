#include "simulator/panel.h"

#include "core/check.h"
#include "core/crc32.h"

namespace seaglass {
namespace simulator {

namespace {

std::uint32_t hash_of(const std::uint16_t* pixels, int count) {
  return crc32({reinterpret_cast<const std::uint8_t*>(pixels), count * 2});
}

}  // namespace

void SimulatedPanel::send(int x, int y, int width, int height, const std::uint16_t* pixels) {
  CHECK(width > 0 && height > 0);
  CHECK(x >= 0 && y >= 0 && x + width <= screen_width && y + height <= screen_height);
  check_pending_unchanged();
  const auto* bytes = reinterpret_cast<const std::uint8_t*>(pixels);
  for (int row = 0; row < height; ++row)
    for (int column = 0; column < width; ++column, bytes += 2)
      picture_[(y + row) * screen_width + x + column] = static_cast<std::uint16_t>(bytes[0] << 8 | bytes[1]);
  ++sends_;
  bytes_sent_ += width * height * 2;
  pending_ = pixels;
  pending_pixels_ = width * height;
  pending_hash_ = hash_of(pending_, pending_pixels_);
}

void SimulatedPanel::wait() {
  check_pending_unchanged();
  pending_ = nullptr;
}

void SimulatedPanel::check_pending_unchanged() const {
  if (pending_ != nullptr) CHECK(hash_of(pending_, pending_pixels_) == pending_hash_);
}

std::uint16_t SimulatedPanel::pixel(int x, int y) const {
  CHECK(x >= 0 && y >= 0 && x < screen_width && y < screen_height);
  return picture_[y * screen_width + x];
}

std::uint32_t SimulatedPanel::picture_hash() const {
  std::uint32_t hash = 0;
  for (std::uint16_t pixel : picture_) {
    const std::uint8_t bytes[2] = {static_cast<std::uint8_t>(pixel >> 8), static_cast<std::uint8_t>(pixel)};
    hash = crc32({bytes, 2}, hash);
  }
  return hash;
}

}  // namespace simulator
}  // namespace seaglass
