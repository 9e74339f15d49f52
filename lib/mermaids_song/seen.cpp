// What can be seen: every card that is not hidden from whoever looks.
#include "mermaids_song/state.h"

namespace seaglass::mermaids_song {

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
