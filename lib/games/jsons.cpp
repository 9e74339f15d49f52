#include "games/jsons.h"

#include "games/door.h"
#include "games/games.h"

namespace seaglass::json {
namespace {

#define GAME(name) name::game_json,
constexpr const GameJson& (*doors[])() = {
#include "games/box.def"
};

}  // namespace

const GameJson& game_json(int game) {
  CHECK(game >= 0 && game < game_count);
  return doors[game]();
}

}  // namespace seaglass::json
