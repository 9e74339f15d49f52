// Where everything lies on a table of Mirage: the map in a window that shows all of it as large as it fits,
// or else follows the cursor; everybody's supplies at the right; below, what is about to be done.
#pragma once

#include "games/mirage/rules/state.h"
#include "ink/layout.h"
#include "stage/choice_walk.h"

namespace seaglass::mirage::layout {

using ink::Rect;

constexpr Rect map_area{0, 0, 240, 192};
/// What is told, or the tiles to choose from, cover the rest.
constexpr Rect above_what_is_told{0, 0, 240, 156}, above_the_stacks{0, 0, 240, 126};
constexpr Rect bar{0, 192, 240, 48};
constexpr Rect hand{4, 196, 40, 40};
constexpr Rect name_line{50, 195, 188, 16};
constexpr Rect words{50, 211, 188, 28};
constexpr Rect stock{241, 3, 28, 28};
constexpr Rect stacks{2, 126, 236, 62};

/// Fewer have more room: two a large emblem, three and two a name.
constexpr int panels_x = 242, panels_y = 34, panel_width = 76, panels_height = 206, panel_gap = 3;

inline Rect panel(int players, Seat seat) {
  const int height = (panels_height - (players - 1) * panel_gap) / players;
  return {panels_x, panels_y + seat.index() * (height + panel_gap), panel_width, height};
}
constexpr bool has_large_emblem(int players) {
  return players == 2;
}
constexpr bool has_name(int players) {
  return players < players_max;
}
/// Camels, ships, tents.
inline Rect supply_icon(int players, Seat seat, int number) {
  const Rect area = panel(players, seat);
  return {area.x + 3 + number * 24, area.bottom() - 18, 12, 12};
}

/// How large a square is drawn. Only the two largest have camels, ships and tents.
constexpr int sides[] = {24, 20, 16, 13, 10};
constexpr int large = sides[0], with_figures = sides[1], small = sides[4];

/// Where the map is seen.
struct Window {
  Rect area;  // free of all else
  Rect seen;  // what lies outside is not drawn
  int side = large;
  ink::Point origin;  // of the square (0, 0)

  Rect square(Point at) const { return {origin.x + at.x * side, origin.y + at.y * side, side, side}; }
  ink::Point centre(Point at) const {
    return {origin.x + at.x * side + side / 2, origin.y + at.y * side + side / 2};
  }
};

/// Follows the cursor where the map does not fit; without a walk, the tile laid last.
Window window(const State& state, const ChoiceWalk* walk);
/// The same around a square, large.
Window window_on(const State& state, Point at);
/// What the cursor is on, or the tile laid last.
Point focus(const State& state, const ChoiceWalk* walk);
/// All of the map, however large, on the whole screen.
Window overview(const State& state);

}  // namespace seaglass::mirage::layout
