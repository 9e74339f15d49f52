// What follows from a position.
#include "games/mermaid_beach/rules/state.h"

namespace seaglass::mermaid_beach {

bool somebody_has_run_out(const State& state) {
  for (Seat seat : all_seats(state.players))
    if (state.hands[seat].ends_the_game()) return true;
  return false;
}

bool others_have_shells(const State& state, Seat seat) {
  for (Seat other : all_seats(state.players))
    if (other != seat && state.shells[other].any()) return true;
  return false;
}

bool can_play_nice(const State& state, Seat seat) {
  return state.hands[seat].holds(Kind::nice);
}
bool can_play_mean(const State& state, Seat seat) {
  return state.hands[seat].holds(Kind::mean) && others_have_shells(state, seat);
}
bool can_play_pair(const State& state, Seat seat) {
  return state.hands[seat].has_pair();
}
/// Ruling A1: asking is for those who can play neither a mermaid nor a pair. Waves and Seaweed do not forbid
/// it.
bool can_ask(const State& state, Seat seat) {
  if (!state.hands[seat].has_item()) return false;
  return state.free_ask ||
         (!can_play_nice(state, seat) && !can_play_mean(state, seat) && !can_play_pair(state, seat));
}
bool can_play_wave(const State& state, Seat seat) {
  return state.hands[seat].holds(Kind::wave) && others_have_shells(state, seat);
}
bool can_play_seaweed(const State& state, Seat seat) {
  return state.hands[seat].holds(Kind::seaweed) && !state.beach_deck.empty();
}
bool can_play_drawn(const State& state, Seat seat) {
  switch (state.drawn) {
    case Kind::nice: return true;
    case Kind::mean:
    case Kind::wave: return others_have_shells(state, seat);
    case Kind::seaweed: return !state.beach_deck.empty();
    default: return is_item(state.drawn) && state.hands[seat].of(state.drawn) >= 2;
  }
}
/// Who holds an item can ask for it, or else must play what forbids asking.
bool must_dump(const State& state, Seat seat) {
  return !state.hands[seat].has_item() && !can_play_nice(state, seat) && !can_play_mean(state, seat) &&
         !can_play_wave(state, seat) && !can_play_seaweed(state, seat);
}

}  // namespace seaglass::mermaid_beach
