// What can be done with a turn of Mermaid's Song as a whole: which melody of the hand is sung to whom, and
// whether creatures are enticed. A plan ends where something new comes to light; then there are new plans.
#pragma once

#include "core/fixed_vector.h"
#include "games/mermaids_song/bot/judge.h"

namespace seaglass::mermaids_song {

struct Plan {
  static constexpr int steps_max = 1 + hand_max;  // a decision on the hand, and its cards

  Choice steps[steps_max];
  std::uint8_t count = 0;
  bool entices = true;     // where that pays, when all is sung
  std::int32_t worth = 0;  // at first thought: what the songs bring, and that new cards come for them

  void add(Choice choice) { steps[count++] = choice; }
};

/// The discarded hand is one of them, and each of the best is there twice: enticing, and saving up.
constexpr int plans_max = 14;
constexpr int plans_saving_up = 3;
using Plans = FixedVector<Plan, plans_max>;

/// The most promising plans of the seat whose turn it is, the best first, by first thought.
/// `room` is a place to try them in.
void find_plans(const State& seen, Seat seat, const Taste& taste, State& room, Plans& plans);

}  // namespace seaglass::mermaids_song
