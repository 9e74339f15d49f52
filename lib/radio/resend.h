// Saying something again until it is answered: soon at first, then ever more rarely, so that a unit out of
// reach costs little air.
#pragma once

#include "moments.h"

namespace seaglass {

class Resend {
 public:
  // A round trip takes up to about 30 ms while five other units are told the same.
  static constexpr Milliseconds first_wait_ms = 30;
  static constexpr Milliseconds wait_ms_max = 500;

  /// There is something new to say.
  void start(Milliseconds now) {
    due_ = now;
    wait_ms_ = first_wait_ms;
  }
  void sent(Milliseconds now) {
    due_ = now + wait_ms_;
    const Milliseconds longer_ms = wait_ms_ * 7 / 5;
    wait_ms_ = longer_ms < wait_ms_max ? longer_ms : wait_ms_max;
  }
  bool is_due(Milliseconds now) const { return has_come(due_, now); }
  Milliseconds left_ms(Milliseconds now) const { return left_until(due_, now); }

 private:
  Milliseconds due_ = 0;
  Milliseconds wait_ms_ = first_wait_ms;
};

}  // namespace seaglass
