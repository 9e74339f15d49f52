// Why a choice is refused; worded in legality.cpp.
#pragma once

#include <cstdint>

namespace seaglass::mermaids_song {

enum class Rule : std::uint8_t {
  allowed,
  game_is_over,
  not_your_decision,
  no_such_choice,
  hand_first,
  hand_is_kept,
  urgent_card_in_hand,
  card_not_held,
  area_is_full,
  not_the_lowest_slot,
  no_such_mermaid,
  too_little_power,
  not_yourself,
  no_creature_there,
  kraken_must_be_played,
  treasure_must_be_played,
  not_the_most_powerful,
};
constexpr int rule_count = 17;

}  // namespace seaglass::mermaids_song
