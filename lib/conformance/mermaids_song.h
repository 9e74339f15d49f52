#pragma once

#include "tabletop/game.h"

namespace seaglass::conformance::mermaids_song {

void scramble(AnyState& state, SeatSet viewers, Random& random);
const char* audit(const AnyState& state);

}  // namespace seaglass::conformance::mermaids_song
