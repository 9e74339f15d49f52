// The games in the box. A game's number is its place in this list: the launcher shows them in this order, and
// what is kept in flash or goes over the air carries it.
#pragma once

#include "tabletop/game.h"

namespace seaglass {

enum class GameName : std::uint8_t { mermaid_rain, mirage, mermaid_beach, mermaids_song };
constexpr int game_count = 4;

constexpr int number_of(GameName game) {
  return static_cast<int>(game);
}

const Game& game_at(int number);
inline const Game& game_of(GameName game) {
  return game_at(number_of(game));
}
/// −1: there is no game of that name.
int find_game(const char* name);

}  // namespace seaglass
