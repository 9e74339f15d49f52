// Tide Pool: who knows what, and what is in the box.
#include "conformance/conformance.h"
#include "games/door.h"
#include "games/tide_pool/rules/state.h"

namespace seaglass::tide_pool {

namespace {

/// Each card that the viewers do not know becomes one of those that they cannot see.
void scramble(AnyState& any, SeatSet viewers, Random& random) {
  State& state = any.as<State>();
  if (state.pool == 0) return;
  bool seen[6] = {};
  for (Seat seat : all_seats(2))
    if (viewers.contains(seat)) seen[static_cast<int>(state.cards[seat]) - 1] = true;
  for (Seat seat : all_seats(2)) {
    if (viewers.contains(seat)) continue;
    int card = random.below(6);
    while (seen[card]) card = random.below(6);
    seen[card] = true;
    state.cards[seat] = static_cast<Card>(card + 1);
  }
}

const char* audit(const AnyState& any) {
  const State& state = any.as<State>();
  const int first = static_cast<int>(state.cards[Seat(0)]), second = static_cast<int>(state.cards[Seat(1)]);
  if (state.pool + state.pebbles[Seat(0)] + state.pebbles[Seat(1)] != 21)
    return "a pebble is lost or doubled";
  if (first == second) return "a card is doubled";
  return first < 1 || first > 6 || second < 1 || second > 6 ? "there is no such card" : nullptr;
}

}  // namespace

void list_figures(const AnyState& any, const Event*, VisitFigure visit) {
  const State& state = any.as<State>();
  visit(state.pool);
  for (Seat seat : all_seats(2)) {
    visit(state.pebbles[seat]);
    visit(state.cards[seat] == Card::unknown ? unseen : worth_of(state.cards[seat]));
  }
}

conformance::Subject subject() {
  return {game(), conformance::guess_in<State>, scramble, audit, list_figures};
}

}  // namespace seaglass::tide_pool
