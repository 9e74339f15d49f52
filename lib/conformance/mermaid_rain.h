#pragma once

#include "tabletop/game.h"

namespace seaglass::conformance::mermaid_rain {

void scramble(AnyState& state, SeatSet viewers, Random& random);
const char* audit(const AnyState& state);

}  // namespace seaglass::conformance::mermaid_rain
