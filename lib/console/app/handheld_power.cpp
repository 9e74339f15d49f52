// How a handheld lives with its cell: it looks at it, dims, and goes off, untouched or empty.
#include "console/app/handheld.h"
#include "console/parts/status.h"

namespace seaglass {

Milliseconds Handheld::watch_battery(Milliseconds now) {
  if (has_come(battery_at_, now)) look_at_battery(now);
  if (empty_cell_.goes_off(now)) go_off();
  return sooner(left_until(battery_at_, now), empty_cell_.wait_ms(now));
}

void Handheld::look_at_battery(Milliseconds now) {
  const BatteryLevel level = device_.power.battery();
  if (!looks_alike(level, unit_.battery)) changed_ = changed_.with(status_rows);
  unit_.battery = level;
  unit_.gathering.set_low(level.is_low());
  const Notice before = notices_.shown();
  notices_.watch_battery(level, now);
  if (notices_.shown() != before) changed_ = all_rows;
  if (empty_cell_.watch(level, now)) {
    changed_ = all_rows;
    touch(now);
  }
  battery_at_ = now + (level.is_very_low() || level.empty ? EmptyCell::look_ms : battery_every_ms);
}

Milliseconds Handheld::watch_idleness(Milliseconds now) {
  if (unit_.held.bits != 0 || unit_.stays_on) touch(now);
  idleness_.step(now);
  const bool may_dim = !device_.stays_lit && unit_.preferences.dims_after != DimsAfter::never;
  light(may_dim && idleness_.dims(now) ? Idleness::dimmed_percent : unit_.preferences.brightness_percent());
  const bool may_go_off =
      !device_.stays_lit && !unit_.battery.has_cable() && unit_.preferences.off_after != OffAfter::never;
  if (may_go_off && idleness_.goes_off(now)) go_off();
  return idleness_.wait_ms(now, may_go_off);
}

void Handheld::touch(Milliseconds now) {
  idleness_.touch(now, unit_.preferences.dims_after_ms(), unit_.preferences.off_after_ms());
}

/// What is played is in flash all the time.
void Handheld::go_off() {
  if (unit_.preferences != saved_) save_preferences();
  device_.panel.wait();
  device_.power.off();
}

void Handheld::light(int percent) {
  if (percent == lit_percent_) return;
  device_.panel.set_brightness(percent);
  lit_percent_ = percent;
}

/// The flash refuses it.
bool Handheld::is_unkept() const {
  const Table& table = unit_.table;
  return table.is_set() && !table.over() && !table.is_kept();
}

}  // namespace seaglass
