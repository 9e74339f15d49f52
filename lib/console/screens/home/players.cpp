#include "console/screens/home/players.h"

#include "console/parts/hint.h"
#include "console/parts/status.h"
#include "games/cards.h"
#include "ink/layout.h"
#include "ink/text.h"

namespace seaglass {

using namespace ink;

static_assert(flow_knows(ScreenName::players, Players::outcomes));

namespace {

constexpr int margin = 12;
constexpr int first_line_y = 62;
constexpr int line_pitch = 24;
static_assert(first_line_y + emblem_count * line_pitch <= 208);
constexpr Rect columns{118, 0, screen_width - 118 - margin, 0};

Rect cell_of(int game, int y) {
  Rect area = column(columns, game, game_count, 2);
  area.y = y;
  area.height = line_pitch - 2;
  return area;
}

/// Of the game's title what tells it from the others: its last word.
Text short_title(GameName game) {
  const char* title = card_of(game).title;
  const char* last = title;
  for (const char* letter = title; *letter != '\0'; ++letter)
    if (*letter == ' ') last = letter + 1;
  return last;
}

}  // namespace

void Players::enter(Milliseconds) {
  for (int emblem = 0; emblem < emblem_count; ++emblem) {
    const Statistics::Total all = unit_.statistics.of(emblem);
    if (all.played == 0) continue;
    int place = 0;
    while (place < emblems_.size() && unit_.statistics.of(emblems_[place]).won >= all.won) ++place;
    emblems_.insert(place, static_cast<std::uint8_t>(emblem));
  }
}

Outcome Players::handle(Press press, Milliseconds) {
  return press.button == Button::a || press.button == Button::b || press.button == Button::menu
             ? Outcome::back
             : Outcome::stay;
}

void Players::draw(Painter& painter) const {
  const Language language = unit_.preferences.language;
  painter.fill(palette::deep);
  text(painter, {margin, 9}, word(Word::record_title, language), TextSize::title, palette::foam);
  for (int game = 0; game < game_count; ++game)
    text_in(painter, cell_of(game, first_line_y - line_pitch), short_title(static_cast<GameName>(game)),
            TextSize::body, palette::sand);
  for (int line = 0; line < emblems_.size(); ++line) draw_line(painter, line);
  const int x = draw_hint(painter, {margin, 214}, unit_.back_button(), word(Word::back, language));
  text_in(painter, {x, 214, screen_width - margin - x, hint_height}, word(Word::won_of_played, language),
          TextSize::body, palette::sand, Align::right);
  draw_battery(painter, unit_.battery);
}

void Players::draw_line(Painter& painter, int line) const {
  const Rect area{margin - 4, first_line_y + line * line_pitch, screen_width - 2 * margin + 8,
                  line_pitch - 2};
  if (!painter.shows(area)) return;
  const int emblem = emblems_[line];
  const Face& face = face_at(emblem);
  painter.rounded(area, 8, palette::shadow);
  painter.sprite(face.small, {area.x + 4, area.y - 1}, face.color);
  text_in(painter, {area.x + 32, area.y, columns.x - area.x - 34, area.height},
          shown_name(unit_.names.of_emblem[emblem], emblem, unit_.preferences.language), TextSize::body,
          palette::foam, Align::left);
  for (int game = 0; game < game_count; ++game) {
    const Statistics::Count& count = unit_.statistics.of(emblem, static_cast<GameName>(game));
    if (count.played == 0) continue;
    Phrase figures;
    figures.add(static_cast<int>(count.won)).add(" / ").add(static_cast<int>(count.played));
    text_in(painter, cell_of(game, area.y), figures.text(), TextSize::body,
            count.won > 0 ? palette::sun : palette::foam);
  }
}

}  // namespace seaglass
