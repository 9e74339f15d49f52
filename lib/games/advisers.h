// What each game's bot thinks of a choice.
#pragma once

#include "bots/advice.h"
#include "games/games.h"

namespace seaglass::bots {

const Advice& advice_of(GameName game);

}  // namespace seaglass::bots
