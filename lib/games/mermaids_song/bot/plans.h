// What can be done with a turn of Mermaid's Song as a whole: which melody of the hand is sung to whom, and
// whether creatures are enticed; or that the Kraken comes first, or whom the Treasure is to cost a creature.
// A plan ends where something new comes to light; then there are new plans.
#pragma once

#include "core/fixed_vector.h"
#include "games/mermaids_song/bot/judge.h"

namespace seaglass::mermaids_song {

struct Plan {
  static constexpr int steps_max = 1 + hand_max;  // a decision on the hand, and its cards

  /// What follows the steps.
  enum class Then : std::uint8_t {
    entice,   // where that pays, and no more singing
    save_up,  // nothing
    play_on,  // whatever is best at first thought
  };

  Choice steps[steps_max];
  std::uint8_t count = 0;
  Then then = Then::entice;
  std::int32_t worth = 0;  // at first thought: what the songs bring, and that new cards come for them

  void add(Choice choice) { steps[count++] = choice; }
};

/// The best ways to sing; the best few of these again, saving up; the hand is discarded; the Kraken comes;
/// the Treasure is played against one of the others.
constexpr int plans_singing = 10, plans_saving_up = 3;
constexpr int plans_max = plans_singing + plans_saving_up + 1 + 1 + (players_max - 1);
using Plans = FixedVector<Plan, plans_max>;

/// The most promising plans of the seat whose turn it is, the best first, by first thought.
/// `room` is a place to try them in.
void find_plans(const State& seen, Seat seat, const Taste& taste, State& room, Plans& plans);

}  // namespace seaglass::mermaids_song
