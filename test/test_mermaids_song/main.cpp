#include "suite.h"

void setUp() {}
void tearDown() {}

namespace seaglass::mermaids_song {

State dealt(int players, int target, std::uint64_t seed) {
  State state;
  Setup setup;
  setup.players = static_cast<std::uint8_t>(players);
  setup.options.values[0] = static_cast<std::uint8_t>(target);
  setup.seed = seed;
  state.begin(setup);
  return state;
}

State checked(const Table& table) {
  const State state = table.build();
  TEST_ASSERT_NULL_MESSAGE(state.flaw(), state.flaw());
  return state;
}

void must_play(State& state, Seat seat, Choice choice) {
  TEST_ASSERT_EQUAL_STRING("allowed",
                           State::why({static_cast<std::uint8_t>(state.play(seat, choice, no_events))}));
  TEST_ASSERT_NULL_MESSAGE(state.flaw(), state.flaw());
}

void refused(const State& state, Seat seat, Choice choice, Rule rule) {
  State copy = state;
  TEST_ASSERT_EQUAL_STRING(State::why({static_cast<std::uint8_t>(rule)}),
                           State::why({static_cast<std::uint8_t>(copy.play(seat, choice, no_events))}));
}

bool offered(const State& state, Seat seat, Choice choice) {
  bool found = false;
  state.choices(seat, [&](Choice c) { found = found || c == choice; });
  return found;
}

int number_of_choices(const State& state, Seat seat) {
  int count = 0;
  state.choices(seat, [&](Choice) { ++count; });
  return count;
}

int points(const State& state, Seat seat) {
  return state.creatures[seat].points();
}

}  // namespace seaglass::mermaids_song

int main() {
  UNITY_BEGIN();
  seaglass::mermaids_song::run_examples();
  seaglass::mermaids_song::run_rulings();
  seaglass::mermaids_song::run_secrets();
  return UNITY_END();
}
