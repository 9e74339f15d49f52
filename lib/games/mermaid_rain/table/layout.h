// Where everything lies on a table of Mermaid Rain: everybody at the top, the whole ocean below them, at the
// lower edge what can be done, the hand, and beside it, larger, what the cursor is on.
#pragma once

#include "games/mermaid_rain/rules/state.h"
#include "ink/layout.h"
#include "stage/view.h"

namespace seaglass::mermaid_rain::layout {

using ink::Point;
using ink::Rect;

constexpr int top_height = 20;

constexpr int hex_width = 18, hex_height = 19, row_pitch = 14;
constexpr Point ocean{7, top_height};
constexpr Rect ocean_area{0, top_height, ink::whole_screen.width,
                          (content::row_count - 1) * row_pitch + hex_height};

constexpr Rect prompt_area{6, 181, 244, 26};
constexpr int cards_y = 208, card_width = 25, card_height = 30, card_pitch = 26;
constexpr Rect button_area{174, cards_y, 76, card_height};
constexpr Rect lens{254, 182, 63, 57};

/// Its upper left corner.
constexpr Point corner_of(Hex hex) {
  return {ocean.x + column_of(hex) * hex_width + (row_of(hex) % 2) * hex_width / 2,
          ocean.y + row_of(hex) * row_pitch};
}
constexpr Point middle_of(Hex hex) {
  return corner_of(hex) + Point{hex_width / 2, hex_height / 2};
}
constexpr Rect area_of(Hex hex) {
  return {corner_of(hex).x, corner_of(hex).y, hex_width, hex_height};
}

/// A hex and what lies close to it.
constexpr Rect around(Point middle) {
  constexpr int side = 44;
  return {middle.x - side / 2, middle.y - side / 2, side, side};
}

/// Everybody's place at the top.
constexpr Rect cell(int players, Seat seat) {
  const int width = 270 / players;
  return {2 + seat.index() * width, 1, width - 2, top_height - 2};
}

constexpr Rect hand_card(int kind) {
  return {6 + kind * card_pitch, cards_y, card_width, card_height};
}
/// Something to choose beside the hand, the `number`th.
constexpr Rect option(int number) {
  return {87 + number * 28, cards_y, 27, card_height};
}

/// The hex of a place that its symbol is on, and where the cursor stands; nowhere is none.
Hex hex_of(const State& state, Place place);
/// Where a mermaid is drawn; beside her name when she is nowhere.
Point mermaid(const State& state, Seat seat);
/// Where she would be there.
Point mermaid_at(const State& state, Seat seat, Place place);

}  // namespace seaglass::mermaid_rain::layout
