// From what is held to what was pressed: once when a button goes down, and again and again while a direction
// stays down.
#pragma once

#include "device.h"

namespace seaglass {
namespace peripherals {

class KeyRepeat {
 public:
  static constexpr Milliseconds first_ms = 400;
  static constexpr Milliseconds next_ms = 120;

  /// The buttons that were pressed, or repeat, at this step.
  ButtonSet pressed(ButtonSet held, Milliseconds now);

  /// How long until the next repetition, if nothing changes; `idle_ms` when none is due.
  Milliseconds wait_ms(Milliseconds now) const;
  static constexpr Milliseconds idle_ms = 0x7FFFFFFF;

 private:
  ButtonSet held_;
  Milliseconds due_at_ = 0;
};

}  // namespace peripherals
}  // namespace seaglass
