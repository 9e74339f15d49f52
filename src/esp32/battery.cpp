#include "esp32/battery.h"

#include <Arduino.h>

#include "esp32/power_chip.h"

namespace seaglass {
namespace esp32 {

void Battery::begin() {
  if (board::charging_pin != board::none) pinMode(board::charging_pin, INPUT);
  if (has_power_chip) begin_power_chip();
}

BatteryLevel Battery::level() {
  const Milliseconds now = millis();
  if (!measured_ || now - measured_at_ >= measure_again_ms) {
    measure();
    measured_ = true;
    measured_at_ = now;
  }
  return level_;
}

void Battery::measure() {
  if (has_power_chip) {
    level_ = power_chip_level();
  } else if (board::battery_pin != board::none) {
    const bool charging = board::charging_pin != board::none && digitalRead(board::charging_pin) == LOW;
    const auto millivolts = static_cast<int>(analogReadMilliVolts(board::battery_pin));
    gauge_.add(millivolts * board::battery_divider, charging);
    level_ = gauge_.level();
  }
}

}  // namespace esp32
}  // namespace seaglass
