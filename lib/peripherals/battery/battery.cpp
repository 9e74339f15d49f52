#include "peripherals/battery/battery.h"

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

void BatteryGauge::add(int millivolts, Told charging, Milliseconds now, Told cable) {
  if (millivolts < no_cell_millivolts) {
    *this = BatteryGauge();
    return;
  }
  const bool first = !has_cell_;
  has_cell_ = true;
  charging_ = charging;
  cable_ = cable;
  if (first)
    millivolts_by_share_ = millivolts * share;
  else
    millivolts_by_share_ += millivolts - mean();
  watch_fullness(now, first);
  watch_emptiness(millivolts, now, first);
  watch_percent(first);
}

void BatteryGauge::watch_fullness(Milliseconds now, bool first) {
  full_ = full_ && mean() >= not_full_millivolts;
  if (first) {
    watched_from_ = mean();
    watched_since_ = now;
  }
  if (now - watched_since_ < steady_ms) return;
  full_ = mean() >= full_millivolts && watched_from_ - mean() <= fall_max_millivolts;
  watched_from_ = mean();
  watched_since_ = now;
}

void BatteryGauge::watch_emptiness(int millivolts, Milliseconds now, bool first) {
  if (charging_ == Told::yes || millivolts >= not_empty_millivolts) empty_ = false;
  if (charging_ == Told::yes || millivolts >= empty_millivolts + noise_millivolts) readings_below_ = 0;
  if (charging_ == Told::yes) return;
  empty_ = empty_ || (first && millivolts < empty_at_start_millivolts);
  if (readings_below_ == 0) below_since_ = now;
  if (readings_below_ == 0 && millivolts >= empty_millivolts) return;
  if (readings_below_ < empty_readings_min) ++readings_below_;
  empty_ = empty_ || (readings_below_ == empty_readings_min && now - below_since_ >= empty_after_ms);
}

/// A charger that tells nothing shows by how far it lifts the voltage: then the level follows in such steps.
void BatteryGauge::watch_percent(bool first) {
  const int percent = battery_percent(mean());
  const bool rises =
      charging_ == Told::yes || (charging_ == Told::unknown && mean() >= lowest_ + charger_lift_millivolts);
  if (first || rises || mean() < lowest_) lowest_ = mean();
  if (first || rises || percent < percent_) percent_ = static_cast<std::uint8_t>(percent);
}

BatteryLevel BatteryGauge::level() const {
  BatteryLevel level;
  level.charging = has_cell_ ? charging_ : Told::no;
  level.on_cable = !has_cell_ || full_ ? Told::yes : charging_;
  if (has_cell_ && cable_ != Told::unknown) level.on_cable = cable_;
  if (!has_cell_) return level;
  level.measure = BatteryLevel::Measure::percent;
  level.percent = percent_;
  level.empty = empty_;
  level.millivolts = static_cast<std::uint16_t>(mean());
  return level;
}

void QuarterGauge::add(int percent, bool charging, bool full, Milliseconds now) {
  const bool first = level_.measure == BatteryLevel::Measure::nothing;
  level_.measure = BatteryLevel::Measure::quarters;
  level_.charging = charging ? Told::yes : Told::no;
  level_.on_cable = charging || full ? Told::yes : Told::no;
  if (first || level_.has_cable()) {
    level_.percent = static_cast<std::uint8_t>(percent);
    level_.empty = percent == 0 && !level_.has_cable();
    falls_ = false;
    return;
  }
  const bool falls = percent == 0 || percent < level_.percent;
  if (!falls || !falls_) falls_since_ = now;
  falls_ = falls;
  if (!falls || now - falls_since_ < (level_.percent == 0 ? last_ms : settle_ms)) return;
  level_.empty = level_.percent == 0;
  level_.percent = static_cast<std::uint8_t>(percent);
  falls_since_ = now;
}

}  // namespace peripherals
}  // namespace seaglass
