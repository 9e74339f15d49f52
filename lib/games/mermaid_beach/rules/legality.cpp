// Which rule forbids a choice: the conditions of every action, as the rulebook's table of actions lists
// them. The counterpart of choices.cpp.
#include "core/reason.h"
#include "games/mermaid_beach/rules/state.h"

namespace seaglass::mermaid_beach {

namespace {

Rule rule_against_target(const State& state, Seat seat, int target) {
  if (target >= state.players) return Rule::no_such_choice;
  return Seat(target) == seat ? Rule::not_yourself : Rule::allowed;
}

Rule rule_against_shell(const State& state, Seat seat, Choice choice) {
  const Rule rule = rule_against_target(state, seat, choice.a);
  if (rule != Rule::allowed) return rule;
  const bool there =
      choice.b >= 1 && choice.b <= shell_values && state.shells[Seat(choice.a)].of(choice.b) > 0;
  return there ? Rule::allowed : Rule::no_such_shell;
}

Rule rule_against_pair(const State& state, Seat seat, Choice choice) {
  if (choice.a >= item_count) return Rule::no_such_choice;
  return state.hands[seat].of(kind_at(choice.a)) >= 2 ? Rule::allowed : Rule::needs_a_pair;
}

Rule rule_against_seaweed(const State& state, Seat seat, Choice choice) {
  if (state.beach_deck.empty()) return Rule::beach_deck_is_empty;
  return rule_against_target(state, seat, choice.a);
}

Rule rule_against_asking(const State& state, Seat seat, Choice choice) {
  const Rule rule = rule_against_target(state, seat, choice.a);
  if (rule != Rule::allowed) return rule;
  if (choice.b >= item_count) return Rule::no_such_choice;
  if (!state.hands[seat].holds(kind_at(choice.b))) return Rule::card_not_held;
  if (can_ask(state, seat)) return Rule::allowed;
  if (can_play_nice(state, seat)) return Rule::mermaid_before_asking;
  return can_play_mean(state, seat) ? Rule::mean_before_asking : Rule::pair_before_asking;
}

Rule rule_against_dumping(const State& state, Seat seat, Choice choice) {
  const Kind card = kind_at(choice.a);
  if (card != Kind::mean && card != Kind::wave && card != Kind::seaweed) return Rule::no_such_choice;
  if (!state.hands[seat].holds(card)) return Rule::card_not_held;
  return must_dump(state, seat) ? Rule::allowed : Rule::something_can_be_done;
}

Rule rule_against_passing(const State& state, Seat seat, Choice choice) {
  if (choice.a >= kind_count) return Rule::no_such_choice;
  return state.hands[seat].holds(kind_at(choice.a)) ? Rule::allowed : Rule::card_not_held;
}

/// The card that leaves the hand when this is played; none for asking and for doing nothing.
Kind card_played(Choice choice) {
  switch (verb_of(choice)) {
    case Verb::nice: return Kind::nice;
    case Verb::mean: return Kind::mean;
    case Verb::wave: return Kind::wave;
    case Verb::seaweed: return Kind::seaweed;
    case Verb::pair:
    case Verb::dump: return choice.a < kind_count ? kind_at(choice.a) : Kind::none;
    default: return Kind::none;
  }
}

Rule rule_against_effect(const State& state, Seat seat, Choice choice) {
  switch (verb_of(choice)) {
    case Verb::nice: return Rule::allowed;
    case Verb::mean:
    case Verb::wave: return rule_against_shell(state, seat, choice);
    case Verb::pair: return rule_against_pair(state, seat, choice);
    case Verb::seaweed: return rule_against_seaweed(state, seat, choice);
    default: return Rule::no_such_choice;
  }
}

Rule rule_against_action(const State& state, Seat seat, Choice choice) {
  switch (verb_of(choice)) {
    case Verb::ask: return rule_against_asking(state, seat, choice);
    case Verb::dump: return rule_against_dumping(state, seat, choice);
    case Verb::stop: return state.bonus ? Rule::allowed : Rule::only_in_a_bonus_turn;
    case Verb::keep:
    case Verb::pass: return not_now(Phase::action);
    default: break;
  }
  const Kind card = card_played(choice);
  if (card != Kind::none && !state.hands[seat].holds(card)) return Rule::card_not_held;
  return rule_against_effect(state, seat, choice);
}

Rule rule_against_playing_drawn(const State& state, Seat seat, Choice choice) {
  if (verb_of(choice) == Verb::keep) return Rule::allowed;
  if (card_played(choice) != state.drawn || verb_of(choice) == Verb::dump) return Rule::only_the_drawn_card;
  return rule_against_effect(state, seat, choice);
}

/// A choice in its one spelling: numbers that its verb does not use are 0.
bool well_spelt(Choice choice) {
  if (choice.verb >= verb_count || choice.c != 0) return false;
  switch (verb_of(choice)) {
    case Verb::mean:
    case Verb::ask:
    case Verb::wave: return true;
    case Verb::pair:
    case Verb::seaweed:
    case Verb::dump:
    case Verb::pass: return choice.b == 0;
    default: return choice.a == 0 && choice.b == 0;
  }
}

}  // namespace

Rule rule_against(const State& state, Seat seat, Choice choice) {
  if (state.over()) return Rule::game_is_over;
  if (seat.index() >= state.players) return Rule::not_your_decision;
  if (!state.to_act().contains(seat)) {
    const bool chose_already = state.phase == Phase::pass && state.committed[seat] != Kind::none;
    return chose_already ? Rule::already_chosen : Rule::not_your_decision;
  }
  if (!well_spelt(choice)) return Rule::no_such_choice;
  if (state.phase == Phase::pass)
    return verb_of(choice) == Verb::pass ? rule_against_passing(state, seat, choice) : not_now(Phase::pass);
  return state.phase == Phase::play_drawn ? rule_against_playing_drawn(state, seat, choice)
                                          : rule_against_action(state, seat, choice);
}

const char* State::why(Refusal refusal) {
  static constexpr const char* words[rule_count] = {
      refusals::allowed,
      refusals::game_is_over,
      refusals::not_your_decision,
      refusals::no_such_choice,
      REASON("that card is not in the hand"),
      REASON("that needs two of the same item"),
      REASON("it must be another player"),
      REASON("that player has no such shell"),
      REASON("a nice mermaid comes before asking"),
      REASON("a mean mermaid comes before asking"),
      REASON("a pair comes before asking"),
      REASON("the Beach deck is empty"),
      REASON("something else can still be done"),
      REASON("only a bonus turn can be left"),
      REASON("only the card just drawn may be played now"),
      REASON("a card is chosen already"),
  };
  static constexpr const char* decided[phase_count] = {
      REASON("not now: a card is played, or somebody is asked for one"),
      REASON("not now: the card just drawn is played or kept"),
      REASON("not now: everybody passes a card"),
      refusals::game_is_over,
  };
  static_assert(rule_count == static_cast<int>(Rule::something_else_is_decided));
  return words_of(refusal, words, decided);
}

}  // namespace seaglass::mermaid_beach
