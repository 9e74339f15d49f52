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
  seaglass::must_play(state, seat, choice);
  TEST_ASSERT_NULL_MESSAGE(state.flaw(), state.flaw());
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
