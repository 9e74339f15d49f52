// What bystanders can hear, and what they can overhear: pairs of tables that differ only in what nobody
// around may know, and everything of them compared that reaches whoever is around. That a unit knows more
// does not count: whether it writes to its flash, when, and how much, can be told from outside by its current
// and its pauses, so that must not depend on its own people's hands either.
//
//   bystander PAIRS SEED [KIND [GAME]]    so many pairs for each game, in games from that seed on; of a KIND
//                                         (heard, frames, handhelds), or of all three, and then a twentieth
//                                         of whole handhelds; of one game, or of all
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>

#include "arguments.h"
#include "game_named.h"
#include "progress.h"
#include "siege/handhelds_overheard.h"
#include "siege/heard.h"
#include "siege/overheard.h"

using namespace seaglass;

namespace {

int passed = 0, failed = 0;

void report(const char* what, const char* game, long pairs, long different, std::uint64_t first_seed) {
  std::printf("%-24s %-14s %8ld pairs, %ld differ (%.1f %%)", what, game, pairs, different,
              100.0 * static_cast<double>(different) / static_cast<double>(pairs > 0 ? pairs : 1));
  if (different > 0)
    std::printf(", first in the game from seed %llu", static_cast<unsigned long long>(first_seed));
  std::printf("\n");
  std::fflush(stdout);
  ++(different == 0 && pairs > 0 ? passed : failed);
}

Progress progress_of(const char* kind, GameName name, long pairs) {
  return Progress("bystander: " + std::string(kind) + ", " + game_of(name).facts().name, pairs, "pairs");
}

void listen(GameName name, long pairs, std::uint64_t seed) {
  siege::Bystander::Counts counts;
  Progress progress = progress_of("heard", name, pairs);
  for (; counts.pairs < pairs; ++seed) {
    progress.done(counts.pairs);
    const auto bystander = std::make_unique<siege::Bystander>();
    bystander->listen_to_a_game(name, seed, counts, pairs);
  }
  report("passed around, heard", game_of(name).facts().name, counts.pairs + counts.secrets, counts.different,
         counts.first_seed);
}

void overhear(GameName name, long pairs, std::uint64_t seed) {
  siege::Eavesdropper::Counts counts;
  Progress progress = progress_of("frames", name, pairs);
  for (; counts.pairs < pairs; ++seed) {
    progress.done(counts.pairs);
    std::make_unique<siege::Eavesdropper>(name, seed)->listen(seed, counts, pairs);
  }
  const char* game = game_of(name).facts().name;
  report("frames on the air", game, counts.pairs, counts.lengths + counts.times, counts.first_seed);
  std::printf("%24s %ld frames; %ld pairs differ in a length, %ld in a moment\n", "", counts.frames,
              counts.lengths, counts.times);
}

void overhear_handhelds(GameName name, long pairs, std::uint64_t seed) {
  siege::Overhearing::Counts counts;
  Progress progress = progress_of("handhelds", name, pairs);
  for (; counts.pairs < pairs; ++seed) {
    progress.done(counts.pairs);
    std::make_unique<siege::Overhearing>(name, seed)->listen(seed, counts, pairs);
  }
  report("whole handhelds", game_of(name).facts().name, counts.pairs, counts.different, counts.first_seed);
  std::printf("%24s %ld perceived, %ld of these writes and %ld pictures; %ld pairs differ in a write\n", "",
              counts.perceived, counts.flash, counts.pictures, counts.writes);
}

}  // namespace

namespace seaglass::siege {

void fail(const char* what) {
  std::printf("%s\n", what);
  std::exit(1);
}

}  // namespace seaglass::siege

int main(int argc, char** argv) {
  const std::string kind = argc > 3 ? argv[3] : "";
  const bool is_kind = kind.empty() || kind == "heard" || kind == "frames" || kind == "handhelds";
  expect_arguments(argc, 2, 4, "bystander PAIRS SEED [heard|frames|handhelds [GAME]]");
  if (!is_kind) refuse("KIND", argv[3], "must be heard, frames or handhelds");
  const auto pairs = static_cast<long>(counted("PAIRS", argv[1]));
  const std::uint64_t seed = seed_of(argv[2]);
  const int only = argc > 4 ? game_named("GAME", argv[4]) : -1;
  for (int game = 0; game < game_count; ++game) {
    const auto name = static_cast<GameName>(game);
    if (only >= 0 && game != only) continue;
    if (kind.empty() || kind == "heard") listen(name, pairs, seed);
    if (kind.empty() || kind == "frames") overhear(name, pairs, seed);
    if (kind.empty()) overhear_handhelds(name, (pairs + 19) / 20, seed);
    if (kind == "handhelds") overhear_handhelds(name, pairs, seed);
  }
  std::printf("%d passed, %d failed\n", passed, failed);
  return failed == 0 ? 0 : 1;
}
