// A battery that a test sets, as a level or as a cell's voltage, and a record of how the application rests.
#pragma once

#include "device.h"
#include "peripherals/battery/battery.h"
#include "simulator/clock.h"

namespace seaglass {
namespace simulator {

class SimulatedPower : public Power {
 public:
  explicit SimulatedPower(const SimulatedClock& clock) : clock_(clock) {}

  /// A cell is measured when somebody asks, as on the boards.
  BatteryLevel battery() override {
    if (millivolts_ == 0) return level_;
    gauge_.add(millivolts_, charging_, clock_.now);
    return gauge_.level();
  }
  void rest(std::uint32_t wait_ms) override { rest_ms_ = wait_ms; }
  void off() override { is_off_ = true; }

  void set_battery(const BatteryLevel& level) {
    level_ = level;
    millivolts_ = 0;
  }
  void set_cell(int millivolts, Told charging = Told::no) {
    millivolts_ = millivolts;
    charging_ = charging;
  }
  /// It starts anew: what was measured before is forgotten.
  void switch_on() {
    is_off_ = false;
    gauge_ = peripherals::BatteryGauge();
  }
  bool is_off() const { return is_off_; }
  std::uint32_t rest_ms() const { return rest_ms_; }

 private:
  const SimulatedClock& clock_;
  BatteryLevel level_ = BatteryLevel::measured(100);
  int millivolts_ = 0;
  Told charging_ = Told::no;
  peripherals::BatteryGauge gauge_;
  bool is_off_ = false;
  std::uint32_t rest_ms_ = 0;
};

}  // namespace simulator
}  // namespace seaglass
