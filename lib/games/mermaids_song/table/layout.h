// Where everything lies on a table of Mermaid's Song: the others on their rocks below the moon, the creatures
// on the horizon, the own mermaids on three rocks in the sea, and the hand. What the cursor moves over keeps
// to tiles of 16 pixels, and all that is public lies above the captions or little below their upper edge.
#pragma once

#include "games/mermaids_song/rules/state.h"
#include "ink/layout.h"
#include "stage/view.h"

namespace seaglass::mermaids_song::layout {

using ink::Point;
using ink::Rect;

constexpr Rect turn_area{4, 3, 128, 26};
constexpr Rect goal_area{138, 3, 62, 26};

constexpr int panels_y = 31, panel_height = 48, panel_gap = 4, panel_width_max = 154;
constexpr int header_height = 17;

constexpr Rect deck{5, 82, 20, 27};
constexpr Rect discard_pile{273, 82, 20, 27};
constexpr Rect row_area{51, 80, 218, 32};

constexpr Rect near_strip{2, 112, 316, 48};
constexpr Rect near_place{2, 113, 64, 46};
constexpr int near_cells_x = 70, near_cell_pitch = 83, near_cell_width = 80;  // each on its rock in data/art

/// Around a card's upper edge there is room for the cursor in one row of tiles; the lower one lies below the
/// screen.
constexpr int hand_y = 163, card_width = 48, card_height = 88, card_pitch = 52;
constexpr Rect told_card{0, 0, 56, 74};  // beside the words that tell of it
constexpr Rect prompt_area{168, 165, 148, 40}, preview_area{168, 182, 100, 24};
constexpr Rect left_button{168, 209, 72, 28}, right_button{244, 209, 72, 28};
constexpr Rect reason_area{168, 206, 72, 33};

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
    return {near_cells_x + slot * near_cell_pitch, near_strip.y, near_cell_width, near_strip.height};
  const Rect area = panel(view, seat);
  const int pitch = (area.width - 2) / slots, spare = area.width - pitch * slots;
  return {area.x + spare / 2 + slot * pitch, area.y + header_height, pitch, area.height - header_height - 2};
}

/// There her power stands beside her, else below.
constexpr bool is_wide(Rect mermaid) {
  return mermaid.width >= 44;
}
/// Where she is, in her place.
inline Rect figure(Rect place, bool near) {
  if (near) return {place.x, place.y, 48, 48};
  if (is_wide(place)) return {place.x, place.y, 28, 28};
  constexpr int side = 20;
  return {place.x + (place.width - side) / 2, place.y - 1, side, side};
}
/// And her power.
inline Rect power(Rect place, bool near) {
  if (near) return {place.x + 47, place.y + 4, 32, 26};
  if (is_wide(place)) return {place.right() - 23, place.y + 4, 23, 21};
  constexpr int width = 19, height = 12;
  return {place.x + (place.width - width) / 2, place.bottom() - height, width, height};
}
/// The sums of what was sung to an own one.
constexpr Point melodies(Rect place) {
  return {place.x + 46, place.y + 33};
}

inline Rect own_mermaids(const View& view) {
  const Rect first = mermaid(view, view.near, 0), last = mermaid(view, view.near, slots - 1);
  return {first.x, first.y, last.right() - first.x, first.height};
}

inline Rect creature(int place) {
  constexpr int width = 70, pitch = 74;
  return {row_area.x + place * pitch, row_area.y, width, row_area.height};
}

inline Rect card(int place) {
  return {8 + place * card_pitch, hand_y, card_width, card_height};
}
/// What of it is not below the screen's lower edge.
inline Rect card_in_sight(int place) {
  return card(place).common_with(ink::whole_screen);
}

/// The first place of a kind in a hand.
inline int place_of(const Hand& hand, int kind) {
  int place = 0;
  for (int i = 0; i < kind && i < kind_count; ++i) place += hand.count[i];
  return place;
}

/// How many cards a seat holds, and where one goes that comes to it.
inline Rect hand_count(const View& view, Seat seat) {
  if (seat == view.near) return {near_place.x + 44, near_place.y + 27, 14, 17};
  const Rect area = panel(view, seat);
  return {area.right() - 15, area.y + 2, 12, 15};
}

/// The points of a seat.
inline Rect points(const View& view, Seat seat) {
  if (seat == view.near) return {near_place.x + 28, near_place.y + 1, 34, 26};
  const Rect area = panel(view, seat);
  return {area.x + 19, area.y + 1, 24, 16};
}

/// The points as a share of what wins, at the lower edge.
inline Rect race(const View& view, Seat seat) {
  if (seat == view.near) return {near_place.x + 6, near_place.y + 33, 34, 6};
  const Rect area = panel(view, seat);
  return {area.x + 5, area.bottom() - 2, area.width - 10, 2};
}

}  // namespace seaglass::mermaids_song::layout
