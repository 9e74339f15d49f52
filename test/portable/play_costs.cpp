#include "games/games.h"
#include "portable/games.h"
#include "portable/place.h"
#include "portable/random_games.h"

namespace seaglass {
namespace {

constexpr int tables = 10;

AnyState state_memory;

std::uint64_t instructions_per_choice(const Game& game) {
  std::uint64_t choices = 0;
  const std::uint64_t before = instructions_so_far();
  for (int number = 0; number < tables; ++number) {
    const Setup table = random_table_of_people(game, usual_players(game), number);
    choices += static_cast<std::uint64_t>(play_random_game(game, state_memory, table, no_events, no_watch));
  }
  return (instructions_so_far() - before) / choices;
}

}  // namespace

void say_play_costs() {
  for (int i = 0; i < game_count; ++i) {
    const Game& game = game_at(i);
    const char* name = game.facts().name;
    say_count({"state.", name, ".bytes"}, static_cast<std::uint64_t>(game.state_bytes()));
    say_count({"view.", name, ".max_bytes"}, static_cast<std::uint64_t>(game.masked_bytes_max()));
    say_count({"play.", name, ".instructions_per_choice"}, instructions_per_choice(game));
  }
}

}  // namespace seaglass
