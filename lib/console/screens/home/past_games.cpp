#include "console/screens/home/past_games.h"

#include "console/parts/hint.h"
#include "console/parts/leafing.h"
#include "console/parts/place.h"
#include "console/parts/status.h"
#include "games/cards.h"
#include "ink/layout.h"
#include "ink/text.h"

namespace seaglass {

using namespace ink;

static_assert(flow_knows(ScreenName::past_games, PastGames::outcomes));

namespace {

constexpr int margin = 8, lines_on_a_page = 3, line_pitch = 55;
static_assert(place_top + lines_on_a_page * line_pitch <= 214);
constexpr int picture_width = 76, person_pitch = 36, emblem_side = 24;

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
      line.bots = setup.company.seats_of(SitterKind::bot, setup.players);
      for (Seat seat : all_seats(setup.players)) {
        const Sitter& sitter = setup.company.sitters[seat];
        line.emblems[seat.index()] = sitter.emblem;
        line.levels[seat.index()] = sitter.level;
      }
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
  const int chosen = unit_.past_chosen, first = chosen / lines_on_a_page * lines_on_a_page;
  draw_place(painter, unit_.preferences.game, word(Word::past_games, language));
  for (int i = first; i < smaller(lines_.size(), first + lines_on_a_page); ++i)
    draw_line(painter, i, place_top + (i - first) * line_pitch);
  int x = draw_hint(painter, {margin, 217}, "A", word(Word::watch, language));
  x = draw_hint(painter, {x, 217}, unit_.back_button(), word(Word::back, language));
  if (lines_.size() > lines_on_a_page)
    text_in(painter, {x, 217, screen_width - margin - x, hint_height},
            page_number(chosen, lines_.size()).text(), TextSize::body, palette::foam, Align::right);
  draw_battery(painter, unit_.battery);
}

/// The game's picture, and everybody with what they had in the end; of a bot, its level's
/// face. Who won stands in the sun.
void PastGames::draw_line(Painter& painter, int i, int y) const {
  const Rect area{margin - 4, y, screen_width - 2 * margin + 8, line_pitch - 2};
  if (!painter.shows(area)) return;
  const Line& line = lines_[i];
  draw_row(painter, unit_.preferences.game, area, look_of_row(i == unit_.past_chosen));
  if (line.in_box) draw_hero(painter, line.game, {area.x + 5, area.y + 2, picture_width, area.height - 4});
  const Rect people{area.x + picture_width + 12, area.y, area.width - picture_width - 18, area.height};
  if (!line.readable)
    text_in(painter, people, word(Word::past_unreadable, unit_.preferences.language), TextSize::body,
            palette::sand, Align::left);
  for (Seat seat : all_seats(line.players)) {
    const Rect place{people.x + seat.index() * person_pitch, people.y + 4, person_pitch - 2,
                     people.height - 8};
    const bool won = line.winners.contains(seat);
    if (won) painter.rounded(place, 8, palette::sun);
    const content::Sprite& face = line.bots.contains(seat) ? face_of(line.levels[seat.index()]).small
                                                           : face_of(line.emblems[seat.index()]).small;
    painter.sprite(face, {place.x + (place.width - emblem_side) / 2, place.y + 2}, seat_color(seat));
    int total = 0;
    if (!unit_.shelf.find_past_total(i, seat, total)) continue;
    text_in(painter, {place.x, place.y + emblem_side + 2, place.width, place.height - emblem_side - 2},
            Phrase().add(total).text(), TextSize::child, won ? palette::night : palette::foam);
  }
}

}  // namespace seaglass
