#include "suite.h"

void setUp() {}
void tearDown() {}

namespace seaglass::mermaid_beach {

State dealt(int players, bool younger, std::uint64_t seed) {
  State state;
  Setup setup;
  setup.players = static_cast<std::uint8_t>(players);
  setup.options.values[0] = younger ? 1 : 0;
  setup.seed = seed;
  state.begin(setup);
  return state;
}

void must_play(State& state, Seat seat, Choice choice) {
  TEST_ASSERT_EQUAL_STRING("allowed",
                           State::why({static_cast<std::uint8_t>(state.play(seat, choice, no_events))}));
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

State empty_deck_position() {
  return Table(3)
      .hand(A, {umbrella, castle})
      .hand(B, {castle, ball})
      .hand(C, {umbrella, ball})
      .no_beach_deck()
      .build();
}

}  // namespace seaglass::mermaid_beach

int main() {
  UNITY_BEGIN();
  seaglass::mermaid_beach::run_examples();
  seaglass::mermaid_beach::run_rulings();
  seaglass::mermaid_beach::run_secrets();
  return UNITY_END();
}
