// Which rule forbids a choice: the conditions of every action, as the rulebook's table of actions lists
// them. The counterpart of choices.cpp.
#include "core/reason.h"
#include "games/mermaids_song/rules/state.h"

namespace seaglass::mermaids_song {

namespace {

Rule rule_against_placing(const State& state, Seat seat, Choice choice) {
  if (!state.hands[seat].holds(Card::mermaid)) return Rule::card_not_held;
  const int free_slot = state.areas[seat].free_slot();
  if (free_slot < 0) return Rule::area_is_full;
  return choice.a == free_slot ? Rule::allowed : Rule::not_the_lowest_slot;
}

Rule rule_against_singing(const State& state, Seat seat, Choice choice) {
  if (!is_melody(choice.a) || choice.b >= state.players || choice.c >= slots) return Rule::no_such_choice;
  if (!state.hands[seat].holds(card_at(choice.a))) return Rule::card_not_held;
  return state.areas[Seat(choice.b)].slot[choice.c].here ? Rule::allowed : Rule::no_such_mermaid;
}

Rule rule_against_enticing(const State& state, Seat seat, Choice choice) {
  if (choice.a >= slots || choice.b >= row_size) return Rule::no_such_choice;
  if (!state.areas[seat].slot[choice.a].here) return Rule::no_such_mermaid;
  return can_entice(state, seat, choice.a, choice.b) ? Rule::allowed : Rule::too_little_power;
}

Rule rule_against_treasure(const State& state, Seat seat, Choice choice) {
  if (choice.a >= state.players) return Rule::no_such_choice;
  if (!state.hands[seat].holds(Card::treasure)) return Rule::card_not_held;
  if (Seat(choice.a) == seat) return Rule::not_yourself;
  return state.creatures[Seat(choice.a)].any() ? Rule::allowed : Rule::no_creature_there;
}

Rule rule_against_action(const State& state, Seat seat, Choice choice) {
  switch (verb_of(choice)) {
    case Verb::mermaid: return rule_against_placing(state, seat, choice);
    case Verb::sing: return rule_against_singing(state, seat, choice);
    case Verb::entice: return rule_against_enticing(state, seat, choice);
    case Verb::kraken: return state.hands[seat].holds(Card::kraken) ? Rule::allowed : Rule::card_not_held;
    case Verb::treasure: return rule_against_treasure(state, seat, choice);
    case Verb::end: return rule_against_ending(state, seat);
    case Verb::discard_hand: return Rule::hand_is_kept;
    default: return not_now(Phase::action);
  }
}

Rule rule_against_hand_choice(const State& state, Seat seat, Choice choice) {
  switch (verb_of(choice)) {
    case Verb::act: return Rule::allowed;
    case Verb::discard_hand: return can_discard_hand(state, seat) ? Rule::allowed : Rule::urgent_card_in_hand;
    default: return not_now(Phase::hand_choice);
  }
}

Rule rule_against_losing(const State& state, Seat seat, Choice choice) {
  if (verb_of(choice) != Verb::lose) return not_now(Phase::kraken);
  if (choice.a >= slots) return Rule::no_such_choice;
  const Area& area = state.areas[seat];
  if (!area.slot[choice.a].here) return Rule::no_such_mermaid;
  return area.slot[choice.a].power() == area.largest_power() ? Rule::allowed : Rule::not_the_most_powerful;
}

/// A choice in its one spelling: numbers that its verb does not use are 0.
bool well_spelt(Choice choice) {
  if (choice.verb >= verb_count) return false;
  switch (verb_of(choice)) {
    case Verb::sing: return true;
    case Verb::entice: return choice.c == 0;
    case Verb::mermaid:
    case Verb::treasure:
    case Verb::lose: return choice.b == 0 && choice.c == 0;
    default: return choice.a == 0 && choice.b == 0 && choice.c == 0;
  }
}

}  // namespace

Rule rule_against(const State& state, Seat seat, Choice choice) {
  if (state.over()) return Rule::game_is_over;
  if (!state.to_act().contains(seat)) return Rule::not_your_decision;
  if (!well_spelt(choice)) return Rule::no_such_choice;
  switch (state.phase) {
    case Phase::hand_choice: return rule_against_hand_choice(state, seat, choice);
    case Phase::action: return rule_against_action(state, seat, choice);
    case Phase::kraken: return rule_against_losing(state, seat, choice);
    case Phase::over: break;
  }
  return Rule::game_is_over;
}

const char* State::why(Refusal refusal) {
  static constexpr const char* words[rule_count] = {
      refusals::allowed,
      refusals::game_is_over,
      refusals::not_your_decision,
      refusals::no_such_choice,
      REASON("the hand can be discarded only before acting"),
      REASON("a hand with the Kraken or the Treasure cannot be discarded"),
      REASON("that card is not in the hand"),
      REASON("three mermaids are in play already"),
      REASON("a mermaid goes to the lowest free place"),
      REASON("there is no mermaid in that place"),
      REASON("that mermaid has too little power"),
      REASON("it must be another player"),
      REASON("that player has no creature"),
      REASON("the Kraken must be released in this turn"),
      REASON("the Treasure must be played in this turn"),
      REASON("the Kraken takes a mermaid of the greatest power"),
  };
  static constexpr const char* decided[phase_count] = {
      REASON("not now: first the hand is kept or discarded"),
      REASON("not now: cards are played and creatures enticed"),
      REASON("not now: the Kraken takes a mermaid"),
      refusals::game_is_over,
  };
  static_assert(rule_count == static_cast<int>(Rule::something_else_is_decided));
  return words_of(refusal, words, decided);
}

}  // namespace seaglass::mermaids_song
