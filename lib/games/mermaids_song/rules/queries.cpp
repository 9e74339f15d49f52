// What follows from a position.
#include "games/mermaids_song/rules/state.h"

namespace seaglass::mermaids_song {

bool can_be_target(int target, int players) {
  return target == 0 || (target >= rating(creature_at(0)) && target <= content::targets[players]);
}

int points_to_win(const State& state) {
  return state.target != 0 ? state.target : content::targets[state.players];
}

bool can_discard_hand(const State& state, Seat seat) {
  return !state.hands[seat].holds_urgent();
}

bool can_entice(const State& state, Seat seat, int slot, int place) {
  return state.areas[seat].slot[slot].power() >= rating(state.row[place]);
}

bool others_have_creatures(const State& state, Seat seat) {
  for (Seat other : all_seats(state.players))
    if (other != seat && state.creatures[other].any()) return true;
  return false;
}

/// Rulings A11 and A12: a Treasure that nobody has a creature for is kept to the end of the turn, and does
/// not prevent it.
Rule rule_against_ending(const State& state, Seat seat) {
  const Hand& hand = state.hands[seat];
  if (hand.holds(Card::kraken)) return Rule::kraken_must_be_played;
  return hand.holds(Card::treasure) && others_have_creatures(state, seat) ? Rule::treasure_must_be_played
                                                                          : Rule::allowed;
}

bool discard_is_empty(const State& state) {
  for (int n : state.discard)
    if (n > 0) return false;
  return true;
}

bool may_hold_urgent(const State& state, Seat seat) {
  return state.over() || (seat == state.turn && state.idle_turns == 0);
}

SeenCards seen_cards(const State& state) {
  SeenCards seen;
  for (int i = 0; i < kind_count; ++i) seen.count[i] = state.discard[i];
  for (Seat seat : all_seats(state.players)) {
    for (int i = 0; i < kind_count; ++i) seen.count[i] += state.hands[seat].count[i];
    for (const Mermaid& mermaid : state.areas[seat].slot) {
      if (!mermaid.here) continue;
      ++seen.count[index(Card::mermaid)];
      for (int i = 0; i < melody_kinds; ++i) seen.count[first_melody + i] += mermaid.melodies[i];
    }
  }
  for (const Card card : state.deck)
    if (is_card(card)) ++seen.count[index(card)];
  return seen;
}

SeenCreatures seen_creatures(const State& state) {
  SeenCreatures seen;
  for (Seat seat : all_seats(state.players))
    for (int i = 0; i < creature_kinds; ++i) seen.count[i] += state.creatures[seat].count[i];
  for (const Creature creature : state.row)
    if (is_creature(creature)) ++seen.count[index(creature)];
  for (const Creature creature : state.creature_deck)
    if (is_creature(creature)) ++seen.count[index(creature)];
  return seen;
}

}  // namespace seaglass::mermaids_song
