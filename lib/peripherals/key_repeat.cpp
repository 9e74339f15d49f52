#include "peripherals/key_repeat.h"

namespace seaglass {
namespace peripherals {

namespace {

constexpr ButtonSet directions{0b1111};
static_assert(directions.contains(Button::up) && directions.contains(Button::right) &&
              !directions.contains(Button::a));

constexpr ButtonSet only_directions(ButtonSet buttons) {
  return {static_cast<std::uint8_t>(buttons.bits & directions.bits)};
}

}  // namespace

ButtonSet KeyRepeat::pressed(ButtonSet held, Milliseconds now) {
  ButtonSet pressed{static_cast<std::uint8_t>(held.bits & ~held_.bits)};
  const ButtonSet repeating = only_directions(held);
  if (repeating.bits != only_directions(held_).bits) {
    due_at_ = now + first_ms;
  } else if (repeating.bits != 0 && static_cast<std::int32_t>(now - due_at_) >= 0) {
    pressed.bits = static_cast<std::uint8_t>(pressed.bits | repeating.bits);
    due_at_ = now + next_ms;
  }
  held_ = held;
  return pressed;
}

Milliseconds KeyRepeat::wait_ms(Milliseconds now) const {
  if (only_directions(held_).bits == 0) return idle_ms;
  const auto left = static_cast<std::int32_t>(due_at_ - now);
  return left > 0 ? static_cast<Milliseconds>(left) : 0;
}

}  // namespace peripherals
}  // namespace seaglass
