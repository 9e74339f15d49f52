// The games under test.
#pragma once

#include "conformance/conformance.h"
#include "games/games.h"

namespace seaglass::conformance {

/// By its number (lib/games/games.h).
Subject subject(int game);

}  // namespace seaglass::conformance
