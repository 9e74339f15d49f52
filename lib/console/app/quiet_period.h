// After something came up by itself, presses may still be meant for what was there before: none is answered
// until no button was pressed for a moment.
#pragma once

#include "moments.h"

namespace seaglass {

class QuietPeriod {
 public:
  static constexpr Milliseconds rest_ms = 500;

  /// Something came up.
  void begin(Milliseconds now) {
    any_ = true;
    rested_at_ = now + rest_ms;
  }
  /// Whether a press is still meant for what was there before. Repeated presses begin the quiet period anew.
  bool swallows(Milliseconds now) {
    any_ = any_ && !has_come(rested_at_, now);
    if (any_) begin(now);
    return any_;
  }

 private:
  bool any_ = false;
  Milliseconds rested_at_ = 0;
};

}  // namespace seaglass
