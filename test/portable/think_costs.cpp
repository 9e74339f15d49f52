// A bot thinks in units, and none may take longer than a moment; what it then does is the same everywhere.
#include "bots/bot.h"
#include "core/crc32.h"
#include "games/bots.h"
#include "games/games.h"
#include "portable/games.h"
#include "portable/place.h"
#include "portable/random_games.h"

namespace seaglass {
namespace {

constexpr int turns = 8;  // of a random game, spread over its choices; of Orca, who thinks longest, half
constexpr int choices_max = 8;  // that are looked at of a turn

AnyState state_memory, begun[turns];
bots::Bot bot;

struct Thoughts {
  std::uint64_t sum = 0, longest_turn = 0, longest_unit = 0;
  std::uint32_t hash = 0;
};

void find_turns(const Game& game) {
  const Setup setup = random_table(game, usual_players(game), 0);
  const int choices = play_random_game(game, state_memory, setup, no_events, no_watch);
  int played = 0;
  play_random_game(game, state_memory, setup, no_events, [&](const AnyState& state) {
    for (int turn = 0; turn < turns; ++turn)
      if (played == choices * (turn + 1) / (turns + 1)) begun[turn] = state;
    ++played;
  });
}

void think(const Game& game, const bots::GameBots& bots, bots::Level level, AnyState& state,
           Thoughts& thoughts) {
  const Seat seat = game.to_act(state).first();
  std::uint64_t turn = 0;
  for (int choices = 0; choices < choices_max && !game.over(state); ++choices) {
    if (game.to_act(state).first() != seat) break;
    bot.begin(game, bots, state, {}, seat, level, Random(static_cast<unsigned>(choices)));
    for (bool done = false; !done;) {
      const std::uint64_t before = instructions_so_far();
      done = bot.step();
      const std::uint64_t unit = instructions_so_far() - before;
      thoughts.longest_unit = unit > thoughts.longest_unit ? unit : thoughts.longest_unit;
      turn += unit;
    }
    const Choice chosen = bot.choice();
    const std::uint8_t words[] = {chosen.verb, chosen.a, chosen.b, chosen.c};
    thoughts.hash = crc32({words, sizeof(words)}, thoughts.hash);
    CHECK(!game.play(state, seat, chosen, no_events));
  }
  thoughts.sum += turn;
  thoughts.longest_turn = turn > thoughts.longest_turn ? turn : thoughts.longest_turn;
}

struct Names {
  const char *mean, *most, *unit, *choices;
};
constexpr Names names[bots::level_count] = {
    {".minnow.instructions_per_turn", ".minnow.instructions_per_turn_at_most",
     ".minnow.instructions_in_a_unit", ".minnow"},
    {".otter.instructions_per_turn", ".otter.instructions_per_turn_at_most", ".otter.instructions_in_a_unit",
     ".otter"},
    {".heron.instructions_per_turn", ".heron.instructions_per_turn_at_most", ".heron.instructions_in_a_unit",
     ".heron"},
    {".orca.instructions_per_turn", ".orca.instructions_per_turn_at_most", ".orca.instructions_in_a_unit",
     ".orca"},
};

}  // namespace

void say_think_costs() {
  for (int i = 0; i < game_count; ++i) {
    const Game& game = game_at(i);
    const bots::GameBots& bots = bots::bots_of(static_cast<GameName>(i));
    find_turns(game);
    for (int level = 0; level < bots::level_count; ++level) {
      Thoughts thoughts;
      const int every = bots::level_at(level) == bots::Level::orca ? 2 : 1;
      for (int turn = every - 1; turn < turns; turn += every) {
        state_memory = begun[turn];
        think(game, bots, bots::level_at(level), state_memory, thoughts);
      }
      const char* game_name = game.facts().name;
      say_count({"bot.", game_name, names[level].mean}, thoughts.sum * static_cast<unsigned>(every) / turns);
      say_count({"bot.", game_name, names[level].most}, thoughts.longest_turn);
      say_count({"bot.", game_name, names[level].unit}, thoughts.longest_unit);
      say_hash({"thought.", game_name, names[level].choices}, thoughts.hash);
    }
  }
}

}  // namespace seaglass
