// Every game, every number of players, every combination of options in turn: 300 random games each (or as
// many as SEAGLASS_GAMES says), with everything that lib/conformance checks at each of their states. Ten
// more are told to every viewer.
#include <unity.h>

#include <cstdio>
#include <cstdlib>
#include <string>
#include <thread>

#include "games/games.h"
#include "games/subjects.h"

using namespace seaglass;
using namespace seaglass::conformance;

void setUp() {}
void tearDown() {}

namespace {

int games_each = 300;
constexpr int games_told = 10;

int game_now = 0;
int players_now = 0;

/// Every `step`-th game from `first` on. Returns what does not hold, or nothing.
std::string play_games(const Subject& subject_now, int players, int first, int step, Seen& seen) {
  for (int i = first; i < games_each; i += step) {
    Setup setup;
    setup.players = static_cast<std::uint8_t>(players);
    setup.options = option_combination(subject_now.game, players, static_cast<std::uint64_t>(i));
    const Seed seed = 1000u * static_cast<unsigned>(i) + static_cast<unsigned>(players);
    setup.seed = i / step % 2 == 0 ? seed : Seed(seed.key());  // both generators
    try {
      check_game(subject_now, setup, seen);
    } catch (const Violation& violation) {
      return violation.what();
    }
  }
  return {};
}

void every_property_holds_in_random_games() {
  const Subject subject_now = subject(game_now);
  std::string violation, violation_beside;
  Seen seen, seen_beside;
  std::thread beside([&] { violation_beside = play_games(subject_now, players_now, 1, 2, seen_beside); });
  violation = play_games(subject_now, players_now, 0, 2, seen);
  beside.join();
  TEST_ASSERT_EQUAL_STRING("", violation.c_str());
  TEST_ASSERT_EQUAL_STRING("", violation_beside.c_str());
  seen.add(seen_beside);
  std::printf(
      "%s, %d players: %llu states, at most %d choices in a game, %d at once, %d bytes masked, %d in full\n",
      subject_now.game.facts().name, players_now, static_cast<unsigned long long>(seen.states),
      seen.choices_in_a_game, seen.choices_at_once, seen.masked_bytes, seen.packed_bytes);
}

void every_number_shown_while_it_is_told_is_true() {
  const Subject subject_now = subject(game_now);
  Tellings told;
  for (int i = 0; i < games_told; ++i) {
    Setup setup;
    setup.players = static_cast<std::uint8_t>(players_now);
    setup.options = option_combination(subject_now.game, players_now, static_cast<std::uint64_t>(i));
    setup.seed = 5000u + static_cast<unsigned>(i);
    try {
      check_telling(subject_now, setup, told);
    } catch (const Violation& violation) {
      TEST_FAIL_MESSAGE(violation.what());
    }
  }
  TEST_ASSERT_TRUE(told.games == games_told && told.figures > told.moments);
}

/// In flash and on the air a game goes by its id.
void each_game_has_an_id_of_its_own() {
  for (int i = 0; i < game_count; ++i) {
    GameName found{};
    TEST_ASSERT_TRUE(find_game(game_at(i).facts().id, found) && number_of(found) == i);
  }
}

}  // namespace

int main() {
  if (const char* wanted = std::getenv("SEAGLASS_GAMES")) games_each = std::atoi(wanted);
  UNITY_BEGIN();
  RUN_TEST(each_game_has_an_id_of_its_own);
  for (game_now = 0; game_now < game_count; ++game_now) {
    const GameFacts& facts = game_at(game_now).facts();
    for (players_now = facts.players_min; players_now <= facts.players_max; ++players_now) {
      static char name[80];
      std::snprintf(name, sizeof name, "%s for %d", facts.name, players_now);
      UnityDefaultTestRun(every_property_holds_in_random_games, name, __LINE__);
      std::snprintf(name, sizeof name, "%s for %d, told to every viewer", facts.name, players_now);
      UnityDefaultTestRun(every_number_shown_while_it_is_told_is_true, name, __LINE__);
    }
  }
  return UNITY_END();
}
