// The end of a cell: over whatever was shown stands for some seconds that it is empty and what became of the
// game, then the unit goes off. A charger in the last second takes that back. A unit that is switched on with
// an empty cell shows nothing else.
#pragma once

#include "content/words.h"
#include "device.h"
#include "ink/painter.h"
#include "moments.h"

namespace seaglass {

class EmptyCell {
 public:
  static constexpr Milliseconds shown_ms = 6000;
  /// So often a cell is looked at that could be empty soon, or that a charger may have come to.
  static constexpr Milliseconds look_ms = 2000;

  /// True: what is shown is another thing now.
  bool watch(const BatteryLevel& level, Milliseconds now) {
    if (level.empty == shown_) return false;
    shown_ = level.empty;
    has_gone_off_ = false;
    off_at_ = now + shown_ms;
    return true;
  }
  bool is_shown() const { return shown_; }
  /// Once: where nothing can be switched off, the picture stays.
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
