#include "games/games.h"

#include "core/same_text.h"
#include "mermaid_beach/state.h"
#include "mermaid_rain/state.h"
#include "mermaids_song/state.h"
#include "mirage/state.h"

namespace seaglass {
namespace {

constexpr GameOf<mermaid_beach::State> beach;
constexpr GameOf<mermaid_rain::State> rain;
constexpr GameOf<mermaids_song::State> song;
constexpr GameOf<mirage::State> sand;

// In the order of GameName.
constexpr const Game* games[game_count] = {&rain, &sand, &beach, &song};

}  // namespace

const Game& game_at(int number) {
  CHECK(number >= 0 && number < game_count);
  return *games[number];
}

int find_game(const char* name) {
  for (int i = 0; i < game_count; ++i)
    if (same_text(games[i]->facts().name, name)) return i;
  return -1;
}

}  // namespace seaglass
