// Building a position up again from what was laid: for states that come from elsewhere. The order of laying
// tells whose every tile is, and when every gap was completed.
#pragma once

#include "games/mirage/rules/state.h"

namespace seaglass::mirage {

/// Lays the next survey tile, or the coast that comes with the last one. False, and nothing is changed, where
/// the rules do not allow it. The first coast of all lies at (0, 0).
bool lay_again(State& state, SurveyType type, Elbow elbow);
bool lay_again(State& state, const CoastPlay& coast);
/// Whether the next tile must be a coast.
bool owes_coast(const State& state);

struct CompletedGap {
  Point first;
  GapKind kind = GapKind::oasis;
  std::uint8_t turn = 0;
};
using CompletedGaps = FixedVector<CompletedGap, gaps_max>;

/// Every gap of the map as it was listed in play. Those of a turn whose tiles are not all laid, or whose
/// explorers are still to come, are not yet found.
CompletedGaps completed_gaps(const State& state);

/// Lists them in a state that has none yet, without tents and trees.
void list_gaps_again(State& state);

/// Fills the supplies, the coast pile and the stacks with what is nowhere else. False if something is in use
/// more often than there is of it.
bool put_rest_in_supply(State& state);

/// In which turn a listed gap was completed.
int turn_of_completion(const State& state, const Gap& gap);
/// The index of the first gap completed in this turn; how many gaps there are, where there is none.
int first_gap_of_turn(const State& state);

/// Whether a tile of this turn lies there, but its gaps are looked for only after what is decided now.
bool looks_for_gaps_later(Phase phase);

}  // namespace seaglass::mirage
