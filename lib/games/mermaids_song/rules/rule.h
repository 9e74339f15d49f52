// Why a choice is refused; worded in legality.cpp.
#pragma once

#include <cstdint>

namespace seaglass::mermaids_song {

enum class Rule : std::uint8_t {
  allowed,
  game_is_over,
  not_your_decision,
  no_such_choice,
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
  something_else_is_decided,  // in phase 0; one number more for each phase after it
};
constexpr int rule_count = 16;  // without the last

}  // namespace seaglass::mermaids_song
