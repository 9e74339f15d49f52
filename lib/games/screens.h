// The tables of the games, as screens.
#pragma once

#include "games/games.h"
#include "stage/game_screen.h"

namespace seaglass {

const GameScreen& screen_of(GameName game);

}  // namespace seaglass
