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

constexpr Rect turn_area{4, 2, 128, 26};
constexpr Rect goal_area{138, 2, 62, 26};

constexpr int panels_y = 30, panel_height = 48, panel_gap = 4, panel_width_max = 154;
constexpr int header_height = 17;  // of a narrow panel: emblem, points and cards
constexpr int column_width = 39;   // the same in a wide one, beside its mermaids

/// Each on its tray, beside its number.
constexpr Rect deck_tray{2, 81, 47, 30}, discard_tray{271, 81, 47, 30};
constexpr Rect deck{5, 83, 18, 26};
constexpr Rect discard_pile{274, 83, 18, 26};
constexpr Rect row_area{51, 80, 218, 32};

constexpr Rect near_strip{2, 112, 316, 48};
constexpr Rect near_place{2, 113, 64, 46};
constexpr int near_cells_x = 70, near_cell_pitch = 83, near_cell_width = 80;  // each on its rock in data/art

/// Around a card's upper edge there is room for the cursor in one row of tiles; the lower one lies below the
/// screen.
constexpr int hand_y = 163, card_width = 48, card_height = 88, card_pitch = 52;
constexpr Rect told_card{0, 0, 56, 74};  // beside the words that tell of it
/// Its upper left corner alone is on the screen; `under_pane` is all covered.
constexpr Rect pane{163, 161, 170, 90}, under_pane{172, 170, 148, 70};
constexpr Rect prompt_area{168, 165, 148, 40}, preview_area{168, 184, 100, 23};
constexpr Rect left_button{169, 209, 70, 28}, right_button{242, 209, 72, 28};
constexpr Rect reason_area{168, 206, 72, 33};

constexpr Point middle(Rect area) {
  return {area.x + area.width / 2, area.y + area.height / 2};
}

/// The others sit from the left neighbour on, clockwise.
Rect panel(const View& view, Seat seat);

/// A place for a mermaid, empty or not.
Rect mermaid(const View& view, Seat seat, int slot);

/// Whether a panel has room for a column of emblem and points beside its mermaids.
constexpr bool is_wide(Rect panel) {
  return panel.width >= 90;
}
/// Where she is, in her place.
Rect figure(Rect place, bool near);
/// And her power.
Rect power(Rect place, bool near);
/// The sums of what was sung to an own one.
constexpr Point melodies(Rect place) {
  return {place.x + 46, place.y + 30};
}

Rect own_mermaids(const View& view);

Rect creature(int place);

Rect card(int place);
/// What of it is not below the screen's lower edge.
Rect card_in_sight(int place);

/// The first place of a kind in a hand.
int place_of(const Hand& hand, int kind);

/// How many cards a seat holds, and where one goes that comes to it.
Rect hand_count(const View& view, Seat seat);

/// The points of a seat.
Rect points(const View& view, Seat seat);

/// The points as a share of what wins, at the lower edge.
Rect race(const View& view, Seat seat);

}  // namespace seaglass::mermaids_song::layout
