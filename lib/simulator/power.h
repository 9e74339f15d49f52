// A battery that a test sets, and a record of how the application rests.
#pragma once

#include "device.h"

namespace seaglass {
namespace simulator {

class SimulatedPower : public Power {
 public:
  BatteryLevel battery() override { return level_; }
  void rest(std::uint32_t wait_ms) override {
    rest_ms_ = wait_ms;
  }
  void off() override { is_off_ = true; }

  void set_battery(BatteryLevel level) { level_ = level; }
  void switch_on() { is_off_ = false; }
  bool is_off() const { return is_off_; }
  std::uint32_t rest_ms() const { return rest_ms_; }

 private:
  BatteryLevel level_;
  bool is_off_ = false;
  std::uint32_t rest_ms_ = 0;
};

}  // namespace simulator
}  // namespace seaglass
