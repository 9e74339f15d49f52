// What a unit proves of itself without hands: values against their limits, line by line, and a verdict. A
// failed line says what would have been right.
#pragma once

#include "device.h"
#include "peripherals/line.h"

namespace seaglass {
namespace peripherals {

class Proof {
 public:
  /// "PASS heap_free 199856 bytes" or "FAIL heap_free 12 bytes, not 100000 to 300000"
  Line within(const char* what, std::int64_t value, const char* unit, std::int64_t low, std::int64_t high);
  /// `wrong`: what is, or nothing.
  Line right(const char* what, const char* wrong);
  /// "proof: PASS 12 of 12"
  Line verdict() const;

 private:
  Line begin(bool passes, const char* what);

  int made_ = 0;
  int passed_ = 0;
};

/// What is wrong with bytes that should be unpredictable, or nothing: all alike, a bit that never changes, or
/// many more of one kind. A good source fails once in some million times.
const char* wrong_chance(Bytes bytes);

/// What a board can measure of a cell.
enum class CellMeter : std::uint8_t { none, voltage, power_chip };
/// What is wrong with a level, or nothing.
const char* wrong_level(CellMeter meter, const BatteryLevel& level);

}  // namespace peripherals
}  // namespace seaglass
