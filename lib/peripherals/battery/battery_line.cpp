#include "peripherals/battery/battery_line.h"

namespace seaglass {
namespace peripherals {

namespace {

const char* answer(Told told) {
  return told == Told::yes ? "yes" : told == Told::no ? "no" : "unknown";
}

}  // namespace

Line battery_line(const BatteryLevel& level) {
  Line line;
  line.text("battery ");
  if (level.millivolts > 0) line.number(level.millivolts).text(" mV, ");
  switch (level.measure) {
    case BatteryLevel::Measure::nothing: line.text(level.has_cable() ? "none" : "unknown"); break;
    case BatteryLevel::Measure::quarters: line.number(level.percent).text(" % in quarters"); break;
    case BatteryLevel::Measure::percent: line.number(level.percent).text(" %"); break;
  }
  line.text(", charging ").text(answer(level.charging)).text(", cable ").text(answer(level.on_cable));
  if (level.empty) line.text(", empty");
  return line;
}

}  // namespace peripherals
}  // namespace seaglass
