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
