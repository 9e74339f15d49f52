// Settling the gaps that a turn has completed: the competition, the tent, and with palm trees the keeper of
// those left behind and the planting of new ones.
#pragma once

#include "games/mirage/rules/map/regions.h"
#include "games/mirage/rules/state.h"

namespace seaglass::mirage {

/// The regions that share an edge with a listed gap.
Regions regions_around(const State& state, const Gap& gap);

/// Lists the gaps beside the tiles of this turn, which are all pending.
void find_gaps_of_this_turn(State& state, Events events);

/// Settles pending gaps until none is left (true) or somebody has to decide.
bool settle_gaps(State& state, Events events);

/// A decision about a gap. True when that gap is settled by it.
bool decide_claim(State& state, Choice choice, Events events);

}  // namespace seaglass::mirage
