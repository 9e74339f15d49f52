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

constexpr int games = 4, turns_of_a_game = 5;
constexpr int turns = games * turns_of_a_game;  // of Orca, who thinks longest, every other one
constexpr int choices_max = 8;                  // that are looked at of a turn
constexpr int decisions_min = 20, orcas_decisions_min = 10;

AnyState state_memory, begun[turns], masked;
bots::Bot bot;

struct Thoughts {
  std::uint64_t sum = 0, longest_turn = 0, longest_unit = 0;
  int decisions = 0;
  std::uint32_t hash = 0;
};

/// A game of bots without much thought, who come to positions as people do; by another chance each time, and
/// `see` sees every turn begin. What several decide at once is one turn.
/// Returns how many turns there were.
int play_quick_bots(const Game& game, const bots::GameBots& bots, int number, Watch see) {
  game.begin(state_memory, random_table(game, usual_players(game), 0));
  Random random(static_cast<unsigned>(number));
  int begun_turns = 0;
  bool was_together = false;
  for (Seat last; !game.over(state_memory);) {
    const SeatSet deciding = game.to_act(state_memory);
    const Seat seat = deciding.first();
    const bool together = deciding.count() > 1;
    if (begun_turns == 0 || (together ? !was_together : seat != last)) {
      see(state_memory);
      ++begun_turns;
    }
    was_together = together;
    last = seat;
    bot.begin(game, bots, state_memory, {}, seat, bots::Level::otter, Random::seeded_by(random));
    while (!bot.step()) {
    }
    CHECK(!game.play(state_memory, seat, bot.choice(), no_events));
  }
  return begun_turns;
}

/// One of each fifth of a game.
void find_turns(const Game& game, const bots::GameBots& bots) {
  for (int number = 0; number < games; ++number) {
    const int all = play_quick_bots(game, bots, number, no_watch);
    CHECK(all >= turns_of_a_game);
    Random random(static_cast<unsigned>(games + number));
    int wanted[turns_of_a_game];
    for (int i = 0; i < turns_of_a_game; ++i) wanted[i] = (all * i + random.below(all)) / turns_of_a_game;
    int seen = 0;
    play_quick_bots(game, bots, number, [&](const AnyState& state) {
      for (int i = 0; i < turns_of_a_game; ++i)
        if (seen == wanted[i]) begun[number * turns_of_a_game + i] = state;
      ++seen;
    });
  }
}

void think(const Game& game, const bots::GameBots& bots, bots::Level level, AnyState& state,
           Thoughts& thoughts) {
  const Seat seat = game.to_act(state).first();
  bots::Knowledge knowledge;  // of this turn alone
  std::uint64_t turn = 0;
  for (int choices = 0; choices < choices_max && !game.over(state); ++choices) {
    if (game.to_act(state).first() != seat) break;
    bot.begin(game, bots, state, knowledge, seat, level, Random(static_cast<unsigned>(choices)));
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
    ++thoughts.decisions;
    masked = state;
    game.mask(masked, SeatSet(seat));
    CHECK(!game.play(state, seat, chosen, [&](const Event& event) {
      if (bots.remembers()) bots.tell(knowledge, seat, game.mask(event, SeatSet(seat)), masked);
    }));
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
    find_turns(game, bots);
    for (int level = 0; level < bots::level_count; ++level) {
      Thoughts thoughts;
      const bool is_orca = bots::level_at(level) == bots::Level::orca;
      const int every = is_orca ? 2 : 1;
      for (int turn = every - 1; turn < turns; turn += every) {
        state_memory = begun[turn];
        think(game, bots, bots::level_at(level), state_memory, thoughts);
      }
      CHECK(thoughts.decisions >= (is_orca ? orcas_decisions_min : decisions_min));
      const char* game_name = game.facts().name;
      say_count({"bot.", game_name, names[level].mean}, thoughts.sum * static_cast<unsigned>(every) / turns);
      say_count({"bot.", game_name, names[level].most}, thoughts.longest_turn);
      say_count({"bot.", game_name, names[level].unit}, thoughts.longest_unit);
      say_hash({"thought.", game_name, names[level].choices}, thoughts.hash);
    }
  }
}

}  // namespace seaglass
