// What bystanders can hear, and what they can overhear: pairs of tables that differ only in what nobody
// around may know, and everything of them compared that reaches whoever is around. That a unit knows more
// does not count: whether it writes to its flash, when, and how much, can be told from outside by its current
// and its pauses, so that must not depend on its own people's hands either.
//
//   bystander PAIRS SEED        so many pairs of each kind for each game, in games from that seed on; of
//   whole
//                               handhelds on the air a twentieth
#include <cstdio>
#include <cstdlib>
#include <memory>

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

void listen(GameName name, long pairs, std::uint64_t seed) {
  siege::Bystander::Counts counts;
  for (; counts.pairs < pairs; ++seed) {
    const auto bystander = std::make_unique<siege::Bystander>();
    bystander->listen_to_a_game(name, seed, counts, pairs);
  }
  report("passed around, heard", game_of(name).facts().name, counts.pairs + counts.secrets, counts.different,
         counts.first_seed);
}

void overhear(GameName name, long pairs, std::uint64_t seed) {
  siege::Eavesdropper::Counts counts;
  for (; counts.pairs < pairs; ++seed)
    std::make_unique<siege::Eavesdropper>(name, seed)->listen(seed, counts, pairs);
  const char* game = game_of(name).facts().name;
  report("frames on the air", game, counts.pairs, counts.lengths + counts.times, counts.first_seed);
  std::printf("%24s %ld frames; %ld pairs differ in a length, %ld in a moment\n", "", counts.frames,
              counts.lengths, counts.times);
}

void overhear_handhelds(GameName name, long pairs, std::uint64_t seed) {
  siege::Overhearing::Counts counts;
  for (; counts.pairs < pairs; ++seed)
    std::make_unique<siege::Overhearing>(name, seed)->listen(seed, counts, pairs);
  report("whole handhelds", game_of(name).facts().name, counts.pairs, counts.different, counts.first_seed);
  std::printf(
      "%24s %ld frames, sounds, lights and writes, %ld of these writes; %ld pairs differ in a write\n", "",
      counts.perceived, counts.flash, counts.writes);
}

}  // namespace

namespace seaglass::siege {

void fail(const char* what) {
  std::printf("%s\n", what);
  std::exit(1);
}

}  // namespace seaglass::siege

int main(int argc, char** argv) {
  if (argc != 3) {
    std::fprintf(stderr, "bystander PAIRS SEED\n");
    return 2;
  }
  const long pairs = std::atol(argv[1]);
  const std::uint64_t seed = std::strtoull(argv[2], nullptr, 10);
  for (int game = 0; game < game_count; ++game) {
    listen(static_cast<GameName>(game), pairs, seed);
    overhear(static_cast<GameName>(game), pairs, seed);
    overhear_handhelds(static_cast<GameName>(game), (pairs + 19) / 20, seed);
  }
  std::printf("%d passed, %d failed\n", passed, failed);
  return failed == 0 ? 0 : 1;
}
