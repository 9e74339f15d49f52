#include "esp32/power/battery.h"

#include <Arduino.h>

#include "esp32/power/power_chip.h"

namespace seaglass {
namespace esp32 {

namespace {

/// One conversion scatters by tens of millivolts. 0: there is no reading; nothing at all reads as 142 mV.
int cell_millivolts() {
  constexpr int conversions = 16;
  int sum = 0;
  for (int i = 0; i < conversions; ++i) {
    const auto millivolts = static_cast<int>(analogReadMilliVolts(board::battery_pin));
    if (millivolts == 0) return 0;
    sum += millivolts;
  }
  return sum * board::battery_divider / conversions;
}

}  // namespace

void Battery::begin() {
  if (board::charging_pin != board::none) pinMode(board::charging_pin, INPUT);
  if (board::cable_pin != board::none) pinMode(board::cable_pin, INPUT);
  if (has_power_chip) begin_power_chip();
}

BatteryLevel Battery::level() {
  const Milliseconds now = millis();
  if (!measured_ || now - measured_at_ >= measure_again_ms) {
    measure(now);
    measured_ = true;
    measured_at_ = now;
  }
  return level_;
}

void Battery::measure(Milliseconds now) {
  if (has_power_chip) {
    PowerChipReading reading;
    if (!read_power_chip(reading)) return;  // what it said last holds; if nothing, nothing is known
    quarters_.add(reading.percent, reading.charging, reading.full, now);
    level_ = quarters_.level();
  } else if (board::battery_pin != board::none && failures_ < failures_max) {
    const int millivolts = cell_millivolts();
    // On a chip that the factory did not calibrate core 3 fails always, and loses memory each time.
    failures_ = millivolts == 0 ? failures_ + 1 : 0;
    if (millivolts == 0) return;
    Told charging = Told::unknown;
    if (board::charging_pin != board::none)
      charging = digitalRead(board::charging_pin) == LOW ? Told::yes : Told::no;
    Told cable = Told::unknown;
    if (board::cable_pin != board::none) cable = digitalRead(board::cable_pin) == HIGH ? Told::yes : Told::no;
    gauge_.add(millivolts, charging, now, cable);
    level_ = gauge_.level();
  }
}

}  // namespace esp32
}  // namespace seaglass
