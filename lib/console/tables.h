// The games of the cards as they are played, and the screens of those that have a table here.
#pragma once

#include "console/games.h"
#include "stage/game_screen.h"

namespace seaglass {

const Game& game_of(GameName game);
/// nullptr: there is no table yet.
const GameScreen* screen_of(GameName game);

}  // namespace seaglass
