// How a person holds the handheld: turned round, for the left hand, or with three buttons only. What their
// fingers press becomes what they mean.
#pragma once

#include "moments.h"
#include "peripherals/three_buttons.h"

namespace seaglass {

/// Which button lies there when the case is turned round.
constexpr Button turned_round(Button button) {
  switch (button) {
    case Button::up: return Button::down;
    case Button::down: return Button::up;
    case Button::left: return Button::right;
    case Button::right: return Button::left;
    case Button::a:
    case Button::b:
    case Button::menu: break;
  }
  return button;
}

class ButtonMapping {
 public:
  /// Whoever changes how they hold it lets go before that counts: what is down goes on meaning what it meant.
  ButtonSet meant(ButtonSet pressed, bool left_handed, bool three_buttons, Milliseconds now);
  /// Whether a press waits to see if a second one joins it.
  Milliseconds wait_ms() const { return waiting_ ? peripherals::ThreeButtons::together_ms : forever_ms; }

 private:
  peripherals::ThreeButtons three_;
  bool left_handed_ = false;
  bool three_buttons_ = false;
  bool waiting_ = false;
};

}  // namespace seaglass
