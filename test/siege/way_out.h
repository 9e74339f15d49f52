// How people find the way out of whatever their handheld shows: by B, and by the last line of the menu.
#pragma once

#include "simulator/handheld.h"

namespace seaglass::siege {

class WayOut {
 public:
  bool is_found(simulator::SimulatedHandheld& handheld) const {
    return handheld.handheld().showing() == ScreenName::launcher;
  }
  bool goes_on() const { return presses_ < presses_max; }
  /// What to press next.
  Button next(simulator::SimulatedHandheld& handheld) {
    ++presses_;
    const ScreenName screen = handheld.handheld().showing();
    at_last_line_ = at_last_line_ && screen == ScreenName::table_menu;
    switch (screen) {
      case ScreenName::play:
      case ScreenName::curtain: return Button::menu;
      case ScreenName::table_menu:
        // Else out of what can be leafed through.
        if (presses_ % 4 == 3) return Button::b;
        at_last_line_ = !at_last_line_;
        return at_last_line_ ? Button::up : Button::a;
      case ScreenName::waiting_room: return presses_ % 3 == 2 ? Button::a : Button::b;
      default: return Button::b;
    }
  }

 private:
  static constexpr int presses_max = 200;

  int presses_ = 0;
  bool at_last_line_ = false;
};

}  // namespace seaglass::siege
