#include "games/mermaids_song/table/pages.h"

#include "games/mermaids_song/table/layout.h"
#include "games/mermaids_song/table/pieces.h"
#include "ink/text.h"

namespace seaglass::mermaids_song::pages {

using namespace ink;

void draw_mermaids_and_creatures(Painter& painter, const View& view) {
  constexpr int won_in_a_row = 5;  // two rows: nobody wins more than nine
  const State& state = view.state->as<State>();
  painter.fill(Paint::gradient(Color(0x1e3478), Color(0x0b1740), 0, screen_height));
  text_in(painter, {12, 4, 250, 24}, word(Word::song_overview, view.language), TextSize::child, palette::foam,
          Align::left);
  for (Seat seat : all_seats(view.players)) {
    const Rect line{4, 32 + seat.index() * 34, 312, 32};
    if (!painter.shows(line)) continue;
    const Face& face = view.face(seat);
    pieces::draw_rock(painter, line, pieces::rock_edge);
    painter.sprite(face.small, {line.x + 4, line.y + 4}, face.color);
    pieces::draw_number(painter, {line.x + 30, line.y, 26, line.height}, state.creatures[seat].points(),
                        TextSize::child, palette::sun);
    for (int slot = 0; slot < slots; ++slot) {
      const Rect power{line.x + 60 + slot * 57, line.y + 5, 22, 22};
      const Mermaid& mermaid = state.areas[seat].slot[slot];
      if (!mermaid.here) {
        pieces::draw_vacancy(painter, power);
        continue;
      }
      pieces::draw_power(painter, power, mermaid, TextSize::child);
      pieces::draw_melodies(painter, {power.right() + 1, power.y + 4}, mermaid);
    }
    const int top = line.y + (state.creatures[seat].cards() > won_in_a_row ? 1 : 9);
    int number = 0;
    for (int i = 0; i < creature_kinds; ++i)
      for (int n = state.creatures[seat].count[i]; n > 0; --n, ++number) {
        const Point at{line.x + 234 + number % won_in_a_row * 15, top + number / won_in_a_row * 15};
        pieces::draw_won(painter, {at.x, at.y, 14, 14}, creature_at(i));
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
  painter.fill(Paint::gradient(Color(0x1e3478), Color(0x0b1740), 0, screen_height));
  text_in(painter, {12, 4, 250, 24}, word(Word::song_discards, view.language), TextSize::child, palette::foam,
          Align::left);
  for (int kind = 0; kind < kind_count; ++kind) {
    const Rect card = place_of(card_at(kind));
    const int discarded = state.discard[kind];
    if (!painter.shows({card.x, card.y, card.width, card.height + count_height})) continue;
    pieces::draw_card(painter, card, card_at(kind), palette::sea_glass);
    if (discarded == 0) painter.rounded(card, 6, Paint(palette::night, 140));
    pieces::draw_number(painter, {card.x, card.bottom(), card.width, count_height}, discarded,
                        TextSize::child, discarded > 0 ? palette::sun : none_color);
  }
}

}  // namespace seaglass::mermaids_song::pages
