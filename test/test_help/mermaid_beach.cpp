#include "games/mermaid_beach/rules/state.h"
#include "suite.h"

namespace seaglass {

using namespace mermaid_beach;

static bool acts(const State& state, Seat near) {
  return state.phase == Phase::action && state.turn == near && !state.bonus && state.hands[near].size <= 6;
}

template <Kind kind>
static bool can_play(const AnyState& any, Seat near) {
  const State& state = any.as<State>();
  bool can = false;
  state.choices(near, [&](Choice choice) {
    const Verb wanted = kind == Kind::nice   ? Verb::nice
                        : kind == Kind::mean ? Verb::mean
                        : kind == Kind::wave ? Verb::wave
                                             : Verb::seaweed;
    can = can || verb_of(choice) == wanted;
  });
  return acts(state, near) && can;
}

static bool goes_on(const AnyState& any, Seat near) {
  const State& state = any.as<State>();
  return acts(state, near) && state.hands[near].size >= 4 && state.shells[near].any() &&
         state.shells[Seat(1)].any() && state.shells[Seat(2)].any();
}

static bool has_pair(const AnyState& any, Seat near) {
  return acts(any.as<State>(), near) && any.as<State>().hands[near].has_pair();
}

static bool has_shells(const AnyState& any, Seat near) {
  return goes_on(any, near) && any.as<State>().shells[near].cards() >= 2;
}

static bool asks(const AnyState& any, Seat near) {
  const State& state = any.as<State>();
  const Hand& other = state.hands[left_of(near, state.players)];
  if (!acts(state, near) || state.hands[near].has_pair()) return false;
  for (int i = 0; i < item_count; ++i) {
    const Kind item = kind_at(i);
    if (state.hands[near].holds(item) && other.holds(item) &&
        rule_against(state, near, ask(left_of(near, state.players), item)) == Rule::allowed)
      return true;
  }
  return false;
}

/// A card was just drawn that may be played at once.
static bool drew_a_match(const AnyState& any, Seat near) {
  const State& state = any.as<State>();
  return state.phase == Phase::play_drawn && state.turn == near && is_item(state.drawn) &&
         state.hands[near].of(state.drawn) >= 2;
}

static bool passes(const AnyState& any, Seat near) {
  const State& state = any.as<State>();
  return state.phase == Phase::pass && state.to_act().contains(near) && state.hands[near].size >= 3 &&
         state.ending == Ending::no;
}

static bool holds_the_monster(const AnyState& any, Seat near) {
  const State& state = any.as<State>();
  return acts(state, near) && state.hands[near].holds(Kind::monster) && state.shells[near].cards() >= 2;
}

/// One action more, and the Monster may be all that is left.
static bool holds_little_but_the_monster(const AnyState& any, Seat near) {
  return holds_the_monster(any, near) && any.as<State>().hands[near].size <= 3;
}

Claims mermaid_beach::claims() {
  static constexpr Statement claims[] = {
      {Word::learn_beach_aim, goes_on},
      {Word::learn_beach_hand, goes_on},
      {Word::learn_beach_pair, has_pair},
      {Word::learn_beach_shell, has_shells},
      {Word::learn_beach_ask, asks},
      {Word::learn_beach_draw, drew_a_match},
      {Word::learn_beach_nice, can_play<Kind::nice>},
      {Word::learn_beach_mean, can_play<Kind::mean>},
      {Word::learn_beach_wave, can_play<Kind::wave>},
      {Word::learn_beach_seaweed, can_play<Kind::seaweed>},
      {Word::learn_beach_star, passes},
      {Word::learn_beach_monster, holds_the_monster},
      {Word::learn_beach_alone, holds_little_but_the_monster},
  };
  return {claims, static_cast<int>(sizeof(claims) / sizeof(claims[0]))};
}

}  // namespace seaglass
