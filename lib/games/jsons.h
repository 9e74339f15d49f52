// The JSON of each game in the box.
#pragma once

#include "json/game_json.h"

namespace seaglass::json {

const GameJson& game_json(int game);

}  // namespace seaglass::json
