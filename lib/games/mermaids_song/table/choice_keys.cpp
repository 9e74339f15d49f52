#include "games/mermaids_song/table/choice_keys.h"

#include "games/mermaids_song/table/layout.h"

namespace seaglass::mermaids_song {

namespace {

int first_key(Choice choice) {
  switch (verb_of(choice)) {
    case Verb::discard_hand: return discard_key;
    case Verb::act: return act_key;
    case Verb::mermaid: return index(Card::mermaid);
    case Verb::sing: return choice.a;
    case Verb::entice: return creature_key(choice.b);
    case Verb::kraken: return index(Card::kraken);
    case Verb::treasure: return index(Card::treasure);
    case Verb::end: return end_key;
    case Verb::lose: return own_mermaid_key(choice.a);
  }
  return -1;
}

int second_key(Choice choice) {
  switch (verb_of(choice)) {
    case Verb::sing: return mermaid_key(Seat(choice.b), choice.c);
    case Verb::entice: return own_mermaid_key(choice.a);
    case Verb::treasure: return seat_key(Seat(choice.a));
    default: return -1;
  }
}

}  // namespace

int key_of(Choice choice, int step) {
  if (step == 0) return first_key(choice);
  return step == 1 ? second_key(choice) : -1;
}

ink::Point spot_of(const View& view, int key) {
  if (key >= first_own_mermaid_key)
    return layout::middle(layout::mermaid(view, view.near, key - first_own_mermaid_key));
  if (key >= first_mermaid_key) {
    const int number = key - first_mermaid_key;
    return layout::middle(layout::mermaid(view, Seat(number / slots), number % slots));
  }
  if (key >= first_seat_key) return layout::middle(layout::panel(view, Seat(key - first_seat_key)));
  if (key == discard_key) return layout::middle(layout::left_button);
  if (key == act_key || key == end_key) return layout::middle(layout::right_button);
  if (key >= first_creature_key) return layout::middle(layout::creature(key - first_creature_key));
  const Hand& hand = view.state->as<State>().hands[view.near];
  return layout::middle(layout::card_in_sight(layout::place_of(hand, key)));
}

}  // namespace seaglass::mermaids_song
