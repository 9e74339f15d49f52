// Why a choice is refused; worded in legality.cpp.
#pragma once

#include <cstdint>

namespace seaglass::mermaid_beach {

enum class Rule : std::uint8_t {
  allowed,
  game_is_over,
  not_your_decision,
  no_such_choice,
  card_not_held,
  needs_a_pair,
  not_yourself,
  no_such_shell,
  mermaid_before_asking,
  mean_before_asking,
  pair_before_asking,
  beach_deck_is_empty,
  something_can_be_done,
  only_in_a_bonus_turn,
  only_the_drawn_card,
  already_chosen,
  something_else_is_decided,  // in phase 0; one number more for each phase after it
};
constexpr int rule_count = 16;  // without the last

}  // namespace seaglass::mermaid_beach
