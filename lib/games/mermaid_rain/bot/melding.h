// Which cards to show, and which to keep for the ride: in tenths of a point.
#pragma once

#include "games/mermaid_rain/rules/state.h"

namespace seaglass::mermaid_rain {

/// Of showing these cards, or of stopping, with the best that can still become of the meld. To who likes to
/// show cards, each is worth so much more.
int worth_of_melding(const State& state, Seat seat, Choice choice, int liking);

}  // namespace seaglass::mermaid_rain
