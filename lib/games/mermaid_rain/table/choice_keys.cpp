#include "games/mermaid_rain/table/choice_keys.h"

#include "games/mermaid_rain/table/layout.h"

namespace seaglass::mermaid_rain {

namespace {

/// What a single card or two of them are called as a key.
int cards_key(int first, int second) {
  return second < card_kinds ? pair_key(first, second) : card_key(first);
}

int first_key(Choice choice) {
  switch (verb_of(choice)) {
    case Verb::meld:
    case Verb::keep: return cards_key(choice.a, choice.b);
    case Verb::pick:
    case Verb::blind:
    case Verb::start:
    case Verb::drift:
    case Verb::place:
    case Verb::warp:
    case Verb::move: return choice.a;
    case Verb::take: return token_key(treasure_at(choice.a), static_cast<Face>(choice.b));
    case Verb::stop:
    case Verb::placed:
    case Verb::stay:
    case Verb::end:
    case Verb::leave: return button_key;
  }
  return -1;
}

ink::Point foot_of(ink::Rect area) {
  return {area.x + area.width / 2, area.y};
}

/// How many other treasures of the space are listed before this one.
int number_of_token(const Space& space, int key) {
  int number = 0;
  for (int other = 0; other < key; ++other) {
    const TokensOnSpace& tokens = other < treasure_kinds ? space.face_up : space.face_down;
    number += tokens.contains(treasure_at(other % treasure_kinds)) ? 1 : 0;
  }
  return number;
}

/// How many pairs come before this one that the hand has as well.
int number_of_pair(const Hand& hand, int key) {
  int number = 0;
  for (int first = 0; first < card_kinds; ++first)
    for (int second = first; second < card_kinds; ++second) {
      const int needed = first == second ? 2 : 1;
      const bool has = hand.of(card_at(first)) >= needed && hand.of(card_at(second)) >= needed;
      number += has && pair_key(first, second) < key ? 1 : 0;
    }
  return number;
}

/// Beside the hand, or on the button.
ink::Point spot_of_option(const State& state, Seat seat, int key) {
  if (begins_meld(state)) return foot_of(layout::first_pair(number_of_pair(state.hands[seat], key)));
  switch (state.phase) {
    case Phase::pick: {
      int number = 0;
      for (int tile = 0; tile < key; ++tile) number += state.offer.contains(tile) ? 1 : 0;
      return foot_of(layout::option(number));
    }
    case Phase::place: {
      int number = 0;
      for (int i = 0; i < state.held[seat].size(); ++i) {
        const HeldTile& held = state.held[seat][i];
        if (key == name_of(held)) number = i;
      }
      return foot_of(layout::option(number));
    }
    case Phase::take: return foot_of(layout::option(number_of_token(space_entered(state), key)));
    default: return foot_of(layout::option(key % first_card_key));
  }
}

}  // namespace

int key_of(Choice choice, int step) {
  const Verb verb = verb_of(choice);
  if (step == 0) return first_key(choice);
  if (step == 1 && verb == Verb::place) return choice.b;
  if (step == 2 && verb == Verb::place) return choice.c;
  if (step == 1 && verb == Verb::move) return cards_key(choice.b, choice.c);
  return -1;
}

ink::Point spot_of(const View& view, int step, int key) {
  const State& state = view.state->as<State>();
  const bool on_the_ocean = step == 0 && (state.phase == Phase::start || state.phase == Phase::drift ||
                                          state.phase == Phase::warp || state.phase == Phase::move);
  // The ocean has coordinates of its own, and the button lies below all of it.
  if (on_the_ocean && key == button_key)
    return {layout::middle_of(hex_at(8, 5)).x, 2 * ink::whole_screen.height};
  if (step == 0 && key == button_key) return foot_of(layout::button_area);
  if (on_the_ocean) {
    const bool start = state.phase == Phase::start || state.phase == Phase::drift;
    return layout::middle_of(layout::hex_of(state, start ? Place::start(key) : Place::at(key)));
  }
  if (state.phase == Phase::place && step == 1) return layout::middle_of(hex_at(key));
  if (state.phase == Phase::place && step == 2) return {key, 0};
  return spot_of_option(state, view.near, key);
}

}  // namespace seaglass::mermaid_rain
