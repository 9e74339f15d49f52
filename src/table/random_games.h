// Whole random games, for a hash that says whether the rules still do the same.
#pragma once

#include "json/json.h"
#include "tabletop/game.h"

namespace seaglass::table_tool {

/// `count` of them, one seed after the other from that of the set-up on.
json::Json random_games(const Game& game, Setup setup, int count);

}  // namespace seaglass::table_tool
