#include "games/mermaid_rain/rules/state.h"
#include "suite.h"

namespace seaglass {

using namespace mermaid_rain;

static bool decides(const State& state, Seat near) {
  return state.to_act().contains(near);
}

/// Some rounds have been played, and everybody has treasure.
static bool goes_on(const AnyState& any, Seat near) {
  const State& state = any.as<State>();
  bool all_have = true;
  for (Seat seat : all_seats(state.players)) all_have = all_have && state.face_up[seat].size() > 0;
  return state.phase == Phase::move && decides(state, near) && state.round >= 2 && all_have;
}

static bool shows_two(const AnyState& any, Seat near) {
  const State& state = any.as<State>();
  return state.phase == Phase::meld && decides(state, near) && cards_shown(state) == 0;
}

static bool shows_more(const AnyState& any, Seat near) {
  const State& state = any.as<State>();
  return state.phase == Phase::meld && decides(state, near) && cards_shown(state) == 2;
}

static bool goes_first(const AnyState& any, Seat near) {
  const State& state = any.as<State>();
  return state.phase == Phase::pick && decides(state, near) && state.order[0] == near &&
         state.scores[near] > 0;
}

static bool picks(const AnyState& any, Seat near) {
  const State& state = any.as<State>();
  return state.phase == Phase::pick && decides(state, near) && state.offer.count() == state.players;
}

static bool places(const AnyState& any, Seat near) {
  const State& state = any.as<State>();
  return state.phase == Phase::place && decides(state, near) && state.held[near].size() == 1;
}

template <int cards>
static bool pays(const AnyState& any, Seat near) {
  const State& state = any.as<State>();
  bool can = false;
  if (state.phase != Phase::move || !decides(state, near)) return false;
  state.choices(near, [&](Choice choice) {
    if (verb_of(choice) == Verb::move) can = can || (cards == 1) == (card_at(choice.c) == Card::none);
  });
  return can;
}

static bool takes(const AnyState& any, Seat near) {
  const State& state = any.as<State>();
  return state.phase == Phase::take && decides(state, near);
}

static bool drifts(const AnyState& any, Seat near) {
  const State& state = any.as<State>();
  return state.phase == Phase::drift && decides(state, near);
}

Claims mermaid_rain::claims() {
  static constexpr Statement claims[] = {
      {Word::learn_rain_aim, goes_on},     {Word::learn_rain_meld, shows_two},
      {Word::learn_rain_more, shows_more}, {Word::learn_rain_rank, goes_first},
      {Word::learn_rain_pick, picks},      {Word::learn_rain_place, places},
      {Word::learn_rain_move, pays<1>},    {Word::learn_rain_deep, pays<2>},
      {Word::learn_rain_take, takes},      {Word::learn_rain_drain, drifts},
      {Word::learn_rain_witch, goes_on},   {Word::learn_rain_prince, goes_on},
  };
  return {claims, static_cast<int>(sizeof(claims) / sizeof(claims[0]))};
}

}  // namespace seaglass
