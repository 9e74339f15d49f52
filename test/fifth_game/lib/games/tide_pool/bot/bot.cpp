// Tide Pool: as many pebbles as one can get, and an even number in the end.
#include "bots/greedy.h"
#include "games/door.h"
#include "games/tide_pool/rules/state.h"

namespace seaglass::tide_pool {

namespace {

class PoolAdviser final : public bots::Adviser {
 public:
  int weighed_in_a_step() const override { return content::taken_max; }

  /// In tenths of a point. That the number is even counts for more as the pool empties.
  int worth(const AnyState& seen, Seat seat, Choice choice, AnyState&) const override {
    const State& state = seen.as<State>();
    const bool even = (state.pebbles[seat] + choice.a) % 2 == 0;
    return 10 * choice.a + (even ? 10 * worth_of(state.cards[seat]) / (1 + state.pool - choice.a) : 0);
  }
};

}  // namespace

const bots::GameBots& game_bots() {
  static constexpr PoolAdviser adviser;
  static constexpr bots::GreedyBots bots(game, adviser);
  return bots;
}

}  // namespace seaglass::tide_pool
