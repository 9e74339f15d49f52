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
constexpr Rect waiting_area{158, 104, 152, 38};
/// Each line of words keeps to a row of tiles: what changes there sends little.
constexpr int prompt_y = 114, prompt_line = 16;
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
inline Rect beach_deck(const View& view) {
  return has_room_for_decks(view.players) ? Rect{240, 36, 32, 44} : Rect{150, 3, 20, 26};
}
inline Rect shell_deck(const View& view) {
  return has_room_for_decks(view.players) ? Rect{280, 36, 32, 44} : Rect{212, 3, 20, 26};
}

/// The others sit from the left neighbour on, clockwise.
inline Rect towel(const View& view, Seat seat) {
  constexpr int gap = 4;
  const int others = view.players - 1;
  const int room = has_room_for_decks(view.players) ? 230 : ink::whole_screen.width - 2 * edge;
  const int width = ink::smaller(towel_width_max, (room - (others - 1) * gap) / others);
  const int all = others * width + (others - 1) * gap;
  const int place = steps_clockwise(view.near, seat, view.players) - 1;
  return {edge + (room - all) / 2 + place * (width + gap), towel_y, width, towel_height};
}

/// Those of one value lie above one another.
constexpr int shell_lift(int count) {
  return count <= 3 ? 4 : 2;
}

/// The lowest shell of those of a value: values lie side by side, from 1 on; none, no place.
inline Point shell(const View& view, Seat seat, int value) {
  constexpr int pitch_max = 27;
  const bool near = seat == view.near;
  const Rect area = near ? Rect{near_towel.right() + 3, 0, 4 * 22, 0} : towel(view, seat);
  const Shells& shells = view.state->as<State>().shells[seat];
  int before = 0, kinds = 0;
  for (int i = 1; i <= shell_values; ++i) {
    if (i != value && shells.of(i) == 0) continue;
    ++kinds;
    before += i < value ? 1 : 0;
  }
  const int room = area.width - shell_side;
  const int pitch = kinds < 2 ? 0 : ink::smaller(pitch_max, room / (kinds - 1));
  const int left = near ? area.x : area.x + (room - pitch * (kinds - 1)) / 2;
  return {left + before * pitch, (near ? near_shells_bottom : shells_bottom) - shell_side};
}

/// All of them.
inline Rect shells(const View& view, Seat seat, int value) {
  const int count = ink::larger(1, view.state->as<State>().shells[seat].of(value));
  const Point lowest = shell(view, seat, value);
  const int lifted = (count - 1) * shell_lift(count);
  return {lowest.x, lowest.y - lifted, shell_side, shell_side + lifted};
}

/// Beside the own shells, where there is most room.
inline Rect prompt_area(const View& view) {
  const Shells& own = view.state->as<State>().shells[view.near];
  const int taken = own.any() ? shell(view, view.near, own.highest()).x + shell_side : near_towel.right();
  const int left = taken + 10;
  return {left, prompt_y, ink::whole_screen.width - edge - left, hand_y - prompt_y};
}

/// How many cards a seat holds.
inline Rect hand_count(const View& view, Seat seat) {
  const Rect area = towel(view, seat);
  return {area.right() - 25, area.y + 2, 19, 25};
}

/// Where a card goes that comes to this seat.
inline Point cards_of(const View& view, Seat seat) {
  if (seat == view.near) return {ink::whole_screen.width / 2, hand_y - 10};
  const Rect area = hand_count(view, seat);
  return {area.x + area.width / 2, area.y + area.height / 2};
}

/// Stopping and keeping have no card: they get a button beside the hand.
inline bool has_button(const View& view) {
  const State& state = view.state->as<State>();
  const bool decides = view.open && state.to_act().contains(view.near);
  return decides && ((state.phase == Phase::action && state.bonus) || state.phase == Phase::play_drawn);
}

/// The hand, from left to right: a place for each kind held. Where they are many, each covers a part of the
/// one before, and its left edge with its mark stays in sight.
struct HandPlaces {
  int cards = 0;
  int width = card_width_max;
  int pitch = 0;
  int left = 0;

  bool overlap() const { return pitch < width; }
};

inline HandPlaces hand_places(const State& state, Seat seat, bool with_button) {
  HandPlaces places;
  for (int i = 0; i < kind_count; ++i) places.cards += state.hands[seat].count[i] > 0 ? 1 : 0;
  if (places.cards == 0) return places;
  const int room = ink::whole_screen.width - 2 * hand_margin - (with_button ? button_width + card_gap : 0);
  const int gaps = places.cards - 1, wide = card_width_max + card_gap, narrow = card_width_min + narrow_gap;
  if (gaps * wide + card_width_max > room) places.width = card_width_min;
  if (gaps > 0)
    places.pitch = ink::smaller(places.width == card_width_max ? wide : narrow, (room - places.width) / gaps);
  places.left = hand_margin + (room - places.pitch * gaps - places.width) / 2;
  return places;
}

inline Rect place(const HandPlaces& places, int number) {
  return {places.left + number * places.pitch, hand_y, places.width, card_height};
}

/// What of it is not below the screen's lower edge.
inline Rect in_sight(const HandPlaces& places, int number) {
  return place(places, number).common_with(ink::whole_screen);
}

/// To stop or to keep.
constexpr Rect button{ink::whole_screen.width - hand_margin - button_width, 170, button_width, 52};

/// The place of a kind among those held.
inline int place_of(const State& state, Seat seat, int kind) {
  int number = 0;
  for (int i = 0; i < kind && i < kind_count; ++i) number += state.hands[seat].count[i] > 0 ? 1 : 0;
  return number;
}

}  // namespace seaglass::mermaid_beach::layout
