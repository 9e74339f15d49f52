// The screens of the games that have a table here.
#pragma once

#include "console/games.h"
#include "stage/game_screen.h"

namespace seaglass {

/// nullptr: there is no table yet.
const GameScreen* screen_of(GameName game);

}  // namespace seaglass
