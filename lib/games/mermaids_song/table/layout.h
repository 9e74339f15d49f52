// Where everything lies on a table of Mermaid's Song. What the cursor moves over keeps to tiles of 16 pixels,
// and all that is public lies above the captions.
#pragma once

#include "games/mermaids_song/rules/state.h"
#include "ink/layout.h"
#include "stage/view.h"

namespace seaglass::mermaids_song::layout {

using ink::Point;
using ink::Rect;

constexpr Rect turn_area{4, 3, 136, 26};
constexpr Rect goal_area{146, 3, 62, 26};

constexpr int panels_y = 32, panel_height = 46, panel_gap = 4, panel_width_max = 154;
constexpr int bubble_side_min = 18, bubble_side_max = 22;

constexpr Rect deck{14, 83, 20, 27};
constexpr Rect discard_pile{264, 83, 20, 27};
constexpr Rect row_area{64, 80, 192, 32};

constexpr Rect near_strip{4, 113, 312, 43};
constexpr int near_cells_x = 112, near_cell_width = 64;

constexpr int hand_y = 161, card_width = 46, card_height = 76;
constexpr Rect prompt_area{168, 163, 148, 44}, preview_area{168, 183, 96, 24};
constexpr Rect left_button{168, 210, 72, 28}, right_button{244, 210, 72, 28};
constexpr Rect reason_area{168, 207, 72, 33};

constexpr Point middle(Rect area) {
  return {area.x + area.width / 2, area.y + area.height / 2};
}

/// The others sit from the left neighbour on, clockwise.
inline Rect panel(const View& view, Seat seat) {
  const int others = view.players - 1;
  const int room = ink::whole_screen.width - 8 - (others - 1) * panel_gap;
  const int width = ink::smaller(panel_width_max, room / others);
  const int all = others * width + (others - 1) * panel_gap;
  const int place = steps_clockwise(view.near, seat, view.players) - 1;
  return {(ink::whole_screen.width - all) / 2 + place * (width + panel_gap), panels_y, width, panel_height};
}

/// A place for a mermaid, empty or not.
inline Rect mermaid(const View& view, Seat seat, int slot) {
  if (seat == view.near)
    return {near_cells_x + slot * near_cell_width, near_strip.y, near_cell_width, near_strip.height};
  const Rect area = panel(view, seat);
  const int pitch = (area.width - 2) / slots;
  const int side = ink::within(bubble_side_min, pitch - 2, bubble_side_max);
  return {area.x + 1 + slot * pitch + (pitch - side) / 2, area.bottom() - 3 - (bubble_side_min + side) / 2,
          side, side};
}

inline Rect own_mermaids(const View& view) {
  const Rect first = mermaid(view, view.near, 0), last = mermaid(view, view.near, slots - 1);
  return {first.x, first.y, last.right() - first.x, first.height};
}

inline Rect creature(int place) {
  return {row_area.x + place * 64 + 1, row_area.y + 1, 62, 30};
}

inline Rect card(int place) {
  return {17 + place * 48, hand_y, card_width, card_height};
}

/// The first place of a kind in a hand.
inline int place_of(const Hand& hand, int kind) {
  int place = 0;
  for (int i = 0; i < kind && i < kind_count; ++i) place += hand.count[i];
  return place;
}

/// How many cards a seat holds, and where one goes that comes to it.
inline Rect hand_count(const View& view, Seat seat) {
  if (seat == view.near) return {near_strip.x + 82, near_strip.y + 9, 15, 20};
  const Rect area = panel(view, seat);
  const int width = area.width < 64 ? 12 : 14;
  return {area.right() - width - (area.width < 64 ? 1 : 5), area.y + 3, width, 19};
}

/// The points of a seat.
inline Rect points(const View& view, Seat seat) {
  if (seat == view.near) return {near_strip.x + 34, near_strip.y + 4, 40, 30};
  const Rect area = panel(view, seat);
  const int right = hand_count(view, seat).x;
  return {area.x + 24, area.y + 2, ink::smaller(26, right - area.x - 24), 22};
}

/// The points as a share of what wins, at the lower edge.
inline Rect race(const View& view, Seat seat) {
  if (seat == view.near) return {near_strip.x + 8, near_strip.bottom() - 8, 92, 4};
  const Rect area = panel(view, seat);
  return {area.x + 4, area.bottom() - 2, area.width - 8, 2};
}

}  // namespace seaglass::mermaids_song::layout
