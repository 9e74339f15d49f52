#include "games/screens.h"

#include "core/check.h"
#include "games/door.h"

namespace seaglass {
namespace {

#define GAME(name) name::screen,
constexpr const GameScreen& (*doors[])() = {
#include "games/box.def"
};

}  // namespace

const GameScreen& screen_of(GameName game) {
  CHECK(number_of(game) < game_count);
  return doors[number_of(game)]();
}

}  // namespace seaglass
