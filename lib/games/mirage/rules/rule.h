// Why a choice is refused; worded in legality.cpp.
#pragma once

#include <cstdint>

namespace seaglass::mirage {

enum class Rule : std::uint8_t {
  allowed,
  game_is_over,
  not_your_decision,
  no_such_choice,
  stack_is_empty,
  square_is_taken,
  touches_nothing,
  edges_differ,
  gap_is_completed,
  no_room_for_the_coast,
  away_from_the_survey_tile,
  no_such_coast_left,
  as_many_squares_as_explorers,
  gap_is_not_open,
  does_not_lead,
  not_your_tent,
  no_such_keeper,
  keeper_of_the_wrong_kind,
  as_many_trees_as_squares,
  no_such_tree_left,
  something_else_is_decided,  // in phase 0; one number more for each phase after it
};
constexpr int rule_count = 20;  // without the last

}  // namespace seaglass::mirage
