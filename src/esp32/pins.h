// Which pin is which button, for all that go through them.
#pragma once

#include "device.h"

namespace seaglass {
namespace esp32 {

struct ButtonPin {
  Button button;
  int pin;
};

constexpr ButtonPin button_pins[button_count] = {
    {Button::up, board::up_pin},       {Button::down, board::down_pin}, {Button::left, board::left_pin},
    {Button::right, board::right_pin}, {Button::a, board::a_pin},       {Button::b, board::b_pin},
    {Button::menu, board::menu_pin},
};

}  // namespace esp32
}  // namespace seaglass
