// The games in the box. A game's number is its place in box.def: the launcher shows them in this order. In
// flash and on the air a game goes by its id, which stays the same whatever the list becomes.
#pragma once

#include "tabletop/game.h"

namespace seaglass {

#define GAME(name) name,
enum class GameName : std::uint8_t {
#include "games/box.def"
};

#define GAME(name) +1
constexpr int game_count = 0
#include "games/box.def"
    ;

constexpr int number_of(GameName game) {
  return static_cast<int>(game);
}

const Game& game_at(int number);
inline const Game& game_of(GameName game) {
  return game_at(number_of(game));
}
/// −1: there is no game of that name.
int find_game(const char* name);

inline GameId id_of(GameName game) {
  return game_of(game).facts().id;
}
/// False: this box has no game of that id, which came from flash or over the air.
bool find_game(GameId id, GameName& game);
/// Of one that it has.
const Game& game_by_id(GameId id);
/// nullptr: this box has no such game.
const Fingerprints* fingerprints_of(GameId id);
GameName name_by_id(GameId id);

}  // namespace seaglass
