// Tide Pool: who knows what, and what is in the box.
#include "conformance/conformance.h"
#include "games/door.h"
#include "games/tide_pool/rules/state.h"

namespace seaglass::tide_pool {

namespace {

constexpr int pebbles_in_box = 24, cards_in_box = 8;

/// Each card that the viewers do not know becomes one of those that they cannot see.
void scramble(AnyState& any, SeatSet viewers, Random& random) {
  State& state = any.as<State>();
  if (state.pool == 0) return;
  bool seen[cards_in_box] = {};
  for (Seat seat : all_seats(state.players))
    if (viewers.contains(seat)) seen[static_cast<int>(state.cards[seat]) - 1] = true;
  for (Seat seat : all_seats(state.players)) {
    if (viewers.contains(seat)) continue;
    int card = random.below(cards_in_box);
    while (seen[card]) card = random.below(cards_in_box);
    seen[card] = true;
    state.cards[seat] = static_cast<Card>(card + 1);
  }
}

const char* audit(const AnyState& any) {
  const State& state = any.as<State>();
  int pebbles = state.pool;
  bool seen[cards_in_box] = {};
  for (Seat seat : all_seats(state.players)) {
    const int card = static_cast<int>(state.cards[seat]);
    if (card < 1 || card > cards_in_box) return "there is no such card";
    if (seen[card - 1]) return "a card is doubled";
    seen[card - 1] = true;
    pebbles += state.pebbles[seat];
  }
  return pebbles != pebbles_in_box ? "a pebble is lost or doubled" : nullptr;
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
