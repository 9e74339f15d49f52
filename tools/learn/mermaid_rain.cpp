// mermaid_rain PLAYERS SEED FIRST LAST: plays these games of Mermaid Rain among Orcas, who now and then meld
// by chance. For each seat and round it prints the round, the meld, the cards that were left for the ride, of
// the kind there were most of first, and what the round then brought in tenths of a point.
#include <cstdio>
#include <cstdlib>

#include "arguments.h"
#include "bots/bot.h"
#include "games/bots.h"
#include "games/mermaid_rain/rules/scoring.h"
#include "games/mermaid_rain/rules/state.h"
#include "tabletop/random_player.h"

using namespace seaglass;
using namespace seaglass::mermaid_rain;

namespace seaglass {
void check_failed(const char* claim, const char* file, int line) {
  std::fprintf(stderr, "%s:%d: does not hold: %s\n", file, line, claim);
  std::abort();
}
}  // namespace seaglass

namespace {

constexpr int point = 10;
constexpr int by_chance = 3, of = 10;  // so many melds

/// The points, and what treasure can be expected to bring in the end.
int standing(const State& state, Seat seat) {
  constexpr int missing = 50, in_front = 40, behind = 25;
  int sum = state.scores[seat] * point;
  for (int i = 0; i < treasure_kinds; ++i) {
    int most = 0;
    for (Seat other : all_seats(state.players))
      if (const int won = won_by(state, other).count[i]; other != seat && won > most) most = won;
    const int own = won_by(state, seat).count[i];
    if (own == 0) sum -= missing;
    for (int n = 1; n < own; ++n) sum += n >= most - 1 ? in_front : behind;
  }
  return sum;
}

struct Round {
  int before = 0, rank = 0;
  int left[card_kinds] = {};
};

void print(int number, const Round& round, int after) {
  int most = round.left[0], next = round.left[1], least = round.left[2], swapped;
  if (most < next) swapped = most, most = next, next = swapped;
  if (next < least) swapped = next, next = least, least = swapped;
  if (most < next) swapped = most, most = next, next = swapped;
  std::printf("%d %d %d %d %d %d\n", number, round.rank, most, next, least, after - round.before);
}

void play(const Setup& setup, Random random) {
  static AnyState any;
  static bots::Bot bot;
  const Game& game = game_of(GameName::mermaid_rain);
  game.begin(any, setup);
  const State& state = any.as<State>();
  PerSeat<Round> rounds_of;
  int round = 0;
  bool ranked = false;
  const auto end_round = [&] {
    for (Seat seat : all_seats(setup.players)) {
      const int after = state.over() ? game.score(any).totals[seat] * point : standing(state, seat);
      if (round > 0) print(round, rounds_of[seat], after);
      rounds_of[seat].before = after;
    }
    round = state.round;
    ranked = false;
  };
  while (!state.over()) {
    if (state.round != round) end_round();
    if (!ranked && state.phase == Phase::pick) {
      ranked = true;
      for (Seat seat : all_seats(setup.players)) {
        rounds_of[seat].rank = index(state.ranks[seat]);
        for (int i = 0; i < card_kinds; ++i) rounds_of[seat].left[i] = state.hands[seat].known.count[i];
      }
    }
    const Seat seat = game.to_act(any).first();
    Choice choice;
    if (state.phase == Phase::meld && random.below(of) < by_chance) {
      choice = any_choice(random, [&](auto visit) { game.choices(any, seat, visit); });
    } else {
      bot.begin(game, bots::bots_of(GameName::mermaid_rain), any, {}, seat, bots::Level::orca,
                Random::seeded_by(random));
      while (!bot.step()) {
      }
      choice = bot.choice();
    }
    if (game.play(any, seat, choice, no_events)) std::abort();
  }
  end_round();
}

}  // namespace

int main(int count, char** words) {
  expect_arguments(count, 4, 4, "mermaid_rain PLAYERS SEED FIRST LAST");
  Setup setup;
  const GameFacts& facts = game_of(GameName::mermaid_rain).facts();
  setup.players = whole_number<std::uint8_t>("PLAYERS", words[1], facts.players_min, facts.players_max);
  for (int i = 0; i < facts.option_count; ++i) setup.options.values[i] = facts.options[i].standard;
  const std::uint64_t seed = seed_of(words[2]);
  const auto last = whole_number<int>("LAST", words[4], 0, counted_max);
  for (auto number = whole_number<int>("FIRST", words[3], 0, last); number < last; ++number) {
    setup.seed = seed * 1000003u + static_cast<unsigned>(number);
    play(setup, Random(seed * 7919u + static_cast<unsigned>(number)));
  }
}
