#include "console/screens/home/players.h"

#include "console/parts/hint.h"
#include "console/parts/place.h"
#include "console/parts/sitter_sign.h"
#include "console/parts/status.h"
#include "games/cards.h"
#include "ink/layout.h"
#include "ink/text.h"

namespace seaglass {

using namespace ink;

static_assert(flow_knows(ScreenName::players, Players::outcomes));

namespace {

constexpr int margin = 12;
constexpr int head_height = 30;
constexpr int first_line_y = place_top + head_height;
constexpr int line_pitch = 34;
static_assert(first_line_y + 4 * line_pitch <= 215);
constexpr Rect columns{118, 0, screen_width - 118 - margin, 0};

Rect cell_of(int game, int y, int height) {
  Rect area = column(columns, game, game_count, 2);
  area.y = y;
  area.height = height;
  return area;
}

/// The number alone where many games leave the column too narrow for the word.
void draw_best(Painter& painter, Rect area, int best, Language language) {
  const Phrase with_word = phrase(Word::best_total, language, best);
  const bool fits = text_width(with_word.text(), TextSize::body) <= area.width;
  text_in(painter, area, fits ? with_word.text() : Phrase().add(best).text(), TextSize::body, palette::sand);
}

}  // namespace

void Players::enter(Milliseconds) {
  statistics_ = unit_.statistics();
  for (int emblem = 0; emblem < emblem_count; ++emblem) {
    const Statistics::Total all = statistics_.of(emblem);
    if (all.played == 0) continue;
    int place = 0;
    while (place < emblems_.size() && statistics_.of(emblems_[place]).won >= all.won) ++place;
    emblems_.insert(place, static_cast<std::uint8_t>(emblem));
  }
}

Outcome Players::handle(Press press, Milliseconds) {
  const int last = larger(0, emblems_.size() - lines_shown);
  changed_ = all_rows;
  switch (press.button) {
    case Button::up:
    case Button::left: first_ = larger(0, first_ - 1); break;
    case Button::down:
    case Button::right: first_ = smaller(last, first_ + 1); break;
    case Button::a:
    case Button::b:
    case Button::menu: return Outcome::back;
  }
  return Outcome::stay;
}

void Players::draw(Painter& painter) const {
  const Language language = unit_.preferences.language;
  draw_place(painter, unit_.preferences.game, word(Word::record_title, language));
  for (int game = 0; game < game_count; ++game)
    draw_hero(painter, static_cast<GameName>(game), cell_of(game, place_top, head_height - 3));
  for (int place = 0; place < smaller(lines_shown, emblems_.size()); ++place) draw_line(painter, place);
  draw_marks(painter);
  const int x = draw_hint(painter, {margin, 217}, unit_.back_button(), word(Word::back, language));
  text_in(painter, {x, 217, screen_width - margin - x, hint_height}, word(Word::won_of_played, language),
          TextSize::body, palette::sand, Align::right);
  draw_battery(painter, unit_.battery);
}

/// Won of played, and below it the best total; below the name the bots that it has won against.
void Players::draw_line(Painter& painter, int place) const {
  const Rect area{margin - 4, first_line_y + place * line_pitch, screen_width - 2 * margin + 8,
                  line_pitch - 2};
  if (!painter.shows(area)) return;
  const Language language = unit_.preferences.language;
  const int emblem = emblems_[first_ + place];
  const Face face = face_of(emblem);
  draw_row(painter, unit_.preferences.game, area);
  painter.sprite(face.small, {area.x + 4, area.y + 4}, face.color);
  Rect name{area.x + 32, area.y, columns.x - area.x - 34, area.height};
  const Statistics::BeatenLevels beaten = statistics_.of(emblem).beaten;
  if (!beaten.empty()) {
    name.height = 17;
    draw_levels(painter, {name.x, name.bottom()}, beaten, face.color);
  }
  text_in(painter, name, shown_name(unit_.names.of_emblem[emblem], emblem, language), TextSize::body,
          palette::foam, Align::left);
  for (int game = 0; game < game_count; ++game) {
    const Statistics::Count& count = statistics_.of(emblem, static_cast<GameName>(game));
    if (count.played == 0) continue;
    Phrase figures;
    figures.add(static_cast<int>(count.won)).add(" / ").add(static_cast<int>(count.played));
    text_in(painter, cell_of(game, area.y + 1, 15), figures.text(), TextSize::body,
            count.won > 0 ? palette::sun : palette::foam);
    if (count.best == 0) continue;
    draw_best(painter, cell_of(game, area.y + 16, 15), count.best, language);
  }
}

/// Which of the lines these are, where there are more.
void Players::draw_marks(Painter& painter) const {
  if (emblems_.size() <= lines_shown) return;
  constexpr int x = screen_width - 6, height = lines_shown * line_pitch - 2;
  painter.rounded({x, first_line_y, 3, height}, 1, palette::night);
  painter.rounded(
      {x, first_line_y + height * first_ / emblems_.size(), 3, height * lines_shown / emblems_.size()}, 1,
      palette::sea_glass);
}

}  // namespace seaglass
