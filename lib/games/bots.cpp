#include "games/bots.h"

#include "games/door.h"

namespace seaglass::bots {
namespace {

#define GAME(name) name::game_bots,
constexpr const GameBots& (*doors[])() = {
#include "games/box.def"
};

}  // namespace

const GameBots& bots_of(GameName game) {
  CHECK(number_of(game) < game_count);
  return doors[number_of(game)]();
}

}  // namespace seaglass::bots
