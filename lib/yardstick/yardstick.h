// The plain bots that every other is measured against: they weigh each choice by one rule of thumb and look
// no further. They stay as they are, or old measurements mean nothing. A game that came later is measured
// against its own.
#pragma once

#include "bots/greedy.h"
#include "games/games.h"

namespace seaglass::yardstick {

const bots::GameBots& plain_bots_of(GameName game);

}  // namespace seaglass::yardstick
