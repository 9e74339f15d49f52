// Numbers that a game's table and its pages draw. A game lists them with these (door.h), so that a test can
// compare what somebody is shown with the truth.
#pragma once

#include "core/function_ref.h"

namespace seaglass {

/// A number that whoever looks may not know, and that is not drawn for them.
constexpr int unseen = -1000;

/// Called with each number, always in the same order for a game and a number of players.
using VisitFigure = FunctionRef<void(int)>;

}  // namespace seaglass
