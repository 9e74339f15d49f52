#pragma once

#include "tabletop/game.h"

namespace seaglass::conformance::mirage {

void scramble(AnyState& state, SeatSet viewers, Random& random);
const char* audit(const AnyState& state);

}  // namespace seaglass::conformance::mirage
