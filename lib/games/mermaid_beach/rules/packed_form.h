// The ranges of what is packed, and how large a packed state can get.
//
// A state takes as few bits as its ranges need. Deck lengths are not packed: they are what is left of all
// cards.
//
// The largest masked state has all five hands known (five people around one unit), in a pass; its bits are
// added up below.
#pragma once

#include "games/mermaid_beach/rules/state.h"

namespace seaglass::mermaid_beach::packed_form {

constexpr int players_count = players_max - players_min + 1;
constexpr int ending_count = 3;
constexpr int beach_card_values = kind_count + 2;  // with none and unknown
constexpr int failed_asks_limit = 3 * players_max + 1;

constexpr int counts_of(Kind kind) {
  return cards_of(kind, false) + 1;
}
constexpr std::uint32_t hand_range() {
  std::uint32_t range = 1;
  for (int i = 0; i < kind_count; ++i) range *= static_cast<std::uint32_t>(counts_of(kind_at(i)));
  return range;
}
/// In the discards items lie in pairs.
constexpr int discard_unit(Kind kind) {
  return is_item(kind) ? 2 : 1;
}
constexpr int discard_radix(Kind kind) {
  return cards_of(kind, false) / discard_unit(kind) + 1;
}
constexpr std::uint32_t discard_range() {
  std::uint32_t range = 1;
  for (int i = 0; i < kind_count; ++i) range *= static_cast<std::uint32_t>(discard_radix(kind_at(i)));
  return range;
}
constexpr int shell_radix(int card) {
  return cards_of(static_cast<ShellCard>(card)) + 1;
}
constexpr std::uint32_t shell_range(int cards) {
  std::uint32_t range = 1;
  for (int i = 0; i < cards; ++i) range *= static_cast<std::uint32_t>(shell_radix(i));
  return range;
}

constexpr int phase_bits = bits_for(players_count) + 2 /* options */ + bits_for(phase_count) +
                           bits_for(players_max) + 1 /* bonus */ + bits_for(ending_count) +
                           bits_for(failed_asks_limit);                                             //  16
constexpr int hands_bits = players_max * (1 + bits_for(hand_range()));                              // 150
constexpr int shells_bits = players_max * bits_for(shell_range(shell_values));                      //  55
constexpr int discards_bits = bits_for(discard_range()) + bits_for(shell_range(shell_card_kinds));  //  38
constexpr int pass_bits = 1 /* direction */ + players_max * bits_for(beach_card_values);            //  21
constexpr int masked_bits = phase_bits + hands_bits + shells_bits + discards_bits + pass_bits +
                            3 /* both decks and the random generator are hidden */;  // 283
static_assert(masked_bits <= 8 * State::masked_bytes_max);
static_assert(masked_bits + beach_deck_max * bits_for(kind_count) +
                  shell_deck_max * bits_for(shell_card_kinds) + GameRandom::packed_bits_max <=
              8 * State::whole_bytes_max);

}  // namespace seaglass::mermaid_beach::packed_form
