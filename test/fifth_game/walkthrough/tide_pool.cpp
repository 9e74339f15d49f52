// What each page of Tide Pool's walkthrough says is there to be seen.
#include "games/tide_pool/rules/state.h"
#include "suite.h"

namespace seaglass {

using tide_pool::State;

static bool goes_on(const AnyState& any, Seat) {
  const State& state = any.as<State>();
  for (Seat seat : all_seats(state.players))
    if (state.pebbles[seat] == 0) return false;
  return state.pool >= 6;
}
static bool holds_a_card(const AnyState& any, Seat near) {
  return any.as<State>().cards[near] != tide_pool::Card::unknown;
}
static bool has_an_even_number(const AnyState& any, Seat near) {
  const State& state = any.as<State>();
  return !state.over() && state.pebbles[near] > 0 && state.pebbles[near] % 2 == 0;
}

Claims tide_pool::claims() {
  static constexpr Statement claims[] = {{Word::learn_tide_aim, goes_on},
                                         {Word::learn_tide_card, holds_a_card},
                                         {Word::learn_tide_even, has_an_even_number}};
  return {claims, static_cast<int>(sizeof(claims) / sizeof(claims[0]))};
}

}  // namespace seaglass
