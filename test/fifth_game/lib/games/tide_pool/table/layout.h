// Where everything lies on a table of Tide Pool.
#pragma once

#include "games/tide_pool/rules/state.h"
#include "ink/layout.h"
#include "stage/view.h"

namespace seaglass::tide_pool::layout {

using ink::Rect;

constexpr Rect pool{156, 32, 156, 112};
constexpr Rect far_panel{8, 32, 140, 52}, near_panel{8, 92, 140, 52};  // for two
constexpr Rect panels{8, 32, 140, 112};                                // for more: two columns
constexpr Rect prompt{8, 152, 304, 24};
constexpr Rect buttons{8, 184, 304, 48};
constexpr int columns = 6, rows = 4;  // of pebbles
static_assert(columns * rows >= content::pebble_count);

inline bool is_for_two(const View& view) {
  return view.players == 2;
}
inline Rect panel(const View& view, Seat seat) {
  if (is_for_two(view)) return seat == view.near ? near_panel : far_panel;
  return ink::cell(panels, seat.index() % 2, 2, seat.index() / 2, 3, 4);
}
inline Rect card(const View& view, Seat seat) {
  const Rect area = panel(view, seat);
  if (is_for_two(view)) return {area.right() - 34, area.y + 6, 28, 40};
  return {area.right() - 23, area.y + 3, 20, 28};
}
/// For taking so many.
inline Rect button(int number) {
  return ink::column(buttons, number - 1, content::taken_max, 8);
}

}  // namespace seaglass::tide_pool::layout
