// Mirage: the choice is tried, and the map that follows is judged by what it would score now and by what
// tents and explorers are still good for; what the others would have is taken off.
#include "bots/adviser.h"
#include "games/mirage/rules/state.h"

namespace seaglass::yardstick {

namespace {

using namespace mirage;

/// In tenths of a point.
int prospects(const State& state, const Score& score, Seat seat) {
  constexpr int point = 10, a_tent = 60, an_explorer = 6, a_claim = 30;
  const Supply& supply = state.supplies[seat];
  int sum = score.totals[seat] * point + (content::tents_each - supply.tents) * a_tent +
            (supply.of(ExplorerKind::camel) + supply.of(ExplorerKind::ship)) * an_explorer;
  if (state.phase == Phase::tie && state.turn == seat && state.leaders.contains(seat)) sum += a_claim;
  if (state.phase == Phase::move_tent && state.resolving.winner.is(seat)) sum += a_claim / 2;
  return sum;
}

class MirageAdviser final : public bots::Adviser {
 public:
  int weighed_in_a_step() const override { return 16; }

  int worth(const AnyState& seen, Seat seat, Choice choice, AnyState& preview) const override {
    preview = seen;
    State& after = preview.as<State>();
    after.carry_out(seat, choice, no_events);
    const Score score = after.score();
    int others = 0;
    for (Seat other : all_seats(after.players))
      if (other != seat) others += prospects(after, score, other);
    return (after.players - 1) * prospects(after, score, seat) - others;
  }
};

}  // namespace

const bots::Adviser& mirage_adviser() {
  static constexpr MirageAdviser adviser;
  return adviser;
}

}  // namespace seaglass::yardstick
