// Mirage's map grows: what it costs to find where a tile fits must not grow along with it.
#include "games/games.h"
#include "games/mirage/rules/state.h"
#include "portable/games.h"
#include "portable/place.h"
#include "portable/random_games.h"

namespace seaglass {
namespace {

constexpr int positions_looked_at = 8;

AnyState state_memory;
AnyState positions[positions_looked_at];

bool is_to_lay(const AnyState& state, int tile) {
  const auto& mirage = state.as<mirage::State>();
  return mirage.phase == mirage::Phase::survey && mirage.surveys.size() == tile - 1;
}

/// From as many random games, the moment when this tile is in hand. Returns how many there are: not every
/// game lasts so long.
int find_positions(const Game& game, int tile) {
  int found = 0;
  for (int number = 0; number < positions_looked_at; ++number) {
    const auto watch = [&](const AnyState& state) {
      if (is_to_lay(state, tile)) positions[found++] = state;
    };
    play_random_game(game, state_memory, random_table(game, usual_players(game), number), no_events, watch);
  }
  return found;
}

void say_growth(const Game& game, const char* name, int tile) {
  const int found = find_positions(game, tile);
  CHECK(found > 0);
  std::uint64_t candidates = 0;
  const std::uint64_t before = instructions_so_far();
  for (int i = 0; i < found; ++i)
    for (Seat seat : all_seats(usual_players(game)))
      if (game.to_act(positions[i]).contains(seat))
        game.choices(positions[i], seat, [&](Choice) { ++candidates; });
  say_count({"look.mirage.", name, ".instructions_per_candidate"},
            (instructions_so_far() - before) / candidates);
  say_count({"look.mirage.", name, ".candidates"}, candidates / static_cast<std::uint64_t>(found));
}

}  // namespace

void say_mirage_growth() {
  const Game& game = game_of(GameName::mirage);
  say_growth(game, "tile_10", 10);
  say_growth(game, "tile_30", 30);
}

}  // namespace seaglass
