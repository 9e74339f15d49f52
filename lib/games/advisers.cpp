#include "games/advisers.h"

#include "core/check.h"
#include "games/door.h"

namespace seaglass::bots {
namespace {

#define GAME(name) name::adviser,
constexpr const Adviser& (*doors[])() = {
#include "games/box.def"
};

}  // namespace

const Adviser& adviser_of(GameName game) {
  CHECK(number_of(game) < game_count);
  return doors[number_of(game)]();
}

}  // namespace seaglass::bots
