// The numbers that the table and its pages draw of a position. Drawing takes them from here, and
// check/figures.cpp lists them.
#pragma once

#include "games/mermaids_song/rules/state.h"
#include "tabletop/figures.h"

namespace seaglass::mermaids_song::figures {

inline int cards_held(const State& state, Seat seat) {
  return state.hands[seat].size;
}
inline int cards_held(const State& state, Seat seat, Card card) {
  return state.hands[seat].hidden ? unseen : state.hands[seat].of(card);
}
inline int points(const State& state, Seat seat) {
  return state.creatures[seat].points();
}
inline int won(const State& state, Seat seat, Creature creature) {
  return state.creatures[seat].count[index(creature)];
}
inline int cards_left(const State& state) {
  return state.deck.size();
}
inline int discarded(const State& state, Card card) {
  return state.discard[index(card)];
}
inline int discarded(const State& state) {
  int cards = 0;
  for (int n : state.discard) cards += n;
  return cards;
}

}  // namespace seaglass::mermaids_song::figures
