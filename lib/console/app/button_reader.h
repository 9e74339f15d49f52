// Turns buttons that are down into presses: one when a button goes down, and more while a direction is held.
#pragma once

#include "core/fixed_vector.h"
#include "device.h"

namespace seaglass {

struct Press {
  Button button = Button::a;
  bool repeated = false;

  friend constexpr bool operator==(Press x, Press y) {
    return x.button == y.button && x.repeated == y.repeated;
  }
};

/// Each button at most once in a step.
using Presses = FixedVector<Press, button_count>;

class ButtonReader {
 public:
  static constexpr Milliseconds repeat_after_ms = 420;
  static constexpr Milliseconds repeat_every_ms = 160;

  /// What is down at the first reading (the press that woke the unit, say) is no press.
  Presses read(ButtonSet held, Milliseconds now);
  /// How long until a held button repeats.
  Milliseconds wait_ms(Milliseconds now) const;

 private:
  static constexpr bool repeats(Button button) { return button <= Button::right; }

  ButtonSet held_;
  bool begun_ = false;
  Milliseconds repeats_at_[button_count] = {};
};

}  // namespace seaglass
