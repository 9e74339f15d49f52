// When the cell is empty, a picture covers the screen for some seconds: it says so, and what became of the
// game. Then the unit goes off, unless a charger is connected in time. A unit that is switched on with an
// empty cell shows nothing else.
#pragma once

#include "content/words.h"
#include "device.h"
#include "ink/painter.h"
#include "moments.h"

namespace seaglass {

class EmptyCell {
 public:
  static constexpr Milliseconds shown_ms = 6000;
  /// The interval for measuring a cell that may soon be empty, or that a charger may be connected to.
  static constexpr Milliseconds look_ms = 2000;

  /// Returns whether the picture changed.
  bool watch(const BatteryLevel& level, Milliseconds now) {
    if (level.empty == shown_) return false;
    shown_ = level.empty;
    has_gone_off_ = false;
    off_at_ = now + shown_ms;
    return true;
  }
  bool is_shown() const { return shown_; }
  /// True once. On a place that cannot switch off, the picture stays.
  bool goes_off(Milliseconds now) {
    if (!shown_ || has_gone_off_ || !has_come(off_at_, now)) return false;
    has_gone_off_ = true;
    return true;
  }
  Milliseconds wait_ms(Milliseconds now) const {
    return shown_ && !has_gone_off_ ? left_until(off_at_, now) : forever_ms;
  }

 private:
  bool shown_ = false;
  bool has_gone_off_ = false;
  Milliseconds off_at_ = 0;
};

/// `kept`: all that was played is in flash, or at another unit.
void draw_empty_cell(ink::Painter& painter, bool kept, Language language);

}  // namespace seaglass
