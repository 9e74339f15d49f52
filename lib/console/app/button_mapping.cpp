#include "console/app/button_mapping.h"

namespace seaglass {

namespace {

ButtonSet turned_round(ButtonSet pressed) {
  ButtonSet turned;
  for (int i = 0; i < button_count; ++i)
    if (pressed.contains(static_cast<Button>(i))) turned.insert(turned_round(static_cast<Button>(i)));
  return turned;
}

}  // namespace

ButtonSet ButtonMapping::meant(ButtonSet pressed, bool left_handed, bool three_buttons, Milliseconds now) {
  if (pressed.bits == 0) {
    left_handed_ = left_handed;
    three_buttons_ = three_buttons;
  }
  if (left_handed_) pressed = turned_round(pressed);
  waiting_ = false;
  if (!three_buttons_) return pressed;
  const peripherals::ThreeContacts contacts{pressed.contains(Button::left), pressed.contains(Button::a),
                                            pressed.contains(Button::right)};
  const ButtonSet meant = three_.decode(contacts, now);
  waiting_ = meant.bits == 0 && (contacts.previous || contacts.act || contacts.next);
  return meant;
}

}  // namespace seaglass
