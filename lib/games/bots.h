// Each game's bots.
#pragma once

#include "bots/player.h"
#include "games/games.h"

namespace seaglass::bots {

const GameBots& bots_of(GameName game);

}  // namespace seaglass::bots
