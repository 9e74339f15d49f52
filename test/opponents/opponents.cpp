// opponents games GAMES SEED [UNITS]      GAMES with each combination of options, bots of all levels at a
// table opponents secrets PAIRS SEED [UNITS]    PAIRS of positions and histories of each game that a seat
// cannot tell
//                                         apart: Orca decides the same, in as many units of thought
// opponents worlds DEALS SEED             DEALS of hidden cards by each game, whatever is remembered
// opponents tell GAME PLAYERS LEVEL SEED  one game of bots of a level, in words
//
// What bots must keep in whole games, as many as one likes. After UNITS of thought a bot must hurry: 10, a
// tenth of what one may take, if nothing else is said; 0: never.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>

#include "arguments.h"
#include "core/same_text.h"
#include "game_named.h"
#include "games/jsons.h"
#include "games/mermaid_beach/bot/dealing.h"
#include "games/mermaids_song/rules/state.h"
#include "opponents/table_of_bots.h"
#include "progress.h"
#include "tabletop/random_player.h"

using namespace seaglass;
using namespace seaglass::opponents;

namespace {

constexpr int never = 1'000'000;

[[noreturn]] void fail(const Game& game, const Setup& setup, const char* what) {
  std::printf("FAIL %s for %d, options %d %d, seed %llu: %s\n", game.facts().name, setup.players,
              setup.options.values[0], setup.options.values[1],
              static_cast<unsigned long long>(setup.seed.number()), what);
  std::exit(1);
}

SeatSet others_than(Seat seat, int players) {
  SeatSet others = SeatSet::all(players);
  others.remove(seat);
  return others;
}

int numbers_of_players(const GameFacts& facts) {
  return facts.players_max - facts.players_min + 1;
}

Progress progress_of(const TableOfBots& table, std::uint64_t all, const char* what) {
  return Progress("opponents: " + std::string(table.game.facts().name), static_cast<std::int64_t>(all), what);
}

// --------------------------------------------------------------------------------------------- whole games

/// Song's bots weaken each other for 150 turns at most; then a table comes to its end.
constexpr int turns_max = 300;

struct Length {
  int choices = 0, turns = 0;
};

Length play_a_game(TableOfBots& table, const Setup& setup, int units_max) {
  Random random(setup.seed.number());
  PerSeat<bots::Level> levels;
  for (Seat seat : all_seats(setup.players)) levels[seat] = bots::level_at(random.below(bots::level_count));
  table.begin(setup);
  Length length;
  while (!table.game.over(table.state)) {
    if (++length.choices > table.game.facts().choices_max) fail(table.game, setup, "it does not end");
    const Seat seat = any_seat(random, table.game.to_act(table.state));
    const Choice choice =
        table.decide(table.state, table.known[seat], seat, levels[seat], Random::seeded_by(random), units_max)
            .choice;
    if (const Refusal refusal = table.play(seat, choice, random))
      fail(table.game, setup, table.game.why(refusal));
  }
  if (table.name == GameName::mermaids_song) length.turns = table.state.as<mermaids_song::State>().turns;
  if (length.turns > turns_max) fail(table.game, setup, "it goes round in circles");
  return length;
}

/// How many ways there are to choose options at the largest choice of them.
int most_combinations(const Game& game) {
  const GameFacts& facts = game.facts();
  int most = 0;
  for (int players = facts.players_min; players <= facts.players_max; ++players)
    if (const int here = conformance::option_combinations(game, players); here > most) most = here;
  return most;
}

/// GAMES of tables whose options are these in turn, each at all numbers of players that may choose them.
void play_games(TableOfBots& table, int first, int last, std::uint64_t games, std::uint64_t seed,
                int units_max) {
  const GameFacts& facts = table.game.facts();
  const auto players = static_cast<unsigned>(numbers_of_players(facts));
  const auto ways = static_cast<unsigned>(last - first + 1);
  Length longest;
  Setup setup;
  Progress progress = progress_of(table, games, "games");
  for (std::uint64_t played = 0, number = 0; played < games; ++number) {
    progress.done(static_cast<std::int64_t>(played));
    setup.players = static_cast<std::uint8_t>(facts.players_min + number % players);
    const std::uint64_t combination = static_cast<unsigned>(first) + number / players % ways;
    if (combination >= static_cast<unsigned>(conformance::option_combinations(table.game, setup.players)))
      continue;
    setup.options = conformance::option_combination(table.game, setup.players, combination);
    setup.seed = seed + number;
    const Length length = play_a_game(table, setup, units_max);
    if (length.choices > longest.choices) longest.choices = length.choices;
    if (length.turns > longest.turns) longest.turns = length.turns;
    ++played;
  }
  if (first == last)
    std::printf("%s, options %d %d", facts.name, setup.options.values[0], setup.options.values[1]);
  else
    std::printf("%s, options %d to %d", facts.name, first, last);
  std::printf(": %llu games, at most %d choices", static_cast<unsigned long long>(games), longest.choices);
  if (longest.turns > 0) std::printf(" and %d turns", longest.turns);
  std::printf("\n");
  std::fflush(stdout);
}

/// Song's option is a number of points: the standard one, and all the others.
void play_games(TableOfBots& table, std::uint64_t games, std::uint64_t seed, int units_max) {
  constexpr int each_alone = 4;
  const int combinations = most_combinations(table.game);
  for (int first = 0; first < combinations && (first < each_alone); ++first) {
    const bool all_the_others = combinations > each_alone && first > 0;
    play_games(table, first, all_the_others ? combinations - 1 : first, games, seed, units_max);
    if (all_the_others) return;
  }
}

// --------------------------------------------------------------------------------------- positions of games

/// Shows every decision of games that first thoughts and chance play in turns, until one has seen enough.
template <typename Look>
void walk(TableOfBots& table, std::uint64_t seed, const Look& looks_on) {
  const GameFacts& facts = table.game.facts();
  for (std::uint64_t number = 0;; ++number) {
    Setup setup;
    const auto counts = static_cast<unsigned>(numbers_of_players(facts));
    setup.players = static_cast<std::uint8_t>(facts.players_min + number % counts);
    setup.options = conformance::option_combination(table.game, setup.players, number / counts);
    setup.seed = seed + number;
    Random random(setup.seed.number());
    table.begin(setup);
    while (!table.game.over(table.state)) {
      const Seat seat = any_seat(random, table.game.to_act(table.state));
      if (!looks_on(setup, seat, random)) return;
      Choice choice = any_choice(random, [&](auto visit) { table.game.choices(table.state, seat, visit); });
      if (random.below(3) > 0)
        choice = table
                     .decide(table.state, table.known[seat], seat, bots::Level::otter,
                             Random::seeded_by(random), never)
                     .choice;
      if (const Refusal refusal = table.play(seat, choice, random))
        fail(table.game, setup, table.game.why(refusal));
    }
  }
}

bool same(const Game& game, const AnyState& x, const AnyState& y) {
  return std::memcmp(&x, &y, static_cast<std::size_t>(game.state_bytes())) == 0;
}

/// So long everybody waits for a decision. Less than the shortest time for which one is shown nobody sees.
int time_of(const TableOfBots& table, const Decision& decision) {
  constexpr int shortest = bots::Bot::unseen_units_max;
  return table.name == GameName::mirage || decision.units > shortest ? decision.units : shortest;
}

/// To the seat: the same choice in as many units of thought. To all the others, who do not see its hand: the
/// same time.
void compare_pair(TableOfBots& table, const Setup& setup, Seat seat, AnyState& other, Random& random,
                  int units_max, std::uint64_t& units) {
  const Random chance = Random::seeded_by(random);
  const bots::Knowledge &known = table.known[seat], &known_elsewhere = table.known_elsewhere[seat];
  const Decision here = table.decide(table.state, known, seat, bots::Level::orca, chance, units_max);
  const Decision there = table.decide(other, known_elsewhere, seat, bots::Level::orca, chance, units_max);
  if (here.choice != there.choice) fail(table.game, setup, "a choice depends on what is hidden");
  if (here.units != there.units) fail(table.game, setup, "the time depends on what is hidden");
  other = table.state;
  table.subject.scramble(other, others_than(seat, setup.players), random);
  const Decision elsewhere = table.decide(other, known, seat, bots::Level::orca, chance, units_max);
  if (time_of(table, here) != time_of(table, elsewhere)) fail(table.game, setup, "the time tells of a hand");
  units += static_cast<unsigned>(here.units);
}

/// One of seven decisions, so that pairs come from many games.
void compare_pairs(TableOfBots& table, std::uint64_t pairs, std::uint64_t seed, int units_max) {
  constexpr int one_of = 7;
  auto other = std::make_unique<AnyState>();
  std::uint64_t compared = 0, units = 0;
  Progress progress = progress_of(table, pairs, "pairs");
  walk(table, seed, [&](const Setup& setup, Seat seat, Random& random) {
    if (compared == pairs) return false;
    if (random.below(one_of) > 0 || table.choices_of(seat) < 2) return true;
    *other = table.state;
    table.subject.scramble(*other, SeatSet(seat), random);
    if (same(table.game, *other, table.state)) return true;
    compare_pair(table, setup, seat, *other, random, units_max, units);
    progress.done(static_cast<std::int64_t>(++compared));
    return true;
  });
  std::printf("%s: %llu pairs, %.1f units of thought in the mean\n", table.game.facts().name,
              static_cast<unsigned long long>(compared),
              static_cast<double>(units) / static_cast<double>(compared));
  std::fflush(stdout);
}

// ---------------------------------------------------------------------------------------------------- worlds

/// What a bot might bring along from any other game.
mermaid_beach::Memory stale_memory(Random& random) {
  mermaid_beach::Memory memory;
  unsigned char bytes[sizeof memory];
  for (unsigned char& byte : bytes) byte = static_cast<unsigned char>(random.below(256));
  std::memcpy(static_cast<void*>(&memory), bytes, sizeof memory);
  return memory;
}

/// As the game's bots do it: Beach's with what the seat remembers, with nothing, and with anything at all.
/// The bots of Rain and of Mirage deal none.
void deal_one(const TableOfBots& table, Seat seat, std::uint64_t number, AnyState& world, Random& random) {
  if (table.name != GameName::mermaid_beach) return table.subject.guess(world, random);
  mermaid_beach::Memory memory = table.known[seat].read<mermaid_beach::Memory>();
  if (number % 3 == 1) memory = mermaid_beach::Memory();
  if (number % 3 == 2) memory = stale_memory(random);
  mermaid_beach::deal_a_world(world.as<mermaid_beach::State>(), seat, memory, random);
}

void deal_worlds(TableOfBots& table, std::uint64_t deals, std::uint64_t seed) {
  auto world = std::make_unique<AnyState>(), seen = std::make_unique<AnyState>();
  std::uint64_t dealt = 0;
  Progress progress = progress_of(table, deals, "worlds");
  walk(table, seed, [&](const Setup& setup, Seat seat, Random& random) {
    if (dealt == deals) return false;
    progress.done(static_cast<std::int64_t>(dealt));
    *seen = table.state;
    table.game.mask(*seen, SeatSet(seat));
    *world = *seen;
    deal_one(table, seat, dealt++, *world, random);
    if (const char* flaw = table.game.flaw(*world)) fail(table.game, setup, flaw);
    if (const char* wrong = table.subject.audit(*world)) fail(table.game, setup, wrong);
    table.game.mask(*world, SeatSet(seat));
    if (!same(table.game, *seen, *world)) fail(table.game, setup, "a world contradicts what is seen");
    return true;
  });
  std::printf("%s: %llu worlds\n", table.game.facts().name, static_cast<unsigned long long>(dealt));
  std::fflush(stdout);
}

// --------------------------------------------------------------------------------------------------- telling

void tell(TableOfBots& table, const Setup& setup, bots::Level level) {
  const json::GameJson& words = json::game_json(number_of(table.name));
  Random random(setup.seed.number());
  table.begin(setup);
  Seat last(setup.players - 1);
  while (!table.game.over(table.state)) {
    const Seat seat = table.game.to_act(table.state).first();
    if (seat != last) std::printf("%s\n", words.state(table.state).dump().c_str());
    last = seat;
    const Decision decision =
        table.decide(table.state, table.known[seat], seat, level, Random::seeded_by(random), never);
    std::printf("  %d: %s\n", seat.index(), words.choice(table.state, seat, decision.choice).dump().c_str());
    if (const Refusal refusal = table.play(seat, decision.choice, random))
      fail(table.game, setup, table.game.why(refusal));
  }
  const Score score = table.game.score(table.state);
  for (Seat seat : all_seats(setup.players)) std::printf("%d ", score.totals[seat]);
  std::printf("\n");
}

int tell(int number, const char* players, const char* level, std::uint64_t seed) {
  constexpr const char* levels[bots::level_count] = {"minnow", "otter", "heron", "orca"};
  const GameFacts& facts = game_at(number).facts();
  Setup setup;
  setup.players = whole_number<std::uint8_t>("PLAYERS", players, facts.players_min, facts.players_max);
  setup.seed = seed;
  for (int i = 0; i < facts.option_count; ++i) setup.options.values[i] = facts.options[i].standard;
  for (int i = 0; i < bots::level_count; ++i) {
    if (!same_text(level, levels[i])) continue;
    tell(*std::make_unique<TableOfBots>(static_cast<GameName>(number)), setup, bots::level_at(i));
    return 0;
  }
  refuse("LEVEL", level, "must be minnow, otter, heron or orca");
}

}  // namespace

