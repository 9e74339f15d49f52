// How full the cell is: measured on a pin, or told by a power chip.
#pragma once

#include "device.h"
#include "peripherals/battery/battery.h"

namespace seaglass {
namespace esp32 {

class Battery {
 public:
  void begin();

  /// Measures when the last time is a while ago.
  BatteryLevel level();

 private:
  static constexpr Milliseconds measure_again_ms = 2000;
  static constexpr int failures_max = 3;

  void measure(Milliseconds now);

  peripherals::BatteryGauge gauge_;
  peripherals::QuarterGauge quarters_;
  BatteryLevel level_;
  bool measured_ = false;
  int failures_ = 0;
  Milliseconds measured_at_ = 0;
};

}  // namespace esp32
}  // namespace seaglass
