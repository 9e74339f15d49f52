#include "console/screens/home/past_games.h"

#include "console/parts/hint.h"
#include "console/parts/status.h"
#include "games/cards.h"
#include "ink/text.h"

namespace seaglass {

using namespace ink;

static_assert(flow_knows(ScreenName::past_games, PastGames::outcomes));

namespace {

constexpr int margin = 16;
constexpr int first_line_y = 38;
constexpr int line_pitch = 22;
static_assert(first_line_y + Shelf::past_max * line_pitch <= 214);
constexpr int people_x = 162, person_pitch = 24, emblem_side = 24;
constexpr int lost_opacity = 110;

}  // namespace

void PastGames::enter(Milliseconds) {
  const Shelf& shelf = unit_.shelf;
  for (int i = 0; i < shelf.past_count(); ++i) {
    Line line;
    Setup setup;
    line.in_box = find_game(shelf.past_game(i), line.game);
    line.winners = shelf.past_winners(i);
    line.readable =
        line.in_box && shelf.past(i).find(setup) == Saved::table && game_of(line.game).allows(setup);
    if (line.readable) {
      line.players = setup.players;
      for (Seat seat : all_seats(setup.players))
        line.emblems[seat.index()] = setup.company.sitters[seat].emblem;
    }
    lines_.push_back(line);
  }
  if (unit_.past_chosen >= lines_.size()) unit_.past_chosen = 0;
}

Outcome PastGames::handle(Press press, Milliseconds) {
  changed_ = all_rows;
  int& chosen = unit_.past_chosen;
  switch (press.button) {
    case Button::up:
    case Button::left: chosen = (chosen + lines_.size() - 1) % lines_.size(); break;
    case Button::down:
    case Button::right: chosen = (chosen + 1) % lines_.size(); break;
    case Button::a:
      if (lines_[chosen].readable && unit_.table.lay_past(chosen)) return Outcome::replay_opened;
      unit_.sound.play(Motif::refuse);
      break;
    case Button::b:
    case Button::menu: return Outcome::back;
  }
  return Outcome::stay;
}

void PastGames::draw(Painter& painter) const {
  const Language language = unit_.preferences.language;
  painter.fill(palette::deep);
  text(painter, {margin, 9}, word(Word::past_games, language), TextSize::title, palette::foam);
  for (int i = 0; i < lines_.size(); ++i) draw_line(painter, i);
  const int x = draw_hint(painter, {margin, 217}, "A", word(Word::watch, language));
  draw_hint(painter, {x, 217}, unit_.back_button(), word(Word::back, language));
  draw_battery(painter, unit_.battery);
}

/// Who won stands on foam, the others in the shade.
void PastGames::draw_line(Painter& painter, int i) const {
  const Rect area{margin - 6, first_line_y + i * line_pitch, screen_width - 2 * margin + 12, line_pitch};
  if (!painter.shows(area)) return;
  const Line& line = lines_[i];
  if (i == unit_.past_chosen) painter.rounded(area, 8, palette::tide);
  text_in(painter, {area.x + 8, area.y, people_x - area.x - 8, area.height},
          line.in_box ? card_of(line.game).title : "?", TextSize::body, palette::foam, Align::left);
  if (!line.readable) {
    text_in(painter, {area.x, area.y, area.width - 8, area.height},
            word(Word::past_unreadable, unit_.preferences.language), TextSize::body, palette::sand,
            Align::right);
    return;
  }
  for (Seat seat : all_seats(line.players)) {
    const Face face = face_of(line.emblems[seat.index()], seat);
    const Rect place{people_x + seat.index() * person_pitch, area.y - 1, emblem_side, emblem_side};
    const bool won = line.winners.contains(seat);
    if (won) painter.circle(place.middle(), fine(11), palette::foam);
    painter.sprite(face.small, place.top_left(), Tint(face.color, won ? 255 : lost_opacity));
  }
}

}  // namespace seaglass