int main(int count, char** words) {
  constexpr const char* usage =
      "opponents games|secrets|worlds COUNT SEED [UNITS], or opponents tell GAME PLAYERS LEVEL SEED";
  expect_arguments(count, 3, 5, usage);
  if (same_text(words[1], "tell")) {
    expect_arguments(count, 5, 5, usage);
    return tell(game_named("GAME", words[2]), words[3], words[4], seed_of(words[5]));
  }
  if (!same_text(words[1], "games") && !same_text(words[1], "secrets") && !same_text(words[1], "worlds"))
    refuse("opponents", words[1], "must be games, secrets, worlds or tell");
  const auto many = whole_number<std::uint64_t>("GAMES", words[2], 1, 10 * counted_max);
  const std::uint64_t seed = seed_of(words[3]);
  constexpr int a_tenth = bots::Bot::unseen_units_max / 10;
  const int units = count > 4 ? whole_number("UNITS", words[4], 0, never) : a_tenth;
  for (int i = 0; i < game_count; ++i) {
    const auto table = std::make_unique<TableOfBots>(static_cast<GameName>(i));
    if (same_text(words[1], "games")) play_games(*table, many, seed, units > 0 ? units : never);
    if (same_text(words[1], "secrets")) compare_pairs(*table, many, seed, units > 0 ? units : never);
    if (same_text(words[1], "worlds")) deal_worlds(*table, many, seed);
  }
  return 0;
}
