// What is known of a lithium cell, from its voltage or from a power chip that tells quarters. A reading jumps
// with every load, so what is told moves slowly, and never up by itself while the cell only empties. A unit
// without a cell lives from its cable.
#pragma once

#include "device.h"

namespace seaglass {
namespace peripherals {

/// One cell at rest, 0 to 100.
int battery_percent(int millivolts);

/// Of a board that measures its cell's voltage, and perhaps knows whether a charger charges it.
//
// Full on the cable: a charger that is done says that it does not charge. What is left to see is the voltage:
// a cell that stays at 4.15 V and does not fall carries no load, so something else does. The limits of that:
// a full cell just taken off the cable falls by a few millivolts in five minutes, which is less than the
// readings scatter. Where the load that comes back does not show, it is taken for one on the cable until it
// is below 4.13 V, which costs a tenth of its charge at most. An old cell that rests below 4.15 V on the
// cable is taken for one without: the unit goes off untouched as if it lay there alone. Neither loses
// anything.
class BatteryGauge {
 public:
  static constexpr int empty_millivolts = 3300;
  static constexpr Milliseconds empty_after_ms = 10 * 1000;
  static constexpr int empty_readings_min = 4;  // one may fall into the moment in which the radio sends
  /// An empty cell recovers so far while nothing draws from it, but not so that it lasts.
  static constexpr int empty_at_start_millivolts = 3400;
  static constexpr int not_empty_millivolts = 3450;
  static constexpr int full_millivolts = 4150;
  static constexpr Milliseconds steady_ms = 2 * 60 * 1000;

  /// The first reading counts in full, each later one an eighth. `cable`: of a board that senses it.
  void add(int millivolts, Told charging, Milliseconds now, Told cable = Told::unknown);
  BatteryLevel level() const;

 private:
  static constexpr int share = 8;
  static constexpr int no_cell_millivolts = 2500;  // a cell's own protection cuts it off before
  static constexpr int noise_millivolts = 30;
  static constexpr int fall_max_millivolts = 8;  // in `steady_ms`, of what is steady
  static constexpr int not_full_millivolts = full_millivolts - 20;
  static constexpr int charger_lift_millivolts = 80;  // more than any load of ours that ends

  int mean() const { return millivolts_by_share_ / share; }
  void watch_fullness(Milliseconds now, bool first);
  void watch_emptiness(int millivolts, Milliseconds now, bool first);
  void watch_percent(bool first);

  int millivolts_by_share_ = 0;  // the mean, times `share`; 0 before the first reading
  Told charging_ = Told::unknown;
  Told cable_ = Told::unknown;
  bool has_cell_ = false;
  bool full_ = false;  // and steady
  bool empty_ = false;
  std::uint8_t percent_ = 100;
  std::uint8_t readings_below_ = 0;
  Milliseconds below_since_ = 0;
  int lowest_ = 0;
  int watched_from_ = 0;  // the mean when this while of `steady_ms` began
  Milliseconds watched_since_ = 0;
};

/// Of a board whose power chip tells quarters: the last one lies between some minutes and nothing.
class QuarterGauge {
 public:
  static constexpr Milliseconds settle_ms = 30 * 1000;  // so long a lower quarter is told before it counts
  static constexpr Milliseconds last_ms = 60 * 1000;    // and nothing, before the cell is empty

  /// `full`: the charger is done.
  void add(int percent, bool charging, bool full, Milliseconds now);
  BatteryLevel level() const { return level_; }

 private:
  BatteryLevel level_;
  bool falls_ = false;
  Milliseconds falls_since_ = 0;
};

}  // namespace peripherals
}  // namespace seaglass
