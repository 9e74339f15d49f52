#include "games/mermaid_rain/bot/token_worth.h"

namespace seaglass::mermaid_rain {

namespace {

// Beside the points for any token; found by playing against other numbers.
constexpr int missing = 50, in_front = 40, behind = 25;

}  // namespace

void TokenWorth::look(const State& state, Seat seat, bool sees_types) {
  sees_types_ = sees_types;
  int sum = 0;
  most_ = 0;
  for (int i = 0; i < treasure_kinds; ++i) {
    const Treasure treasure = treasure_at(i);
    own_[i] = state.face_up[seat].of(treasure) + state.face_down[seat].of(treasure);
    others_[i] = 0;
    for (Seat other : all_seats(state.players))
      if (other != seat && state.face_up[other].of(treasure) > others_[i])
        others_[i] = state.face_up[other].of(treasure);
    sum += of(i, own_[i]);
    for (int own = own_[i]; own < own_[i] + 2; ++own)
      if (of(i, own) > most_) most_ = of(i, own);
  }
  hidden_ = sum / treasure_kinds;
  if (of_hidden(2, true) > most_) most_ = of_hidden(2, true);
}

/// One of each type goes to the witch; what is left counts by who has most of it.
int TokenWorth::of(int kind, int own) const {
  constexpr int gained = content::points_gained * 10;
  if (!sees_types_) return gained + in_front;
  if (own == 0) return gained + missing;
  return gained + (own >= others_[kind] - 1 ? in_front : behind);
}

}  // namespace seaglass::mermaid_rain
