// Where everything lies on a table of Mirage: the map in a window that shows all of it as large as it fits,
// or else follows the cursor; everybody's supplies at the right; below, what is about to be done.
#pragma once

#include "ink/layout.h"
#include "mirage/state.h"
#include "stage/choice_walk.h"

namespace seaglass::mirage::layout {

using ink::Rect;

constexpr Rect map_area{0, 0, 240, 192};
constexpr Rect bar{0, 192, 240, 48};
constexpr Rect hand{5, 196, 40, 40};
constexpr Rect words{52, 195, 186, 44};
constexpr Rect stock{242, 3, 27, 28};

constexpr int panels_x = 242, panels_y = 34, panel_width = 76, panel_height = 48, panel_pitch = 52;

inline Rect panel(Seat seat) {
  return {panels_x, panels_y + seat.index() * panel_pitch, panel_width, panel_height};
}

/// How large a square is drawn: with a letter on each piece, with camels and ships, or as little as can be
/// told apart.
constexpr int large = 20, middle = 14, small = 10;

/// Where the map is seen.
struct Window {
  int side = large;
  ink::Point origin;  // of the square (0, 0)

  Rect square(Point at) const { return {origin.x + at.x * side, origin.y + at.y * side, side, side}; }
  ink::Point centre(Point at) const {
    return {origin.x + at.x * side + side / 2, origin.y + at.y * side + side / 2};
  }
};

/// Follows the cursor where the map does not fit; without a walk, the tile laid last.
Window window(const State& state, const ChoiceWalk* walk);

}  // namespace seaglass::mirage::layout
