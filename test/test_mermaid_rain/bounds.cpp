// Players who never stop as long as they can go on: what a random game hardly reaches.
#include <cstdio>

#include "builder.h"
#include "suite.h"
#include "tabletop/random_player.h"

using namespace seaglass;
using namespace seaglass::mermaid_rain;

namespace {

struct Largest {
  int choices = 0, masked_bytes = 0, full_bytes = 0, tokens = 0, tiles = 0, score = 0;
};

void keep_larger(int& largest, int value) {
  if (value > largest) largest = value;
}

int packed_bytes(const State& state) {
  std::uint8_t memory[packed_bytes_max];
  BitWriter writer({memory, packed_bytes_max});
  state.pack(writer);
  return writer.bytes();
}

void measure(const State& state, Largest& largest) {
  State view = state;
  view.mask(SeatSet::all(state.players));
  keep_larger(largest.masked_bytes, packed_bytes(view));
  keep_larger(largest.full_bytes, packed_bytes(state));
  keep_larger(largest.tiles, state.surf.size());
  for (Seat seat : all_seats(state.players)) {
    keep_larger(largest.tokens, state.face_up[seat].size() + state.face_down[seat].size);
    keep_larger(largest.score, state.scores[seat]);
  }
}

bool gives_up(Choice choice) {
  const Verb verb = verb_of(choice);
  return verb == Verb::stop || verb == Verb::placed || verb == Verb::stay || verb == Verb::end ||
         verb == Verb::leave;
}

/// Prefers treasure to tiles, a single card to the deep sea, and anything to giving up.
Choice eager_choice(const State& state, Seat seat, Random& random) {
  const auto eagerness = [](Choice choice) {
    if (gives_up(choice)) return 0;
    if (verb_of(choice) != Verb::move) return 1;
    return (Place::at(choice.a).is_space() ? 3 : 1) + (choice.c == index(Card::none) ? 1 : 0);
  };
  int best = 0;
  state.choices(seat, [&](Choice choice) { keep_larger(best, eagerness(choice)); });
  return any_choice(random, [&](auto visit) {
    state.choices(seat, [&](Choice choice) {
      if (eagerness(choice) == best) visit(choice);
    });
  });
}

void test_eager_players_stay_within_every_bound() {
  Largest largest;
  Random random(1);
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    State state = dealt(6, seed % 2 == 1, seed);
    int choices = 0;
    for (; !state.over(); ++choices) {
      const Seat seat = any_seat(random, state.to_act());
      must_play(state, seat, eager_choice(state, seat, random));
      measure(state, largest);
    }
    keep_larger(largest.choices, choices);
  }
  std::printf(
      "eager games: at most %d choices, %d bytes masked, %d in full, %d tokens, %d tiles, %d points\n",
      largest.choices, largest.masked_bytes, largest.full_bytes, largest.tokens, largest.tiles,
      largest.score);
  TEST_ASSERT_LESS_OR_EQUAL(State::facts.choices_max, largest.choices);
  TEST_ASSERT_LESS_OR_EQUAL(State::masked_bytes_max, largest.masked_bytes);
  TEST_ASSERT_LESS_OR_EQUAL(tokens_per_player_max, largest.tokens);
  TEST_ASSERT_LESS_OR_EQUAL(score_max, largest.score);
}

}  // namespace

void test_bounds() {
  RUN_TEST(test_eager_players_stay_within_every_bound);
}
