#include "console/screens/room/table_offer.h"

#include "console/parts/hint.h"
#include "console/session/unit_name_text.h"
#include "ink/layout.h"
#include "ink/text.h"

namespace seaglass {

using namespace ink;

bool TableOffer::watch(bool free, Milliseconds now) {
  const bool low = unit_.battery.is_low() && !unit_.battery.empty;
  if (!low) asked_ = false;
  if (shown_) {
    if (low && unit_.gathering.can_go_to(next_host_)) return false;
    go_away(now);
    return true;
  }
  if (!low || asked_ || !free || !unit_.gathering.find_next_host(next_host_)) return false;
  shown_ = asked_ = true;
  quiet_period_.begin(now);
  return true;
}

bool TableOffer::answer(Button button, Milliseconds now) {
  if (quiet_period_.swallows(now)) return true;
  if (!shown_) return false;
  if (button != Button::a && button != Button::b) return true;
  shown_ = false;
  const bool goes = button == Button::a && unit_.gathering.can_go_to(next_host_);  // to who was named
  if (goes) static_cast<void>(unit_.gathering.hand_over(next_host_.unit, now));
  return true;
}

/// The offer disappears: a press of A right after that answers nothing.
void TableOffer::go_away(Milliseconds now) {
  shown_ = false;
  quiet_period_.begin(now);
}

void TableOffer::draw(Painter& painter) const {
  constexpr Rect box{16, 62, screen_width - 32, 118};
  if (!shown_ || !painter.shows(box)) return;
  const Language language = unit_.preferences.language;
  const UnitNameText name(next_host_.name);
  painter.rounded(box, 14, palette::coral);
  painter.rounded(inset(box, 3), 11, palette::night);
  const Rect room = inset(box, 14, 12);
  text(painter, {room.x, room.y + 4}, word(Word::hand_over_now, language), TextSize::child, palette::foam);
  paragraph(painter, {room.x, room.y + 30, room.width, 36},
            phrase(Word::hand_over_now_means, language, name.text()).text(), TextSize::body, palette::sand,
            Align::left, 2);
  const int x = draw_hint(painter, {room.x, box.bottom() - 30}, "A", word(Word::hand_over_hint, language));
  draw_hint(painter, {x, box.bottom() - 30}, unit_.back_button(), word(Word::keep_here, language));
}

}  // namespace seaglass
