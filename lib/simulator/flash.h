// NOR flash in memory, as strict as the real thing: an erase sets all the bits of a sector, a write only
// clears bits, and the power may fail at any byte of either. What was there stays over a restart.
#pragma once

#include "device.h"

namespace seaglass {
namespace simulator {

class SimulatedFlash final : public Flash {
 public:
  /// 256 KiB, as the boards' partition `seaglass`. A board offers 63 of them: the self-test keeps the last.
  static constexpr int sector_count = 64;
  static constexpr int size_bytes = sector_count * sector_bytes;

  SimulatedFlash();

  int sectors() override { return sector_count; }
  void read(int address, MutableBytes to) override;
  bool write(int address, Bytes from) override;
  bool erase(int sector) override;

  /// The power fails after this many further bytes have been written or erased. The byte after them is left
  /// half done, and nothing more happens until the power is back.
  void cut_power_after(int bytes);
  void restore_power();
  bool has_power() const { return has_power_; }

  int erase_count(int sector) const { return erase_counts_[sector]; }
  /// So many bytes have been written or erased.
  std::uint32_t spent_bytes() const { return spent_bytes_; }
  /// Grows with every write and erase: whoever keeps a copy knows when it is old.
  std::uint32_t generation() const { return generation_; }
  /// The generation in which a sector changed last: in this order they came to what they are.
  std::uint32_t changed_in(int sector) const { return changed_in_[sector]; }
  /// The memory itself, for keeping it between runs and for damaging it.
  MutableBytes contents() { return {memory_, size_bytes}; }

 private:
  static constexpr int never = -1;

  bool spend_one_byte();

  std::uint8_t memory_[size_bytes];
  int erase_counts_[sector_count] = {};
  std::uint32_t generation_ = 0;
  std::uint32_t changed_in_[sector_count] = {};
  int bytes_until_cut_ = never;
  std::uint32_t spent_bytes_ = 0;
  bool has_power_ = true;
};

}  // namespace simulator
}  // namespace seaglass
