// The end of Mermaid Rain: the tribute to the witch, then what the treasure that is left is worth.
#pragma once

#include <cstdint>

#include "games/mermaid_rain/rules/cards/meld.h"
#include "games/mermaid_rain/rules/ocean/treasure.h"
#include "games/mermaid_rain/rules/state.h"

namespace seaglass::mermaid_rain {

/// Face-up and, as far as it is known, face-down.
Tokens won_by(const State& state, Seat seat);

/// How many types are missing when one token of each is given back.
int missing_types(const Tokens& tokens);
/// What is left after the tribute.
Tokens after_tribute(Tokens tokens);

/// What one type of treasure brings, by how many tokens of it everybody has left.
PerSeat<std::int16_t> points_for_type(const PerSeat<int>& left, int players);

/// All numbers of the final count.
struct FinalCount {
  PerSeat<Tokens> won;
  PerSeat<int> left[treasure_kinds];  // of each type, after the tribute
  PerSeat<std::int16_t> points[treasure_kinds];
  PerSeat<int> sum;  // of the points, less the tribute's

  explicit FinalCount(const State& state);
};

}  // namespace seaglass::mermaid_rain
