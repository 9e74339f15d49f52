// Where everything lies on a table of Mermaid Beach: the others on their towels along the shore, their shells
// in the sand below, the own towel and shells, and the hand at the lower edge.
#pragma once

#include "games/mermaid_beach/rules/state.h"
#include "ink/layout.h"
#include "stage/view.h"

namespace seaglass::mermaid_beach::layout {

using ink::Point;
using ink::Rect;

constexpr Rect turn_area{4, 3, 124, 27};

constexpr int edge = 4, towel_y = 33, towel_height = 46, towel_width_max = 104;
constexpr Rect near_towel{edge, 106, 56, 36};
constexpr Rect waiting_area{158, 103, 152, 40};
/// Each line of words keeps to a row of tiles: what changes there sends little.
constexpr int prompt_y = 114, prompt_line = 16, prompt_bottom = 144;
constexpr Rect warning_area{62, 222, 196, 17};  // over the hand

/// A card reaches below the screen's lower edge, as one that is held does. Around its upper edge there is
/// room for the cursor in one row of tiles.
constexpr int hand_y = 147, card_width_max = 66, card_width_min = 60, card_height = 110, hand_margin = 6;
constexpr int card_gap = 4, narrow_gap = 2;
constexpr int button_width = 54;
constexpr Rect told_card{0, 0, 56, 74};  // beside the words that tell of it

constexpr int shell_side = 26;
constexpr int shells_bottom = 107, near_shells_bottom = 143;

/// Both decks lie at the right, with room for what they look like; where four others sit, above them.
constexpr bool has_room_for_decks(int players) {
  return players <= 4;
}
Rect beach_deck(const View& view);
Rect shell_deck(const View& view);

/// The others sit from the left neighbour on, clockwise.
Rect towel(const View& view, Seat seat);

/// Those of one value lie above one another.
constexpr int shell_lift(int count) {
  return count <= 3 ? 3 : 2;
}

/// The lowest shell of those of a value: values lie side by side, from 1 on; none, no place.
Point shell(const View& view, Seat seat, int value);

/// All of them.
Rect shells(const View& view, Seat seat, int value);

/// Beside the own shells, where there is most room.
Rect prompt_area(const View& view);

/// How many cards a seat holds.
Rect hand_count(const View& view, Seat seat);

/// Where a card goes that comes to this seat.
Point cards_of(const View& view, Seat seat);

/// Stopping and keeping have no card: they get a button beside the hand.
bool has_button(const View& view);

/// The hand, from left to right: a place for each kind held. Where they are many, each covers a part of the
/// one before, and its left edge with its mark stays in sight.
struct HandPlaces {
  int cards = 0;
  int width = card_width_max;
  int pitch = 0;
  int left = 0;

  bool overlap() const { return pitch < width; }
};

HandPlaces hand_places(const State& state, Seat seat, bool with_button);

Rect place(const HandPlaces& places, int number);

/// What of it is not below the screen's lower edge.
Rect in_sight(const HandPlaces& places, int number);

/// To stop or to keep.
constexpr Rect button{ink::whole_screen.width - hand_margin - button_width, 170, button_width, 52};

/// The place of a kind among those held.
int place_of(const State& state, Seat seat, int kind);

}  // namespace seaglass::mermaid_beach::layout
