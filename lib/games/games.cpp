#include "games/games.h"

#include "core/same_text.h"
#include "games/door.h"

namespace seaglass {
namespace {

#define GAME(name) name::game,
constexpr const Game& (*doors[])() = {
#include "games/box.def"
};

}  // namespace

const Game& game_at(int number) {
  CHECK(number >= 0 && number < game_count);
  return doors[number]();
}

int find_game(const char* name) {
  for (int i = 0; i < game_count; ++i)
    if (same_text(game_at(i).facts().name, name)) return i;
  return -1;
}

bool find_game(GameId id, GameName& game) {
  for (int i = 0; i < game_count; ++i) {
    if (game_at(i).facts().id != id) continue;
    game = static_cast<GameName>(i);
    return true;
  }
  return false;
}

GameName name_by_id(GameId id) {
  GameName name = GameName();
  CHECK(find_game(id, name));
  return name;
}

const Fingerprints* fingerprints_of(GameId id) {
  GameName name;
  return find_game(id, name) ? &game_of(name).facts().fingerprints : nullptr;
}

const Game& game_by_id(GameId id) {
  return game_of(name_by_id(id));
}

}  // namespace seaglass
