#include "game_json.h"

#include "games/games.h"
#include "mermaid_beach.h"

namespace seaglass::table {

const GameJson& game_json(int game) {
  static const GameJson* const games[game_count] = {&mermaid_beach_json()};
  CHECK(game >= 0 && game < game_count && games[game] != nullptr);
  return *games[game];
}

}  // namespace seaglass::table
