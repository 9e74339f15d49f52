// Every game, every number of players, every combination of options: 300 random games each, with everything
// that test/conformance checks at each of their states.
#include <unity.h>

#include <cstdio>
#include <cstdlib>

#include "conformance/subjects.h"
#include "games/games.h"

using namespace seaglass;
using namespace seaglass::conformance;

void setUp() {}
void tearDown() {}

namespace {

constexpr int games_each = 300;

int game_now = 0;
int players_now = 0;

void every_property_holds_in_random_games() {
  const Subject subject_now = subject(game_now);
  Seen seen;
  for (int i = 0; i < games_each; ++i) {
    Setup setup;
    setup.players = static_cast<std::uint8_t>(players_now);
    setup.options = option_combination(subject_now.game, players_now, static_cast<std::uint64_t>(i));
    setup.seed = 1000u * static_cast<unsigned>(i) + static_cast<unsigned>(players_now);
    try {
      check_game(subject_now, setup, seen);
    } catch (const Violation& violation) {
      static char message[400];
      std::snprintf(message, sizeof message, "%s", violation.what());
      TEST_FAIL_MESSAGE(message);
    }
  }
  std::printf(
      "%s, %d players: %llu states, at most %d choices in a game, %d at once, %d bytes masked, %d in full\n",
      subject_now.game.facts().name, players_now, static_cast<unsigned long long>(seen.states),
      seen.choices_in_a_game, seen.choices_at_once, seen.masked_bytes, seen.packed_bytes);
}

}  // namespace

int main() {
  UNITY_BEGIN();
  for (game_now = 0; game_now < game_count; ++game_now) {
    const GameFacts& facts = game_at(game_now).facts();
    for (players_now = facts.players_min; players_now <= facts.players_max; ++players_now) {
      static char name[80];
      std::snprintf(name, sizeof name, "%s for %d", facts.name, players_now);
      UnityDefaultTestRun(every_property_holds_in_random_games, name, __LINE__);
    }
  }
  return UNITY_END();
}
