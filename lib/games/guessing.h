// Any game's `guess`: fills what is masked with something that could be true. It is no part of Game, so that
// a handheld, where nobody guesses, has no room for it in flash.
#pragma once

#include "tabletop/game.h"

namespace seaglass {

/// `game` is one of those in the box.
void guess(const Game& game, AnyState& state, Random& random);

}  // namespace seaglass
