// The numbers that the table and its pages draw of a position, besides the final count (scoring.h). Drawing
// takes them from here, and check/figures.cpp lists them.
#pragma once

#include "games/mermaid_rain/rules/state.h"
#include "tabletop/figures.h"

namespace seaglass::mermaid_rain::figures {

/// Before the final count.
inline int points(const State& state, Seat seat) {
  return state.scores[seat];
}
inline int cards_held(const State& state, Seat seat) {
  return state.hands[seat].size;
}
inline int cards_held(const State& state, Seat seat, Card card) {
  return state.hands[seat].hidden ? unseen : state.hands[seat].of(card);
}
inline int cards_shown(const State& state, Seat seat, Card card) {
  return state.melds[seat].of(card);
}
inline int treasure_open(const State& state, Seat seat, Treasure type) {
  return state.face_up[seat].of(type);
}
inline int treasure_face_down(const State& state, Seat seat) {
  return state.face_down[seat].size;
}
/// As the final count turns treasure over, one type after the other is seen.
inline int treasure_face_down(const State& state, Seat seat, Treasure type) {
  const HiddenTokens& held = state.face_down[seat];
  return held.hidden && !held.holds(type) ? unseen : held.of(type);
}
/// In the order of the melds, from 1; 0: not known yet.
inline int place_in_order(const State& state, Seat seat) {
  return state.order.index_of(seat) + 1;
}
inline int round_played(const State& state) {
  return state.round;
}

}  // namespace seaglass::mermaid_rain::figures
