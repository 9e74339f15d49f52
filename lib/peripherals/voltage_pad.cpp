#include "peripherals/voltage_pad.h"

namespace seaglass {
namespace peripherals {

namespace {

void insert_axis(ButtonSet& pressed, int reading, Button at_half, Button at_whole) {
  if (reading >= voltage_pad_whole)
    pressed.insert(at_whole);
  else if (reading >= voltage_pad_half)
    pressed.insert(at_half);
}

}  // namespace

ButtonSet decode_voltage_pad(int reading_x, int reading_y) {
  ButtonSet pressed;
  insert_axis(pressed, reading_x, Button::right, Button::left);
  insert_axis(pressed, reading_y, Button::down, Button::up);
  return pressed;
}

}  // namespace peripherals
}  // namespace seaglass
