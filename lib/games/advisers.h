// What each game's bot thinks of a choice.
#pragma once

#include "bots/adviser.h"
#include "games/games.h"

namespace seaglass::bots {

const Adviser& adviser_of(GameName game);

}  // namespace seaglass::bots
