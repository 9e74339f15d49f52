#include "peripherals/three_buttons.h"

namespace seaglass {
namespace peripherals {

namespace {

constexpr int previous_bit = 1;
constexpr int act_bit = 2;
constexpr int next_bit = 4;

std::uint8_t bits_of(ThreeContacts contacts) {
  return static_cast<std::uint8_t>((contacts.previous ? previous_bit : 0) | (contacts.act ? act_bit : 0) |
                                   (contacts.next ? next_bit : 0));
}

bool is_one(int contacts) {
  return (contacts & (contacts - 1)) == 0;
}

Button meaning_of(int contacts) {
  switch (contacts) {
    case previous_bit: return Button::left;
    case act_bit: return Button::a;
    case next_bit: return Button::right;
    case previous_bit | next_bit: return Button::menu;
    default: return Button::b;
  }
}

}  // namespace

ButtonSet ThreeButtons::decode(ThreeContacts contacts, Milliseconds now) {
  const std::uint8_t down = bits_of(contacts);
  if (phase_ == Phase::decided && down == 0) phase_ = Phase::open;
  if (phase_ == Phase::open && down != 0) {
    phase_ = Phase::waiting;
    seen_ = 0;
    first_at_ = now;
  }
  if (phase_ == Phase::waiting) {
    seen_ = static_cast<std::uint8_t>(seen_ | down);
    // A quick tap that is over already means what it was; so does a chord.
    if (!is_one(seen_) || down == 0 || now - first_at_ >= together_ms) {
      phase_ = down == 0 ? Phase::open : Phase::decided;
      meaning_ = {};
      meaning_.insert(meaning_of(seen_));
      return meaning_;
    }
    return {};
  }
  // What was decided stays until every finger is off.
  return phase_ == Phase::decided ? meaning_ : ButtonSet{};
}

}  // namespace peripherals
}  // namespace seaglass
