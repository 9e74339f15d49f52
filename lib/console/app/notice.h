// A notice: what a person must know now. It covers the middle of whatever screen is shown, for a while or
// until a button is pressed; that press does nothing else.
#pragma once

#include "console/app/quiet_period.h"
#include "content/words.h"
#include "device.h"
#include "ink/painter.h"
#include "moments.h"

namespace seaglass {

enum class Notice : std::uint8_t {
  none,
  battery_low,
  battery_very_low,  // said once more
  not_kept,
  may_be_lost,     // something in flash cannot be read
  later_version,   // or is in a form that only a later version knows
  table_is_here,   // this unit hosts it now
  table_moved,     // somebody else's does
  table_stayed,    // whose unit was to host it could not
  table_declined,  // nor that one, whose cell is low
};

/// Decides which notice is shown.
class Notices {
 public:
  static constexpr Milliseconds shown_ms = 8000;

  void watch_battery(const BatteryLevel& level, Milliseconds now);
  /// Whether the game on the table is not kept; said once for each game.
  void watch_table(bool unkept, Milliseconds now);
  void show(Notice notice, Milliseconds now);

  Notice shown() const { return shown_; }
  void dismiss() { shown_ = Notice::none; }
  /// A press dismisses it, once it has been shown for a moment.
  void answer(Milliseconds now) {
    if (!quiet_period_.swallows(now)) dismiss();
  }
  /// Returns whether it went away by itself.
  bool tick(Milliseconds now);
  Milliseconds wait_ms(Milliseconds now) const;

 private:
  QuietPeriod quiet_period_;
  Notice shown_ = Notice::none;
  Milliseconds shown_at_ = 0;
  enum class Warned : std::uint8_t { no, low, very_low };
  /// A cell whose level rises by so much was charged since the warning.
  static constexpr int charged_percent = 3;

  Warned warned_ = Warned::no;
  std::uint8_t warned_at_percent_ = 100;
  bool unkept_ = false;
};

/// `name`: of the person, unit or kind of thing that the notice names, if it names one.
void draw_notice(ink::Painter& painter, Notice notice, const char* name, Language language);

}  // namespace seaglass
