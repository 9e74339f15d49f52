#include "games/cards.h"

#include "core/check.h"
#include "games/door.h"

namespace seaglass {
namespace {

#define GAME(name) name::card,
constexpr const GameCard& (*doors[])() = {
#include "games/box.def"
};

}  // namespace

const GameCard& card_of(GameName game) {
  CHECK(number_of(game) < game_count);
  return doors[number_of(game)]();
}

}  // namespace seaglass
