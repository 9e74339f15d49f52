// Where everything lies on a table of Mermaid Beach.
#pragma once

#include "games/mermaid_beach/rules/state.h"
#include "ink/layout.h"
#include "stage/view.h"

namespace seaglass::mermaid_beach::layout {

using ink::Point;
using ink::Rect;

constexpr Rect turn_area{4, 4, 150, 26};
constexpr Rect beach_deck{164, 3, 20, 28};
constexpr Rect shell_deck{218, 3, 20, 28};

constexpr int panels_y = 32, panel_height = 80, panel_gap = 4, panel_width_max = 148;
constexpr Rect near_strip{4, 122, 106, 32};
constexpr Rect prompt_area{114, 119, 202, 34};
constexpr Rect warning_area{114, 113, 202, 15}, warned_prompt_area{114, 132, 202, 26};  // above the prompt

constexpr int hand_y = 161, card_height = 76, card_width_max = 46, card_pitch_max = 48, hand_margin = 8;

constexpr int shell_side = 16, shell_pitch = 18, shell_lift = 3;

/// The others sit from the left neighbour on, clockwise.
inline Rect panel(const View& view, Seat seat) {
  const int others = view.players - 1;
  const int width =
      ink::smaller(panel_width_max, (ink::whole_screen.width - 8 - (others - 1) * panel_gap) / others);
  const int all = others * width + (others - 1) * panel_gap;
  const int place = steps_clockwise(view.near, seat, view.players) - 1;
  return {(ink::whole_screen.width - all) / 2 + place * (width + panel_gap), panels_y, width, panel_height};
}

/// The lowest shell of a stack.
inline Point shell(const View& view, Seat seat, int value) {
  if (seat == view.near)
    return {near_strip.x + 30 + (value - 1) * shell_pitch, near_strip.bottom() - shell_side - 1};
  const Rect area = panel(view, seat);
  const int left = area.x + (area.width - shell_values * shell_pitch + 2) / 2;
  return {left + (value - 1) * shell_pitch, area.bottom() - shell_side - 4};
}

/// Where a card goes that comes to this seat.
inline Point cards_of(const View& view, Seat seat) {
  if (seat == view.near) return {ink::whole_screen.width / 2, hand_y - 10};
  const Rect area = panel(view, seat);
  return {area.right() - 18, area.y + 17};
}

/// Stopping and keeping have no card: they get a button beside the hand.
inline bool has_button(const View& view) {
  const State& state = view.state->as<State>();
  const bool decides = view.open && state.to_act().contains(view.near);
  return decides && ((state.phase == Phase::action && state.bonus) || state.phase == Phase::play_drawn);
}

/// What lies at the lower edge, from left to right: a place for each kind held, one more to stop or keep.
struct HandPlaces {
  int count = 0;
  int pitch = 0;
  int width = 0;
  int left = 0;
};

inline HandPlaces hand_places(const State& state, Seat seat, bool with_button) {
  HandPlaces places;
  for (int i = 0; i < kind_count; ++i) places.count += state.hands[seat].count[i] > 0 ? 1 : 0;
  places.count += with_button ? 1 : 0;
  if (places.count == 0) return places;
  const int cards = places.count - (with_button ? 1 : 0), button_width = with_button ? card_pitch_max : 0;
  const int room = ink::whole_screen.width - 2 * hand_margin - button_width;
  places.pitch = cards == 0 ? 0 : ink::smaller(card_pitch_max, room / cards);
  places.width = ink::smaller(card_width_max, places.pitch - 2);
  places.left = (ink::whole_screen.width - places.pitch * cards - button_width) / 2 + 1;
  return places;
}

inline Rect place(const HandPlaces& places, int number) {
  return {places.left + number * places.pitch, hand_y, places.width, card_height};
}

/// The last place where there is a button: as wide as a card with room.
inline Rect button(const HandPlaces& places) {
  return {places.left + (places.count - 1) * places.pitch, hand_y, card_width_max, card_height};
}

/// The place of a kind among those held.
inline int place_of(const State& state, Seat seat, int kind) {
  int number = 0;
  for (int i = 0; i < kind && i < kind_count; ++i) number += state.hands[seat].count[i] > 0 ? 1 : 0;
  return number;
}

}  // namespace seaglass::mermaid_beach::layout
