// A small flash that notes every byte that is written or erased, in order: from the notes, a flash can be
// made as the power left it when it failed at any of them.
#pragma once

#include <cstring>
#include <vector>

#include "core/check.h"
#include "device.h"

namespace seaglass {

constexpr int small_sectors = 13;
constexpr int small_bytes = small_sectors * Flash::sector_bytes;

/// NOR flash and no more.
class SmallFlash : public Flash {
 public:
  SmallFlash() { std::memset(memory, 0xFF, sizeof memory); }
  SmallFlash(const SmallFlash&) = default;
  SmallFlash& operator=(const SmallFlash&) = default;
  virtual ~SmallFlash() = default;

  int sectors() override { return small_sectors; }
  void read(int address, MutableBytes to) override {
    CHECK(address >= 0 && to.size >= 0 && address + to.size <= small_bytes);
    std::memcpy(to.data, memory + address, static_cast<std::size_t>(to.size));
  }
  bool write(int address, Bytes from) override {
    CHECK(address >= 0 && from.size >= 0 && address + from.size <= small_bytes);
    for (int i = 0; i < from.size; ++i) memory[address + i] &= from.data[i];
    return true;
  }
  bool erase(int sector) override {
    CHECK(sector >= 0 && sector < small_sectors);
    std::memset(memory + sector * sector_bytes, 0xFF, sector_bytes);
    return true;
  }

  std::uint8_t memory[small_bytes];
};

/// One byte that was written (its bits that are 0 were cleared) or erased.
struct ByteChange {
  int address;
  std::uint8_t written;
  bool erased;

  void finish(SmallFlash& flash) const {
    std::uint8_t& byte = flash.memory[address];
    byte = erased ? 0xFF : static_cast<std::uint8_t>(byte & written);
  }
  /// Half of the bits came to it.
  void interrupt(SmallFlash& flash) const {
    constexpr std::uint8_t half = 0x55;
    std::uint8_t& byte = flash.memory[address];
    byte = static_cast<std::uint8_t>(erased ? byte | half : byte & (written | half));
  }
};

class RecordingFlash final : public SmallFlash {
 public:
  bool write(int address, Bytes from) override {
    for (int i = 0; i < from.size; ++i) changes.push_back({address + i, from.data[i], false});
    return SmallFlash::write(address, from);
  }
  bool erase(int sector) override {
    for (int i = 0; i < sector_bytes; ++i) changes.push_back({sector * sector_bytes + i, 0, true});
    return SmallFlash::erase(sector);
  }

  std::vector<ByteChange> changes;
};

}  // namespace seaglass
