#include "console/screens/seats/sit_down.h"

#include "console/parts/hint.h"
#include "console/parts/place.h"
#include "console/parts/sitter_sign.h"
#include "games/cards.h"
#include "ink/layout.h"
#include "ink/text.h"

namespace seaglass {

using namespace ink;

static_assert(flow_knows(ScreenName::sit_down, SitDown::outcomes));

namespace {

constexpr int margin = 12;
constexpr Rect ways_area{margin, place_top + 1, screen_width - 2 * margin, 160};
constexpr int signs_width = 82;

}  // namespace

void SitDown::enter(Milliseconds) {
  way_ = smaller(static_cast<int>(Seating::last_mode(unit_.log)), ways() - 1);
  const Seating together = Seating::load(unit_.log, PlayMode::together, unit_.preferences.game);
  for (int i = 0; i < 2; ++i) emblems_[i] = together.chairs[i].emblem;
  const Seating alone = Seating::load(unit_.log, PlayMode::alone, unit_.preferences.game);
  for (int i = 0; i < 2 && i + 1 < alone.players(); ++i) levels_[i] = alone.chairs[i + 1].level;
}

Outcome SitDown::handle(Press press, Milliseconds) {
  changed_ = all_rows;
  switch (press.button) {
    case Button::up:
    case Button::left: way_ = (way_ + ways() - 1) % ways(); break;
    case Button::down:
    case Button::right: way_ = (way_ + 1) % ways(); break;
    case Button::a:
      unit_.play_mode = static_cast<PlayMode>(way_);
      unit_.over_card = unit_.play_mode == PlayMode::on_air;
      return unit_.over_card ? Outcome::nearby_opened : Outcome::table_wanted;
    case Button::b:
    case Button::menu: return Outcome::back;
  }
  return Outcome::stay;
}

void SitDown::draw(Painter& painter) const {
  const Language language = unit_.preferences.language;
  draw_place(painter, unit_.preferences.game, card_of(unit_.preferences.game).title);
  for (int way = 0; way < ways(); ++way) draw_way(painter, way);
  const int x = draw_hint(painter, {margin, 214}, "A", word(Word::choose, language));
  draw_hint(painter, {x, 214}, unit_.back_button(), word(Word::back, language));
  draw_battery(painter, unit_.battery);
}

void SitDown::draw_way(Painter& painter, int way) const {
  constexpr Word names[] = {Word::sit_alone, Word::sit_together, Word::sit_on_air};
  constexpr Word meanings[] = {Word::sit_alone_means, Word::sit_together_means, Word::sit_on_air_means};
  const Rect area = row(ways_area, way, play_ways, 5);
  if (!painter.shows(area)) return;
  const Language language = unit_.preferences.language;
  const bool chosen = way == way_;
  draw_row(painter, unit_.preferences.game, area, look_of_row(chosen));
  draw_sign(painter, way, {area.x + signs_width / 2 + 2, area.y + area.height / 2});
  const int x = area.x + signs_width + 6;
  text_in(painter, {x, area.y + 6, area.right() - x - 6, 22}, word(names[way], language), TextSize::child,
          palette::foam, Align::left);
  text_in(painter, {x, area.y + 30, area.right() - x - 6, 16}, word(meanings[way], language), TextSize::body,
          palette::sand, Align::left);
}

/// One against bots; two side by side; two with the air between them.
void SitDown::draw_sign(Painter& painter, int way, Point middle) const {
  constexpr int half = 12;
  const auto person = [&](int i, int x) {
    const Face face = face_of(emblems_[i], Seat(i));
    painter.sprite(face.small, {middle.x + x - half, middle.y - half}, face.color);
  };
  person(0, way == 1 ? -14 : -28);
  if (way == 0)
    for (int i = 0; i < 2; ++i)
      painter.sprite(face_of(levels_[i]).small, {middle.x - 13 + 27 * i, middle.y - half},
                     seat_color(Seat(1 + i)));
  if (way == 1) person(1, 14);
  if (way == 2) {
    draw_waves(painter, middle, palette::sea_glass);
    person(1, 28);
  }
}

}  // namespace seaglass
