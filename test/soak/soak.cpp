// soak GAMES SEED [game [players]]: the conformance suite on GAMES random games for each game and number of
// players, all option combinations in turn. A failure names its seed; the same seed plays the same game
// again.
#include <cinttypes>
#include <cstdio>

#include "arguments.h"
#include "game_named.h"
#include "games/games.h"
#include "games/subjects.h"
#include "progress.h"

using namespace seaglass;
using namespace seaglass::conformance;

namespace {

bool soak(int game, int players, std::int64_t games, std::uint64_t first_seed) {
  const Subject subject_now = subject(game);
  Seen seen;
  Tellings told;
  Progress progress("soak: " + std::string(subject_now.game.facts().name) + " for " + std::to_string(players),
                    games, "games");
  for (std::int64_t i = 0; i < games; ++i) {
    progress.done(i);
    Setup setup;
    setup.players = static_cast<std::uint8_t>(players);
    setup.options = option_combination(subject_now.game, players, static_cast<std::uint64_t>(i));
    setup.seed = first_seed + static_cast<std::uint64_t>(i);
    try {
      check_game(subject_now, setup, seen);
      check_telling(subject_now, setup, told);
    } catch (const Violation& violation) {
      std::printf("FAIL %s\n", violation.what());
      return false;
    }
  }
  std::printf(
      "%s for %d: %" PRIu64 " games, %" PRIu64
      " states; at most %d choices in a game, %d at once, %d bytes masked, %d in full; told in %" PRIu64
      " moments of viewers, %" PRIu64 " numbers as they are\n",
      subject_now.game.facts().name, players, seen.games, seen.states, seen.choices_in_a_game,
      seen.choices_at_once, seen.masked_bytes, seen.packed_bytes, told.moments, told.figures);
  std::fflush(stdout);
  return true;
}

}  // namespace

int main(int argc, char** argv) {
  expect_arguments(argc, 2, 4, "soak GAMES SEED [GAME [PLAYERS]]");
  const std::int64_t games = counted("GAMES", argv[1]);
  const std::uint64_t seed = seed_of(argv[2]);
  const int only = argc > 3 ? game_named("ONLY", argv[3]) : -1;
  const int players_only = argc > 4 ? whole_number<int>("PLAYERS", argv[4], game_at(only).facts().players_min,
                                                        game_at(only).facts().players_max)
                                    : 0;
  bool all_hold = true;
  for (int game = 0; game < game_count; ++game) {
    const GameFacts& facts = game_at(game).facts();
    if (only >= 0 && game != only) continue;
    for (int players = facts.players_min; players <= facts.players_max; ++players) {
      if (players_only > 0 && players != players_only) continue;
      all_hold = soak(game, players, games, seed) && all_hold;
    }
  }
  return all_hold ? 0 : 1;
}
