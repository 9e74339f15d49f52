// From what contacts do to what a finger means. A press counts at once and its bouncing is ignored; a press
// that came and went between two readings is still told, once.
#pragma once

#include "device.h"

namespace seaglass {
namespace peripherals {

class Debounce {
 public:
  static constexpr Milliseconds bounce_ms = 20;  // four times the 5 ms that makers of tact switches allow

  /// What the contacts are at this moment. The more often, the better.
  void sample(ButtonSet contacts, Milliseconds now);

  /// What is held, and whatever was pressed since the last call.
  ButtonSet held();

  /// Whether a call of `held` would tell something new.
  bool changed() const { return (down_.bits | unseen_.bits) != told_.bits; }

 private:
  ButtonSet down_;
  ButtonSet unseen_;
  ButtonSet told_;
  ButtonSet bouncing_;
  Milliseconds changed_at_[button_count] = {};
};

}  // namespace peripherals
}  // namespace seaglass
