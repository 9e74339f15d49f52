// The numbers that the table and its pages draw of a position, besides its score and what stands among the
// queries (state.h). Drawing takes them from here, and check/figures.cpp lists them.
#pragma once

#include "games/mirage/rules/state.h"
#include "tabletop/figures.h"

namespace seaglass::mirage::figures {

inline int explorers_left(const State& state, Seat seat, ExplorerKind kind) {
  return state.supplies[seat].of(kind);
}
inline int tents_left(const State& state, Seat seat) {
  return state.supplies[seat].tents;
}
inline int coasts_left(const State& state, int pattern) {
  return state.coast_pile[pattern];
}

}  // namespace seaglass::mirage::figures
