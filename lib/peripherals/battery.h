// How full a lithium cell is, from its voltage. A reading jumps with every load, so what is told moves
// slowly, and never up by itself while the cell only empties. A unit without a cell lives from its cable:
// full, charging.
#pragma once

#include "device.h"

namespace seaglass {
namespace peripherals {

/// One cell at rest, 0 to 100.
int battery_percent(int millivolts);

class BatteryGauge {
 public:
  /// The first reading counts in full, each later one an eighth.
  void add(int millivolts, bool charging);
  BatteryLevel level() const;

 private:
  static constexpr int share = 8;
  static constexpr int no_cell_millivolts = 2500;  // a cell's own protection cuts it off before

  int millivolts_by_share_ = 0;  // the mean, times `share`; 0 before the first reading
  int percent_ = 100;
  bool charging_ = false;
};

}  // namespace peripherals
}  // namespace seaglass
