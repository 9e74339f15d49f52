// The ranges of what is packed, and how large a packed state can get.
//
// A state takes as few bits as its ranges need. Deck lengths are not packed: they are what is left of all
// cards.
//
// Small counts are tallied: a 1 for each card, then a 0, which is left out where all the cards of a kind are
// tallied. That is shorter than any fixed width where few of many cards can lie in one place, since all
// places together cost one bit for each card and at most one for each place. The largest masked state has all
// six hands known (six people around one unit), in the Kraken's phase; its bits are added up below.
//
// A masked state goes over the air, where others hear how long it is. It must not tell them who holds all of
// a kind, the Kraken or the Treasure first of all: what the tallies of the hands left out is made up for at
// the end.
#pragma once

#include "games/mermaids_song/rules/state.h"

namespace seaglass::mermaids_song::packed_form {

constexpr int idle_turns_count = idle_rounds_max * players_max + 1;
constexpr int players_count = players_max - players_min + 1;
constexpr int mermaids_max = cards_in_box(Card::mermaid);

constexpr std::uint32_t discard_range() {
  std::uint32_t range = 1;
  for (int i = 0; i < kind_count; ++i) range *= static_cast<std::uint32_t>(cards_in_box(card_at(i)) + 1);
  return range;
}
constexpr std::uint32_t row_range() {
  std::uint32_t range = 1;
  for (int i = 0; i < row_size; ++i) range *= creature_kinds;
  return range;
}

constexpr int phase_bits = bits_for(players_count) + bits_for(highest_target() + 1) + bits_for(phase_count) +
                           bits_for(players_max) + players_max /* the Kraken's */ +
                           bits_for(idle_turns_count) + bits_for(turns_max + 1);                   //  33
constexpr int hands_bits = players_max * (1 + kind_count + hand_max);                              //  78
constexpr int areas_bits = players_max * slots + mermaids_max * melody_kinds + melodies_in_box();  // 152
constexpr int creatures_bits = players_max * creature_kinds + creature_deck_max;                   //  57
constexpr int open_cards_bits = bits_for(discard_range()) + bits_for(row_range());                 //  32
constexpr int masked_bits = phase_bits + hands_bits + areas_bits + creatures_bits + open_cards_bits +
                            3 /* both decks and the random generator are hidden */;  // 355
static_assert(masked_bits <= 8 * State::masked_bytes_max);
static_assert(masked_bits + deck_max * bits_for(kind_count) + creature_deck_max * bits_for(creature_kinds) +
                  GameRandom::packed_bits_max <=
              8 * State::whole_bytes_max);

constexpr int most_in_hand(Card card) {
  return cards_in_box(card) < hand_max ? cards_in_box(card) : hand_max;
}

/// Bits that the tallies of known hands left out.
inline int bits_left_out(const State& state) {
  int bits = 0;
  for (Seat seat : all_seats(state.players))
    for (int i = 0; i < kind_count; ++i)
      bits += state.hands[seat].count[i] == most_in_hand(card_at(i)) ? 1 : 0;
  return bits;
}

}  // namespace seaglass::mermaids_song::packed_form
