#include "portable/memory_device.h"

#include <cstring>

#include "core/check.h"
#include "core/crc32.h"
#include "portable/place.h"

namespace seaglass {

void MemoryPanel::send(int x, int y, int width, int height, const std::uint16_t* pixels) {
  CHECK(x >= 0 && y >= 0 && width > 0 && height > 0 && x + width <= screen_width &&
        y + height <= screen_height);
  if (keep_ && !change_.came) look_for_change(x, y, width, height, pixels);
  const auto row_bytes = static_cast<std::size_t>(width) * sizeof(std::uint16_t);
  bytes_sent_ += static_cast<std::uint32_t>(row_bytes) * static_cast<std::uint32_t>(height);
  if (!keep_) return;
  for (int row = 0; row < height; ++row)
    std::memcpy(picture_ + (y + row) * screen_width + x, pixels + row * width, row_bytes);
}

void MemoryPanel::look_for_change(int x, int y, int width, int height, const std::uint16_t* pixels) {
  change_.instructions = instructions_so_far();
  for (int row = 0; row < height; ++row)
    for (int column = 0; column < width; ++column) {
      change_.came = *pixels++ != picture_[(y + row) * screen_width + x + column];
      if (change_.came) return;
      change_.bytes_before += static_cast<std::uint32_t>(sizeof(std::uint16_t));
    }
}

std::uint32_t MemoryPanel::picture_hash() const {
  // Pixels come with their high byte first, so the picture's bytes are already in order.
  return crc32({reinterpret_cast<const std::uint8_t*>(picture_), static_cast<int>(sizeof(picture_))});
}

MemoryFlash::MemoryFlash() {
  std::memset(memory_, 0xFF, sizeof(memory_));
}

void MemoryFlash::read(int address, MutableBytes to) {
  CHECK(address >= 0 && to.size >= 0 && address + to.size <= static_cast<int>(sizeof(memory_)));
  ++reads_;
  std::memcpy(to.data, memory_ + address, static_cast<std::size_t>(to.size));
}

bool MemoryFlash::write(int address, Bytes from) {
  CHECK(address >= 0 && from.size >= 0 && address + from.size <= static_cast<int>(sizeof(memory_)));
  for (int i = 0; i < from.size; ++i) memory_[address + i] &= from.data[i];
  return true;
}

bool MemoryFlash::erase(int sector) {
  CHECK(sector >= 0 && sector < sector_count);
  ++erases_;
  std::memset(memory_ + sector * sector_bytes, 0xFF, sector_bytes);
  return true;
}

void FixedEntropy::fill(MutableBytes bytes) {
  for (int i = 0; i < bytes.size; ++i) bytes.data[i] = static_cast<std::uint8_t>(i * 73 + 41);
}

}  // namespace seaglass
