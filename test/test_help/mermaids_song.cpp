#include "games/mermaids_song/rules/state.h"
#include "suite.h"

namespace seaglass {

using namespace mermaids_song;

static bool acts(const State& state, Seat near) {
  return state.phase == Phase::action && state.turn == near;
}

static int mermaids(const State& state, Seat seat) {
  int count = 0;
  for (int slot = 0; slot < slots; ++slot) count += state.areas[seat].slot[slot].here ? 1 : 0;
  return count;
}

static bool goes_on(const AnyState& any, Seat near) {
  const State& state = any.as<State>();
  return state.turn == near && mermaids(state, near) >= 2 && mermaids(state, Seat(1)) >= 1 &&
         state.creatures[near].any() && state.creatures[Seat(1)].any();
}

static bool has_three(const AnyState& any, Seat near) {
  return goes_on(any, near) && any.as<State>().hands[near].size == 3;
}

static bool may_discard(const AnyState& any, Seat near) {
  const State& state = any.as<State>();
  return state.phase == Phase::hand_choice && state.turn == near && can_discard_hand(state, near);
}

static bool may_place(const AnyState& any, Seat near) {
  const State& state = any.as<State>();
  return acts(state, near) && state.hands[near].holds(Card::mermaid) && mermaids(state, near) >= 1 &&
         state.areas[near].free_slot() >= 0;
}

static bool may_sing(const AnyState& any, Seat near) {
  const State& state = any.as<State>();
  bool holds_song = false;
  for (int value = 1; value <= song_values; ++value)
    holds_song = holds_song || state.hands[near].holds(song(value));
  return acts(state, near) && holds_song && mermaids(state, near) >= 1;
}

/// Songs and silences meet at one of the own mermaids, and something is left over.
static bool cancels(const AnyState& any, Seat near) {
  const State& state = any.as<State>();
  bool met = false;
  for (int slot = 0; slot < slots; ++slot) {
    const Mermaid& mermaid = state.areas[near].slot[slot];
    int songs = 0, silences = 0;
    for (int value = 1; value <= song_values; ++value) {
      songs += mermaid.melodies[value - 1];
      silences += mermaid.melodies[song_values + value - 1];
    }
    met = met || (mermaid.here && songs > 0 && silences > 0 && mermaid.power() > 0);
  }
  return acts(state, near) && met;
}

static bool may_weaken(const AnyState& any, Seat near) {
  const State& state = any.as<State>();
  bool holds_silence = false;
  for (int value = 1; value <= song_values; ++value)
    holds_silence = holds_silence || state.hands[near].holds(silence(value));
  return acts(state, near) && holds_silence && state.areas[left_of(near, state.players)].largest_power() >= 3;
}

static bool may_entice(const AnyState& any, Seat near) {
  const State& state = any.as<State>();
  bool can = false;
  state.choices(near, [&](Choice choice) { can = can || verb_of(choice) == Verb::entice; });
  return acts(state, near) && can;
}

static bool may_end(const AnyState& any, Seat near) {
  return acts(any.as<State>(), near) && goes_on(any, near) &&
         rule_against_ending(any.as<State>(), near) == Rule::allowed;
}

static bool holds_the_kraken(const AnyState& any, Seat near) {
  const State& state = any.as<State>();
  return acts(state, near) && state.hands[near].holds(Card::kraken) && state.areas[near].largest_power() > 0;
}

static bool holds_the_treasure(const AnyState& any, Seat near) {
  const State& state = any.as<State>();
  return acts(state, near) && state.hands[near].holds(Card::treasure) && others_have_creatures(state, near);
}

Claims mermaids_song::claims() {
  static constexpr Statement claims[] = {
      {Word::learn_song_aim, goes_on},
      {Word::learn_song_hand, has_three},
      {Word::learn_song_discard, may_discard},
      {Word::learn_song_mermaid, may_place},
      {Word::learn_song_sing, may_sing},
      {Word::learn_song_silence, cancels},
      {Word::learn_song_others, may_weaken},
      {Word::learn_song_entice, may_entice},
      {Word::learn_song_end, may_end},
      {Word::learn_song_kraken, holds_the_kraken},
      {Word::learn_song_treasure, holds_the_treasure},
  };
  return {claims, static_cast<int>(sizeof(claims) / sizeof(claims[0]))};
}

}  // namespace seaglass
