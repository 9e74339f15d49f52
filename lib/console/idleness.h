// How long nobody has touched the handheld: the screen dims, then the unit switches itself off. What is
// played is in flash all the time, so that nothing has to be saved first.
#pragma once

#include "moments.h"

namespace seaglass {

class Idleness {
 public:
  static constexpr Milliseconds dims_after_ms = 60 * 1000;
  static constexpr Milliseconds off_after_ms = 5 * 60 * 1000;
  static constexpr int dimmed_percent = 8;

  void touch(Milliseconds now) {
    touched_at_ = now;
    tried_off_ = false;
  }
  bool dims(Milliseconds now) const { return has_come(touched_at_ + dims_after_ms, now); }
  /// Once: where nothing can be switched off, it stays dim.
  bool goes_off(Milliseconds now) {
    if (tried_off_ || !has_come(touched_at_ + off_after_ms, now)) return false;
    tried_off_ = true;
    return true;
  }
  Milliseconds wait_ms(Milliseconds now) const {
    if (!dims(now)) return left_until(touched_at_ + dims_after_ms, now);
    return tried_off_ ? forever_ms : left_until(touched_at_ + off_after_ms, now);
  }

 private:
  Milliseconds touched_at_ = 0;
  bool tried_off_ = false;
};

}  // namespace seaglass
