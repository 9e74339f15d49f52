#include "games/mermaids_song/table/pages.h"

#include "games/mermaids_song/rules/figures.h"
#include "games/mermaids_song/table/layout.h"
#include "games/mermaids_song/table/pieces.h"
#include "ink/text.h"

namespace seaglass::mermaids_song::pages {

using namespace ink;

namespace {

constexpr Color page_top(0x3f5ca6), page_bottom(0x16265f);

void draw_ground(Painter& painter, const View& view, Word title) {
  painter.fill(Paint::gradient(page_top, page_bottom, 0, screen_height));
  text_in(painter, {12, 4, 250, 24}, word(title, view.language), TextSize::child, palette::foam, Align::left);
}

/// As high as there is room for so many, each.
Rect line_of(Seat seat, int players) {
  constexpr int top = 32, highest = 50;
  const int pitch = smaller(highest, (screen_height - 2 - top) / players);
  return {4, top + seat.index() * pitch, 312, pitch - 2};
}

/// She, her power and what was sung to her: as large as the line allows.
void draw_mermaid(Painter& painter, Rect place, const Mermaid& mermaid, Color color) {
  constexpr int large = 44, figure = 28, power = 26;
  if (place.height < large) {
    const Rect number{place.x, place.y + (place.height - 22) / 2, 22, 22};
    pieces::draw_power(painter, number, mermaid, TextSize::child);
    return pieces::draw_melodies(painter, {number.right() + 1, number.y + 4}, mermaid);
  }
  pieces::draw_mermaid(painter, {place.x, place.y + 2, figure, figure}, color);
  pieces::draw_power(painter, {place.x + figure, place.y + 5, power, 24}, mermaid, TextSize::child);
  pieces::draw_melodies(painter, {place.x + 12, place.bottom() - 15}, mermaid);
}

}  // namespace

void draw_mermaids_and_creatures(Painter& painter, const View& view) {
  constexpr int won_in_a_row = 5;  // two rows: nobody wins more than nine
  constexpr int emblem = 24, won = 14, pitch = 57;
  const State& state = view.state->as<State>();
  draw_ground(painter, view, Word::song_overview);
  for (Seat seat : all_seats(view.players)) {
    const Rect line = line_of(seat, view.players);
    if (!painter.shows(line)) continue;
    const Face& face = view.face(seat);
    pieces::draw_board(painter, line);
    painter.sprite(face.small, {line.x + 4, line.y + (line.height - emblem) / 2}, face.color);
    pieces::draw_number(painter, {line.x + 30, line.y, 26, line.height}, figures::points(state, seat),
                        TextSize::child, palette::sun);
    for (int slot = 0; slot < slots; ++slot) {
      const Rect place{line.x + 59 + slot * pitch, line.y, pitch, line.height};
      const Mermaid& mermaid = state.areas[seat].slot[slot];
      if (mermaid.here) draw_mermaid(painter, place, mermaid, face.color);
    }
    const int rows = state.creatures[seat].cards() > won_in_a_row ? 2 : 1;
    const int top = line.y + (line.height - rows * (won + 1)) / 2;
    int number = 0;
    for (int i = 0; i < creature_kinds; ++i)
      for (int n = figures::won(state, seat, creature_at(i)); n > 0; --n, ++number) {
        const Point at{line.x + 234 + number % won_in_a_row * (won + 1),
                       top + number / won_in_a_row * (won + 1)};
        pieces::draw_won(painter, {at.x, at.y, won, won}, creature_at(i));
      }
  }
}

namespace {

constexpr int count_height = 22, card_height = 78;
constexpr Color none_color(0xa9c9cf);

/// Mermaids, Songs, and the Kraken; below them Silences, and the Treasure.
Rect place_of(Card card) {
  constexpr int x = 14, pitch_x = 62, y = 34, pitch_y = 103, last_column = song_values + 1;
  const int melody = index(card) - first_melody;
  const bool below = card == Card::treasure || (is_melody(card) && melody >= song_values);
  const int column = is_urgent(card) ? last_column : is_melody(card) ? 1 + melody % song_values : 0;
  return {x + column * pitch_x, y + (below ? pitch_y : 0), layout::card_width, card_height};
}

}  // namespace

void draw_discards(Painter& painter, const View& view) {
  const State& state = view.state->as<State>();
  draw_ground(painter, view, Word::song_discards);
  for (int kind = 0; kind < kind_count; ++kind) {
    const Rect card = place_of(card_at(kind));
    const int discarded = figures::discarded(state, card_at(kind));
    if (!painter.shows({card.x, card.y, card.width, card.height + count_height})) continue;
    pieces::draw_card(painter, card, card_at(kind), palette::sea_glass);
    if (discarded == 0) painter.rounded(card, 7, Paint(page_top, 130));
    pieces::draw_number(painter, {card.x, card.bottom(), card.width, count_height}, discarded,
                        TextSize::child, discarded > 0 ? palette::sun : none_color);
  }
}

}  // namespace seaglass::mermaids_song::pages
