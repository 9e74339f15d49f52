#include "esp32/battery.h"

#include <Arduino.h>

#include "esp32/power_chip.h"

namespace seaglass {
namespace esp32 {

namespace {

/// One conversion scatters by tens of millivolts.
int cell_millivolts() {
  constexpr int conversions = 16;
  int sum = 0;
  for (int i = 0; i < conversions; ++i) sum += static_cast<int>(analogReadMilliVolts(board::battery_pin));
  return sum * board::battery_divider / conversions;
}

}  // namespace

void Battery::begin() {
  if (board::charging_pin != board::none) pinMode(board::charging_pin, INPUT);
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
  } else if (board::battery_pin != board::none) {
    Told charging = Told::unknown;
    if (board::charging_pin != board::none)
      charging = digitalRead(board::charging_pin) == LOW ? Told::yes : Told::no;
    gauge_.add(cell_millivolts(), charging, now);
    level_ = gauge_.level();
  }
}

}  // namespace esp32
}  // namespace seaglass
