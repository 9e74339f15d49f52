#include "simulator/flash.h"

#include "core/check.h"

namespace seaglass {
namespace simulator {

namespace {

constexpr std::uint8_t erased = 0xFF;
constexpr std::uint8_t half = 0x55;  // the bits of an interrupted byte that changed in time

bool inside(int address, int size) {
  return address >= 0 && size >= 0 && size <= SimulatedFlash::size_bytes &&
         address <= SimulatedFlash::size_bytes - size;
}

}  // namespace

SimulatedFlash::SimulatedFlash() {
  for (std::uint8_t& byte : memory_) byte = erased;
}

void SimulatedFlash::read(int address, MutableBytes to) {
  CHECK(inside(address, to.size));
  for (int i = 0; i < to.size; ++i) to.data[i] = memory_[address + i];
}

bool SimulatedFlash::write(int address, Bytes from) {
  if (!inside(address, from.size) || !has_power_) return false;
  ++generation_;
  for (int i = 0; i < from.size; ++i) {
    changed_in_[(address + i) / sector_bytes] = generation_;
    std::uint8_t& byte = memory_[address + i];
    const bool finished = spend_one_byte();
    byte = static_cast<std::uint8_t>(byte & (finished ? from.data[i] : from.data[i] | half));
    if (!finished) return false;
  }
  return true;
}

bool SimulatedFlash::erase(int sector) {
  if (sector < 0 || sector >= sector_count || !has_power_) return false;
  changed_in_[sector] = ++generation_;
  ++erase_counts_[sector];
  for (int i = 0; i < sector_bytes; ++i) {
    std::uint8_t& byte = memory_[sector * sector_bytes + i];
    const bool finished = spend_one_byte();
    byte = static_cast<std::uint8_t>(finished ? erased : byte | half);
    if (!finished) return false;
  }
  return true;
}

void SimulatedFlash::cut_power_after(int bytes) {
  CHECK(bytes >= 0);
  bytes_until_cut_ = bytes;
}

void SimulatedFlash::restore_power() {
  bytes_until_cut_ = never;
  has_power_ = true;
}

bool SimulatedFlash::spend_one_byte() {
  ++spent_bytes_;
  if (bytes_until_cut_ == never) return true;
  if (bytes_until_cut_ == 0) {
    has_power_ = false;
    return false;
  }
  --bytes_until_cut_;
  return true;
}

}  // namespace simulator
}  // namespace seaglass
