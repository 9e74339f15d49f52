// A set-up in JSON: which game, how many players, its options, the seed.
#pragma once

#include "json/json.h"
#include "tabletop/game.h"

namespace seaglass::table_tool {

using json::Json;

/// A game's number by its name.
int read_game(const Json& command);
Setup read_setup(const Game& game, const Json& command);
Json options_json(const Game& game, const OptionValues& options);
Json facts_json(const Game& game);

}  // namespace seaglass::table_tool
