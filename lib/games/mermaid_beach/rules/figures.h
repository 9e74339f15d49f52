// The numbers that the table and its pages draw of a position. Drawing takes them from here, and
// check/figures.cpp lists them.
#pragma once

#include "games/mermaid_beach/rules/state.h"
#include "tabletop/figures.h"

namespace seaglass::mermaid_beach::figures {

inline int cards_held(const State& state, Seat seat) {
  return state.hands[seat].size;
}
inline int cards_held(const State& state, Seat seat, Kind kind) {
  return state.hands[seat].hidden ? unseen : state.hands[seat].of(kind);
}
inline int points(const State& state, Seat seat) {
  return state.shells[seat].points();
}
inline int shells(const State& state, Seat seat, int value) {
  return state.shells[seat].of(value);
}
inline int beach_cards_left(const State& state) {
  return state.beach_deck.size();
}
inline int shell_cards_left(const State& state) {
  return state.shell_deck.size();
}
inline int put_away(const State& state, Kind kind) {
  return state.beach_discard[index(kind)];
}
inline int put_away(const State& state, ShellCard card) {
  return state.shell_discard[index(card)];
}

}  // namespace seaglass::mermaid_beach::figures
