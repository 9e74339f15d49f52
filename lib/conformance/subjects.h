// The games under test, one line each.
#pragma once

#include "conformance/conformance.h"

namespace seaglass::conformance {

/// In the order of the registry (lib/games).
Subject subject(int game);

}  // namespace seaglass::conformance
