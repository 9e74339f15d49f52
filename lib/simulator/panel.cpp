#include "simulator/panel.h"

#include <cstring>

#include "core/check.h"
#include "core/crc32.h"

namespace seaglass {
namespace simulator {

namespace {

std::uint16_t pixel_at(const std::uint16_t* sent) {
  const auto* bytes = reinterpret_cast<const std::uint8_t*>(sent);
  return static_cast<std::uint16_t>(bytes[0] << 8 | bytes[1]);
}

}  // namespace

void SimulatedPanel::send(int x, int y, int width, int height, const std::uint16_t* pixels) {
  CHECK(width > 0 && height > 0);
  CHECK(x >= 0 && y >= 0 && x + width <= screen_width && y + height <= screen_height);
  check_pending_unchanged();
  for (int row = 0; row < height; ++row)
    for (int column = 0; column < width; ++column)
      picture_[(y + row) * screen_width + x + column] = pixel_at(pixels + row * width + column);
  ++sends_;
  bytes_sent_ += width * height * 2;
  pending_ = {pixels, x, y, width, height};
}

void SimulatedPanel::wait() {
  check_pending_unchanged();
  pending_ = {};
}

void SimulatedPanel::check_pending_unchanged() const {
  int changed = 0;
  for (int row = 0; row < pending_.height; ++row) {
    const std::uint16_t* sent = pending_.pixels + row * pending_.width;
    const std::uint16_t* kept = picture_ + (pending_.y + row) * screen_width + pending_.x;
    for (int column = 0; column < pending_.width; ++column) changed |= pixel_at(sent + column) ^ kept[column];
  }
  CHECK(changed == 0);
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

std::uint64_t SimulatedPanel::quick_hash() const {
  constexpr std::uint64_t odd = 0x9E3779B97F4A7C15u;
  constexpr int at_once = sizeof(std::uint64_t) / sizeof picture_[0];
  std::uint64_t hash = 0;
  for (int i = 0; i < screen_width * screen_height; i += at_once) {
    std::uint64_t word = 0;
    std::memcpy(&word, picture_ + i, sizeof word);
    hash = (hash ^ word) * odd;
    hash ^= hash >> 32;
  }
  return hash;
}

}  // namespace simulator
}  // namespace seaglass
