#include "console/screens/home/launcher.h"

#include "console/parts/motion.h"
#include "console/parts/status.h"
#include "console/screens/home/card_foot.h"

namespace seaglass {

using namespace ink;

static_assert(flow_knows(ScreenName::launcher, Launcher::outcomes));

namespace {

constexpr int ring_pixels = game_count * screen_width;

constexpr int wrapped(int value, int size) {
  return (value % size + size) % size;
}

GameName neighbour(GameName game, int cards) {
  return static_cast<GameName>(wrapped(static_cast<int>(game) + cards, game_count));
}

}  // namespace

void Launcher::enter(Milliseconds now) {
  if (!unit_.calm()) water_.stir(now);
}

Outcome Launcher::handle(Press press, Milliseconds now) {
  if (!unit_.calm()) water_.stir(now);
  switch (press.button) {
    case Button::left: slide(-1, now); break;
    case Button::right: slide(1, now); break;
    case Button::a: return Outcome::game_opened;
    case Button::menu: unit_.over_table = false; return Outcome::settings_opened;
    case Button::b:
      if (!unit_.air.exists()) break;
      unit_.over_card = false;
      return Outcome::nearby_opened;
    default: break;
  }
  return Outcome::stay;
}

/// Begins where the screen is at this moment, also in the middle of an earlier slide.
void Launcher::slide(int cards, Milliseconds now) {
  unit_.preferences.game = neighbour(unit_.preferences.game, cards);
  changed_ = all_rows;
  if (unit_.calm()) return;
  const int furthest = (game_count - 1) * screen_width;  // further off, a hurry would run round the ring
  slid_from_ = within(-furthest, offset_at(now) - cards * screen_width, furthest);
  slid_at_ = now;
}

int Launcher::offset_at(Milliseconds now) const {
  if (slid_from_ == 0) return 0;
  const int left = whole - eased_out(progress(now - slid_at_, slide_ms));
  return slid_from_ * left / whole;
}

Tick Launcher::tick(Milliseconds now) {
  const int offset = offset_at(now);
  if (offset != offset_) changed_ = all_rows;
  offset_ = offset;
  if (offset == 0) slid_from_ = 0;
  if (water_.tick(now)) changed_ = changed_.with(Water::rows);
  return what_changed(slid_from_ != 0 ? 0 : water_.wait_ms(now));
}

void Launcher::draw(Painter& painter) const {
  const int chosen = static_cast<int>(unit_.preferences.game);
  const int at = wrapped(chosen * screen_width + offset_, ring_pixels);
  const GameName left = static_cast<GameName>(at / screen_width);
  const int gone = at % screen_width;  // columns of the left card that have left the screen
  const GameName right = neighbour(left, 1);

  {
    Clipped clipped(painter, {0, 0, screen_width, Water::rows.bottom});
    painter.image(card_of(left).scene, {-gone, 0});
    if (gone > 0) painter.image(card_of(right).scene, {screen_width - gone, 0});
  }
  water_.draw(painter, between(card_of(left).water, card_of(right).water, gone * 255 / screen_width), at);
  draw_foot(painter, left, -gone);
  if (gone > 0) draw_foot(painter, right, screen_width - gone);
  draw_dots(painter, at);
  draw_gear(painter);
  if (unit_.air.exists()) draw_nearby(painter, unit_.back_button());
  draw_battery(painter, unit_.battery);
}

}  // namespace seaglass
