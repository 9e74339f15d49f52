// Why a choice is refused; worded in legality.cpp.
#pragma once

#include <cstdint>

namespace seaglass::mermaid_rain {

enum class Rule : std::uint8_t {
  allowed,
  game_is_over,
  not_your_decision,
  already_chosen,
  no_such_choice,
  card_not_held,
  two_cards_first,
  one_card_at_a_time,
  two_cards_before_stopping,
  tile_not_offered,
  no_tile_of_that_shape,
  start_not_in_use,
  start_is_taken,
  tile_not_held,
  no_such_rotation,
  off_the_map,
  outer_area,
  open_ocean_only,
  tile_on_tile,
  no_such_place,
  here_already,
  not_adjacent,
  other_card_enters,
  one_card_is_enough,
  deep_sea_takes_others,
  no_such_treasure,
  something_else_is_decided,  // in phase 0; one number more for each phase after it
};
constexpr int rule_count = 26;  // without the last

}  // namespace seaglass::mermaid_rain
