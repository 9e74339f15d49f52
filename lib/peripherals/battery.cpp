#include "peripherals/battery.h"

namespace seaglass {
namespace peripherals {

namespace {

struct Point {
  int millivolts;
  int percent;
};

// The usual discharge curve of a lithium polymer cell at a load of a tenth of its capacity. Below 3.3 V
// nothing is left that could be relied on.
constexpr Point curve[] = {{3300, 0},  {3500, 5},  {3610, 10}, {3690, 15}, {3730, 25}, {3790, 40},
                           {3850, 55}, {3920, 65}, {4020, 80}, {4110, 90}, {4180, 100}};
constexpr int points = sizeof(curve) / sizeof(curve[0]);

}  // namespace

int battery_percent(int millivolts) {
  if (millivolts <= curve[0].millivolts) return 0;
  for (int i = 1; i < points; ++i) {
    const Point& low = curve[i - 1];
    const Point& high = curve[i];
    if (millivolts >= high.millivolts) continue;
    return low.percent +
           (millivolts - low.millivolts) * (high.percent - low.percent) / (high.millivolts - low.millivolts);
  }
  return 100;
}

void BatteryGauge::add(int millivolts, bool charging) {
  if (millivolts < no_cell_millivolts) {
    *this = BatteryGauge();
    charging_ = true;
    return;
  }
  const bool first = millivolts_by_share_ == 0;
  if (first)
    millivolts_by_share_ = millivolts * share;
  else
    millivolts_by_share_ += millivolts - millivolts_by_share_ / share;
  const int percent = battery_percent(millivolts_by_share_ / share);
  if (first || charging || percent < percent_) percent_ = percent;
  charging_ = charging;
}

BatteryLevel BatteryGauge::level() const {
  return {static_cast<std::uint8_t>(percent_), charging_};
}

}  // namespace peripherals
}  // namespace seaglass
