// soak GAMES SEED [game [players]]: the conformance suite on GAMES random games for each game and number of
// players, all option combinations in turn. A failure names its seed; the same seed plays the same game
// again.
#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "games/games.h"
#include "games/subjects.h"

using namespace seaglass;
using namespace seaglass::conformance;

namespace {

bool soak(int game, int players, std::uint64_t games, std::uint64_t first_seed) {
  const Subject subject_now = subject(game);
  Seen seen;
  Tellings told;
  for (std::uint64_t i = 0; i < games; ++i) {
    Setup setup;
    setup.players = static_cast<std::uint8_t>(players);
    setup.options = option_combination(subject_now.game, players, i);
    setup.seed = first_seed + i;
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
  if (argc < 3) {
    std::fprintf(stderr, "soak GAMES SEED [game [players]]\n");
    return 2;
  }
  const std::uint64_t games = std::strtoull(argv[1], nullptr, 10);
  const std::uint64_t seed = std::strtoull(argv[2], nullptr, 10);
  bool all_hold = true;
  for (int game = 0; game < game_count; ++game) {
    const GameFacts& facts = game_at(game).facts();
    if (argc > 3 && std::strcmp(argv[3], facts.name) != 0) continue;
    for (int players = facts.players_min; players <= facts.players_max; ++players) {
      if (argc > 4 && players != std::atoi(argv[4])) continue;
      all_hold = soak(game, players, games, seed) && all_hold;
    }
  }
  return all_hold ? 0 : 1;
}
