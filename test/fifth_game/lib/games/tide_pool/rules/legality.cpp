// What may not be done, and why.
#include "games/tide_pool/rules/state.h"

namespace seaglass::tide_pool {

Rule rule_against(const State& state, Seat seat, Choice choice) {
  if (state.over()) return Rule::game_is_over;
  if (seat != state.turn) return Rule::not_your_turn;
  const bool is_one = choice.verb < verb_count && choice.a >= 1 && choice.a <= content::taken_max;
  if (!is_one || choice.b != 0 || choice.c != 0) return Rule::no_such_choice;
  return choice.a <= state.pool ? Rule::allowed : Rule::not_so_many_left;
}

const char* State::why(Refusal refusal) {
  static constexpr const char* words[rule_count] = {refusals::allowed, refusals::game_is_over,
                                                    refusals::not_your_decision, refusals::no_such_choice,
                                                    "there are not so many left"};
  return refusal.rule < rule_count ? words[refusal.rule] : "unknown rule";
}

}  // namespace seaglass::tide_pool
