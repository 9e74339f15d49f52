// A world that could be, as a seat sees it and remembers it: hidden hands are dealt so that they agree with
// what is remembered, as far as cards are there, and everything else as State::guess does. It is always
// possible, whatever is remembered.
#pragma once

#include "games/mermaid_beach/bot/memory.h"

namespace seaglass::mermaid_beach {

/// `state` is masked for the seat; afterwards nothing in it is.
void deal_a_world(State& state, Seat seat, const Memory& memory, Random& random);

}  // namespace seaglass::mermaid_beach
