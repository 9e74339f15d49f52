// Which rule forbids a choice: the counterpart of choices.cpp.
#include "core/reason.h"
#include "games/mermaid_rain/rules/state.h"

namespace seaglass::mermaid_rain {

namespace {

bool belongs_to(Verb verb, Phase phase) {
  switch (verb) {
    case Verb::meld:
    case Verb::stop: return phase == Phase::meld;
    case Verb::pick: return phase == Phase::pick;
    case Verb::blind: return phase == Phase::blind;
    case Verb::start: return phase == Phase::start;
    case Verb::place:
    case Verb::placed: return phase == Phase::place;
    case Verb::warp:
    case Verb::stay: return phase == Phase::warp;
    case Verb::move:
    case Verb::end: return phase == Phase::move;
    case Verb::take:
    case Verb::leave: return phase == Phase::take;
    case Verb::drift: return phase == Phase::drift;
    case Verb::keep: return phase == Phase::keep;
  }
  return false;
}

/// Only the first `numbers` of a, b and c mean something; the others must be 0.
constexpr bool nothing_after(Choice choice, int numbers) {
  return (numbers > 0 || choice.a == 0) && (numbers > 1 || choice.b == 0) && (numbers > 2 || choice.c == 0);
}

Rule rule_against_card(const Hand& hand, int card) {
  if (card >= card_kinds) return Rule::no_such_choice;
  return hand.holds(card_at(card)) ? Rule::allowed : Rule::card_not_held;
}

Rule rule_against_two_cards(const Hand& hand, int first, int second) {
  if (first >= card_kinds || second >= card_kinds || first > second) return Rule::no_such_choice;
  const bool held = hand.of(card_at(first)) > 0 && hand.of(card_at(second)) > (first == second ? 1 : 0);
  return held ? Rule::allowed : Rule::card_not_held;
}

Rule rule_against_melding(const State& state, Seat seat, Choice choice) {
  if (!nothing_after(choice, 2)) return Rule::no_such_choice;
  const bool one_card = choice.b == index(Card::none);
  if (cards_shown(state) > 0)
    return one_card ? rule_against_card(state.hands[seat], choice.a) : Rule::one_card_at_a_time;
  if (one_card) return Rule::two_cards_first;
  return rule_against_two_cards(state.hands[seat], choice.a, choice.b);
}

Rule rule_against_stopping(const State& state, Choice choice) {
  if (!nothing_after(choice, 0)) return Rule::no_such_choice;
  return cards_shown(state) > 0 ? Rule::allowed : Rule::two_cards_before_stopping;
}

Rule rule_against_picking(const State& state, Choice choice) {
  if (!nothing_after(choice, 1) || choice.a >= tile_count) return Rule::no_such_choice;
  return state.offer.contains(choice.a) ? Rule::allowed : Rule::tile_not_offered;
}

Rule rule_against_drawing_blind(const State& state, Choice choice) {
  if (!nothing_after(choice, 1) || choice.a >= shape_count) return Rule::no_such_choice;
  return has_tile_left(state, shape_at(choice.a)) ? Rule::allowed : Rule::no_tile_of_that_shape;
}

Rule rule_against_start(const State& state, Choice choice) {
  if (!nothing_after(choice, 1) || choice.a >= start_count) return Rule::no_such_choice;
  if (!start_in_use(choice.a, area_of(state))) return Rule::start_not_in_use;
  return start_is_free(state, choice.a) ? Rule::allowed : Rule::start_is_taken;
}

const HeldTile* find_held(const State& state, Seat seat, int name) {
  for (const HeldTile& held : state.held[seat])
    if (name == name_of(held)) return &held;
  return nullptr;
}

Rule rule_against_covering(const State& state, const HexSet& free, Hex hex) {
  if (hex == Hex::none) return Rule::off_the_map;
  if (!in_use(hex, area_of(state))) return Rule::outer_area;
  if (free.contains(hex)) return Rule::allowed;
  return open_ocean(area_of(state)).contains(hex) ? Rule::tile_on_tile : Rule::open_ocean_only;
}

Rule rule_against_placing(const State& state, Seat seat, Choice choice) {
  if (choice.a >= tile_names || choice.b >= hex_count) return Rule::no_such_choice;
  const HeldTile* held = find_held(state, seat, choice.a);
  if (held == nullptr) return Rule::tile_not_held;
  if (choice.c >= rotations_of(held->shape)) return Rule::no_such_rotation;
  const HexSet free = free_water(state);
  for (Hex hex : footprint(held->shape, hex_at(choice.b), choice.c)) {
    const Rule rule = rule_against_covering(state, free, hex);
    if (rule != Rule::allowed) return rule;
  }
  return Rule::allowed;
}

Rule rule_against_going_to(const State& state, Seat seat, const PlaceSet& places, int to, Rule too_far) {
  if (to >= place_count) return Rule::no_such_choice;
  if (Place::at(to) == state.mermaids[seat]) return Rule::here_already;
  return places.contains(to) ? Rule::allowed : too_far;
}

Rule rule_against_warping(const State& state, Seat seat, Choice choice) {
  if (!nothing_after(choice, 1)) return Rule::no_such_choice;
  return rule_against_going_to(state, seat, chart_of(state).places(), choice.a, Rule::no_such_place);
}

Rule rule_against_one_card(const Hand& hand, Place to, int card) {
  const Rule rule = rule_against_card(hand, card);
  if (rule != Rule::allowed || any_card_enters(to) || card_at(card) == entry_card(to)) return rule;
  return Rule::other_card_enters;
}

/// Deep sea: two cards instead of the one that matches. Where one of them matches or any card will do, the
/// second is not taken.
Rule rule_against_deep_sea(const Hand& hand, Place to, int first, int second) {
  const Rule rule = rule_against_two_cards(hand, first, second);
  if (rule != Rule::allowed) return rule;
  if (any_card_enters(to)) return Rule::one_card_is_enough;
  const bool matches = card_at(first) == entry_card(to) || card_at(second) == entry_card(to);
  return matches ? Rule::deep_sea_takes_others : Rule::allowed;
}

Rule rule_against_moving(const State& state, Seat seat, Choice choice) {
  const PlaceSet beside = chart_of(state).neighbours(state.mermaids[seat]);
  const Rule rule = rule_against_going_to(state, seat, beside, choice.a, Rule::not_adjacent);
  if (rule != Rule::allowed) return rule;
  const Place to = Place::at(choice.a);
  if (choice.c == index(Card::none)) return rule_against_one_card(state.hands[seat], to, choice.b);
  return rule_against_deep_sea(state.hands[seat], to, choice.b, choice.c);
}

Rule rule_against_taking(const State& state, Choice choice) {
  if (!nothing_after(choice, 2) || choice.a >= treasure_kinds || choice.b > 1) return Rule::no_such_choice;
  const Space& space = space_entered(state);
  const TokensOnSpace& tokens = choice.b == static_cast<int>(Face::up) ? space.face_up : space.face_down;
  return tokens.contains(treasure_at(choice.a)) ? Rule::allowed : Rule::no_such_treasure;
}

Rule rule_against_keeping(const State& state, Seat seat, Choice choice) {
  if (!nothing_after(choice, 2)) return Rule::no_such_choice;
  return rule_against_two_cards(state.hands[seat], choice.a, choice.b);
}

Rule rule_against_seat(const State& state, Seat seat) {
  if (state.over()) return Rule::game_is_over;
  if (state.to_act().contains(seat)) return Rule::allowed;
  if (seat.index() >= state.players) return Rule::not_your_decision;
  return state.committed[seat].made() ? Rule::already_chosen : Rule::not_your_decision;
}

}  // namespace

Rule rule_against(const State& state, Seat seat, Choice choice) {
  const Rule rule = rule_against_seat(state, seat);
  if (rule != Rule::allowed) return rule;
  if (choice.verb >= verb_count) return Rule::no_such_choice;
  if (!belongs_to(verb_of(choice), state.phase)) return not_now(state.phase);
  switch (verb_of(choice)) {
    case Verb::meld: return rule_against_melding(state, seat, choice);
    case Verb::stop: return rule_against_stopping(state, choice);
    case Verb::pick: return rule_against_picking(state, choice);
    case Verb::blind: return rule_against_drawing_blind(state, choice);
    case Verb::start:
    case Verb::drift: return rule_against_start(state, choice);
    case Verb::place: return rule_against_placing(state, seat, choice);
    case Verb::warp: return rule_against_warping(state, seat, choice);
    case Verb::move: return rule_against_moving(state, seat, choice);
    case Verb::take: return rule_against_taking(state, choice);
    case Verb::keep: return rule_against_keeping(state, seat, choice);
    case Verb::placed:
    case Verb::stay:
    case Verb::end:
    case Verb::leave: return nothing_after(choice, 0) ? Rule::allowed : Rule::no_such_choice;
  }
  return Rule::no_such_choice;
}

const char* State::why(Refusal refusal) {
  static constexpr const char* words[rule_count] = {
      refusals::allowed,
      refusals::game_is_over,
      refusals::not_your_decision,
      REASON("that is chosen already"),
      refusals::no_such_choice,
      REASON("that card is not in the hand"),
      REASON("a meld begins with two cards"),
      REASON("only one card is added at a time"),
      REASON("a meld has at least two cards"),
      REASON("that tile is not on offer"),
      REASON("no tile of that shape is left"),
      REASON("that starting space is not in use"),
      REASON("there is a mermaid on that starting space"),
      REASON("that tile is not in your hands"),
      REASON("that tile cannot be turned like this"),
      REASON("that would stick out of the ocean"),
      REASON("with three players the outer area is closed"),
      REASON("tiles lie on open ocean only"),
      REASON("there is a tile already"),
      REASON("no mermaid can be there"),
      REASON("your mermaid is there already"),
      REASON("that place does not touch yours"),
      REASON("another card enters there"),
      REASON("a single card is enough there"),
      REASON("the deep sea takes two cards that do not match"),
      REASON("there is no such treasure here"),
  };
  static constexpr const char* decided[phase_count] = {
      REASON("not now: everybody shows cards"),
      REASON("not now: a tile is taken from the offer"),
      REASON("not now: a tile is drawn unseen"),
      REASON("not now: a mermaid chooses her starting space"),
      REASON("not now: tiles are laid"),
      REASON("not now: the mermaid warps, or stays"),
      REASON("not now: the mermaid swims, or ends her ride"),
      REASON("not now: treasure is taken, or left"),
      REASON("not now: a mermaid adrift chooses a starting space"),
      REASON("not now: everybody keeps two cards"),
      refusals::game_is_over,
  };
  static_assert(rule_count == static_cast<int>(Rule::something_else_is_decided));
  return words_of(refusal, words, decided);
}

}  // namespace seaglass::mermaid_rain
