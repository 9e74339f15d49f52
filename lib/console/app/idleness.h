// Measures how long nobody has touched the handheld: the screen dims, then the unit switches itself off.
// Every choice is in flash already, so nothing has to be saved first.
#pragma once

#include "moments.h"

namespace seaglass {

class Idleness {
 public:
  static constexpr int dimmed_percent = 8;

  void touch(Milliseconds now, Milliseconds dims_after_ms, Milliseconds off_after_ms) {
    dims_at_ = now + dims_after_ms;
    off_at_ = now + off_after_ms;
    tried_off_ = false;
  }
  /// On a cable it may lie untouched for weeks.
  void step(Milliseconds now) {
    keep_up(dims_at_, now);
    keep_up(off_at_, now);
  }
  bool dims(Milliseconds now) const { return has_come(dims_at_, now); }
  /// True once. On a place that cannot switch off, the screen stays dim.
  bool goes_off(Milliseconds now) {
    if (tried_off_ || !has_come(off_at_, now)) return false;
    tried_off_ = true;
    return true;
  }
  Milliseconds wait_ms(Milliseconds now, bool may_go_off) const {
    if (!dims(now)) return left_until(dims_at_, now);
    return may_go_off && !tried_off_ ? left_until(off_at_, now) : forever_ms;
  }

 private:
  Milliseconds dims_at_ = 0;
  Milliseconds off_at_ = 0;
  bool tried_off_ = false;
};

}  // namespace seaglass
