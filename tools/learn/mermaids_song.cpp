// mermaids_song SEED GAMES: learns who is going to win a game of Mermaid's Song, from GAMES games of each
// number of players that players by first thought play with each other. Prints data/bots/mermaids_song.txt.
//
// What is learnt is a number for each case of each feature (bot/prospect.h), so that the shares of the win
// that follow from a position are as near as possible to who did win (logistic regression, by stochastic
// gradient). All in whole numbers, so that the same seed gives the same table everywhere.
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "arguments.h"
#include "games/mermaids_song/bot/judge.h"
#include "games/mermaids_song/bot/prospect.h"
#include "tabletop/random_player.h"

using namespace seaglass;
using namespace seaglass::mermaids_song;

namespace seaglass {
void check_failed(const char* claim, const char* file, int line) {
  std::fprintf(stderr, "%s:%d: does not hold: %s\n", file, line, claim);
  std::abort();
}
}  // namespace seaglass

namespace {

struct Position {
  Prospect of[players_max];
  Seat winner;
};

/// One decision of twenty is by chance, so that also odd positions are met.
Choice some_choice(const State& state, Seat seat, Random& random) {
  if (random.below(20) > 0) return Judge(state, seat, usual_taste).best();
  return any_choice(random, [&](auto visit) { state.choices(seat, visit); });
}

/// Half of the positions in which a turn begins.
void play(State& state, Random& random, std::vector<Position>& positions) {
  const size_t first = positions.size();
  int turn = -1;
  while (!state.over()) {
    if (state.turns != turn && random.below(2) == 0) {
      Position position;
      for (Seat seat : all_seats(state.players)) position.of[seat.index()] = prospect_of(state, seat);
      positions.push_back(position);
    }
    turn = state.turns;
    const Seat seat = state.to_act().first();
    state.carry_out(seat, some_choice(state, seat, random), no_events);
  }
  for (size_t i = first; i < positions.size(); ++i) positions[i].winner = state.score().winners.first();
}

class Table {
 public:
  explicit Table(int players) : players_(players) {}

  void learn(const std::vector<Position>& positions, Random& random) {
    constexpr int epochs = 9;
    for (int epoch = 0; epoch < epochs; ++epoch) {
      const int rate = epoch < 6 ? 32 >> epoch : 1;
      for (size_t i = 0; i < positions.size(); ++i)
        learn(positions[static_cast<size_t>(random.below(static_cast<int>(positions.size())))], rate);
    }
    center(positions);
  }

  void print() const {
    std::printf("%d", players_);
    for (const std::int32_t weight : weights_) {
      const int rounded = (weight + unit / 2) >> unit_bits;
      std::printf(" %d", rounded < -127 ? -127 : rounded > 127 ? 127 : rounded);
    }
    std::printf("\n");
  }

 private:
  static constexpr int unit_bits = 16, unit = 1 << unit_bits;

  void learn(const Position& position, int rate) {
    PerSeat<std::int32_t, players_max> prospects;
    for (Seat seat : all_seats(players_)) {
      std::int32_t sum = 0;
      for (const std::uint8_t number : position.of[seat.index()].cases) sum += weights_[number];
      prospects[seat] = sum >> unit_bits;
    }
    const Shares shares = shares_by_prospect(prospects, players_);
    for (Seat seat : all_seats(players_)) {
      const std::int64_t missed = (seat == position.winner ? whole_win : 0) - shares[seat];
      const auto change = static_cast<std::int32_t>((missed * rate + 64) >> 7);
      for (const std::uint8_t number : position.of[seat.index()].cases) weights_[number] += change;
    }
  }

  /// Each seat has one case of every feature, so what all cases of a feature have in common says nothing.
  void center(const std::vector<Position>& positions) {
    std::vector<std::int64_t> met(all_cases, 0);
    for (const Position& position : positions)
      for (Seat seat : all_seats(players_))
        for (const std::uint8_t number : position.of[seat.index()].cases) ++met[number];
    for (int feature = 0; feature < features; ++feature) {
      std::int64_t sum = 0, count = 0;
      for (int i = first_case(feature); i < first_case(feature + 1); ++i) {
        sum += weights_[i] * met[static_cast<size_t>(i)];
        count += met[static_cast<size_t>(i)];
      }
      for (int i = first_case(feature); i < first_case(feature + 1); ++i)
        if (met[static_cast<size_t>(i)] > 0) weights_[i] -= static_cast<std::int32_t>(sum / count);
    }
  }

  int players_;
  std::int32_t weights_[all_cases] = {};
};

}  // namespace

int main(int count, char** words) {
  expect_arguments(count, 2, 2, "mermaids_song SEED GAMES");
  constexpr int seed_max = 100'000'000;
  const int seed = whole_number("SEED", words[1], 0, seed_max);
  const auto games = static_cast<int>(counted("GAMES", words[2]));
  std::printf(
      "; Who is going to win at Mermaid's Song: for each number of players the numbers of bot/prospect.h.\n");
  std::printf("; Made by make learn GAME=mermaids_song SEED=%d GAMES=%d\n\n[PROSPECTS]\n", seed, games);
  for (int players = players_min; players <= players_max; ++players) {
    Random random(static_cast<std::uint64_t>(seed * 10 + players));
    std::vector<Position> positions;
    for (int game = 0; game < games; ++game) {
      Setup setup;
      setup.players = static_cast<std::uint8_t>(players);
      setup.seed = random.next();
      State state;
      state.begin(setup);
      play(state, random, positions);
    }
    Table table(players);
    table.learn(positions, random);
    table.print();
  }
}
