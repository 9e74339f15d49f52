// Whether everything in the box is there, once.
#pragma once

#include "games/mermaid_rain/rules/state.h"

namespace seaglass::mermaid_rain {

/// What is lost, doubled, or seen by whom it cannot be; nullptr if all is well. Expects that the seats and
/// the order make sense.
const char* flaw_in_inventory(const State& state);

}  // namespace seaglass::mermaid_rain
