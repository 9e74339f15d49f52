#include "esp32/buttons.h"

#include <Arduino.h>

#include "esp32/pins.h"
#include "peripherals/voltage_pad.h"

namespace seaglass {
namespace esp32 {

namespace {

ButtonSet read_pins() {
  ButtonSet pressed;
  for (const ButtonPin& wired : button_pins)
    if (wired.pin != board::none && digitalRead(static_cast<std::uint8_t>(wired.pin)) == LOW)
      pressed.insert(wired.button);
  return pressed;
}

ButtonSet read_pad() {
  return peripherals::decode_voltage_pad(analogRead(board::pad_x_pin), analogRead(board::pad_y_pin));
}

}  // namespace

void PinButtons::begin() {
  for (const ButtonPin& wired : button_pins)
    if (wired.pin != board::none)
      pinMode(static_cast<std::uint8_t>(wired.pin), board::pull_up_buttons ? INPUT_PULLUP : INPUT);
}

void PinButtons::sample() {
  const Milliseconds now = millis();
  contacts_ = read_pins();
  // A voltage on its way from rest to whole passes through half: it counts when two looks agree.
  if (board::pad_x_pin != board::none) {
    const ButtonSet first = read_pad();
    const ButtonSet second = read_pad();
    contacts_.bits = static_cast<std::uint8_t>(contacts_.bits | (first.bits & second.bits));
  }
  debounce_.sample(contacts_, now);
  looked_at_ = now;
  if (debounce_.changed()) moved_at_ = now;
}

ButtonSet PinButtons::held() {
  sample();
  return debounce_.held();
}

}  // namespace esp32
}  // namespace seaglass
