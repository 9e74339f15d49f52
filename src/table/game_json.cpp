#include "game_json.h"

#include "games/games.h"
#include "mermaid_beach.h"
#include "mermaid_rain.h"
#include "mermaids_song.h"
#include "mirage.h"

namespace seaglass::table {

const GameJson& game_json(int game) {
  static const GameJson* const games[] = {&mermaid_rain_json(), &mirage_json(), &mermaid_beach_json(),
                                          &mermaids_song_json()};
  static_assert(sizeof games / sizeof games[0] == game_count);
  CHECK(game >= 0 && game < game_count);
  return *games[game];
}

}  // namespace seaglass::table
