// Maps the buttons that are pressed to the ones that are meant: the handheld may be turned round, for the
// left hand, or have three buttons only.
#pragma once

#include "moments.h"
#include "peripherals/three_buttons.h"

namespace seaglass {

/// The button in that place when the case is turned round.
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
  /// A changed setting takes effect once no button is down: until then a held button keeps its meaning.
  ButtonSet meant(ButtonSet pressed, bool left_handed, bool three_buttons, Milliseconds now);
  /// How long a press waits for a second button, with which it would be a chord.
  Milliseconds wait_ms() const { return waiting_ ? peripherals::ThreeButtons::together_ms : forever_ms; }

 private:
  peripherals::ThreeButtons three_;
  bool left_handed_ = false;
  bool three_buttons_ = false;
  bool waiting_ = false;
};

}  // namespace seaglass
