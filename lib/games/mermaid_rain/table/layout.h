// Where everything lies on a table of Mermaid Rain: everybody at the top, the ocean below them, at the lower
// edge what can be done, the hand, and beside it, larger, what the cursor is on.
//
// The ocean is larger than the screen. It is laid out in coordinates of its own, and a camera says where
// these begin on the screen. The camera stands in one of a few places, so that it moves seldom, and far;
// wherever it stands, what it follows lies below the clouds and above whatever is told.
#pragma once

#include "games/mermaid_rain/rules/state.h"
#include "ink/layout.h"
#include "stage/choice_walk.h"
#include "stage/view.h"

namespace seaglass::mermaid_rain::layout {

using ink::Point;
using ink::Rect;

constexpr int top_height = 20;

/// How large the hexes are: those that are played on, and those of the chart that shows the whole ocean.
struct Scale {
  int width;
  int height;
  int pitch;  // from row to row

  constexpr Point corner_of(int column, int row) const {
    return {column * width + (row % 2 != 0 ? width / 2 : 0), row * pitch};
  }
  /// Its upper left corner, and its middle.
  constexpr Point corner_of(Hex hex) const { return corner_of(column_of(hex), row_of(hex)); }
  constexpr Point middle_of(Hex hex) const { return corner_of(hex) + Point{width / 2, height / 2}; }
};
constexpr Scale large{28, 32, 24}, small{18, 19, 14};

/// What is seen of the ocean, between the clouds and the wave that the rest lies on.
constexpr Rect window{0, 16, ink::whole_screen.width, 164};
constexpr int wave_y = 171;
constexpr int high_wave_y = 116;  // under the pairs that a meld begins with
/// Free of clouds, and of the sheet that is told on and its shade.
constexpr Rect seen_for_sure{0, 24, ink::whole_screen.width, 129};
constexpr Point chart{7, 30};

constexpr Rect prompt_area{6, 184, 244, 26};
constexpr int cards_y = 211, card_width = 25, card_height = 28, card_pitch = 26;
constexpr Rect button_area{174, cards_y, 76, card_height};
constexpr Rect lens{254, 181, 63, 57};

/// In the ocean's coordinates.
constexpr Point middle_of(Hex hex) {
  return large.middle_of(hex);
}

/// A hex and what lies close to it.
constexpr Rect around(Point middle) {
  constexpr int side = 52;
  return {middle.x - side / 2, middle.y - side / 2, side, side};
}

/// Everybody's place at the top: as wide as emblem and score.
constexpr Rect cell(int players, Seat seat) {
  const int pitch = ink::smaller(58, 270 / players);
  return {2 + seat.index() * pitch, 1, ink::smaller(pitch, 50) - 2, top_height - 2};
}
constexpr Point emblem(int players, Seat seat) {
  return cell(players, seat).top_left() + Point{9, 9};
}

constexpr Rect hand_card(int kind) {
  return {6 + kind * card_pitch, cards_y, card_width, card_height};
}
/// Something to choose beside the hand, the `number`th.
constexpr Rect option(int number) {
  return {87 + number * 28, cards_y, 27, card_height};
}
/// What is on offer, while nothing is to be chosen there.
constexpr Rect offered(int number, int count, bool decides) {
  const int left = decides ? option(0).x : option(1).x;
  const int pitch = ink::smaller(28, (lens.x - left) / ink::larger(count, 1));
  return {left + number * pitch, cards_y, pitch - 1, card_height};
}

/// Which place a key of a choice's first step stands for; nowhere where it is none.
Place place_of_key(const State& state, int key);
/// Two cards to begin a meld with, large and above all else, the `number`th of the pairs that there are.
constexpr Rect first_pair(int number) {
  return {8 + number * 51, 138, 48, 38};
}

/// The hex of a place that its symbol is on, and where the cursor stands; nowhere is none.
Hex hex_of(const State& state, Place place);
/// Where a mermaid is drawn who is somewhere, in the ocean's coordinates.
Point mermaid(const State& state, Seat seat, const Scale& scale = large);
/// Where she would be there.
Point mermaid_at(const State& state, Seat seat, Place place, const Scale& scale = large);

/// What is told of, or what the cursor is on, or else the mermaid of who decides.
Hex followed(const View& view, const ChoiceWalk* walk);
/// Where the ocean's coordinates begin on the screen.
Point camera_on(Hex hex, int players);
inline Point camera(const View& view, const ChoiceWalk* walk) {
  return camera_on(followed(view, walk), view.players);
}
/// On the screen; beside her name when she is nowhere.
Point shown_mermaid(const State& state, Seat seat, Point camera);

}  // namespace seaglass::mermaid_rain::layout
