#include "games/mermaid_beach/table/choice_keys.h"

#include "games/mermaid_beach/table/layout.h"

namespace seaglass::mermaid_beach {

namespace {

int first_key(Choice choice) {
  switch (verb_of(choice)) {
    case Verb::nice: return index(Kind::nice);
    case Verb::mean: return index(Kind::mean);
    case Verb::ask: return choice.b;
    case Verb::wave: return index(Kind::wave);
    case Verb::seaweed: return index(Kind::seaweed);
    case Verb::pair:
    case Verb::dump:
    case Verb::pass: return choice.a;
    case Verb::stop: return stop_key;
    case Verb::keep: return keep_key;
  }
  return -1;
}

int second_key(Choice choice) {
  switch (verb_of(choice)) {
    case Verb::mean:
    case Verb::wave: return shell_key(Seat(choice.a), choice.b);
    case Verb::pair: return shell_deck_key;  // beside it, who plays freely may ask
    case Verb::ask:
    case Verb::seaweed: return choice.a;
    default: return -1;
  }
}

}  // namespace

int key_of(Choice choice, int step) {
  if (step == 0) return first_key(choice);
  return step == 1 ? second_key(choice) : -1;
}

ink::Point spot_of(const View& view, int step, int key) {
  if (step == 0) {
    const State& state = view.state->as<State>();
    if (key >= stop_key) return layout::button.top_left();
    const ink::Rect card = layout::place(layout::hand_places(state, view.near, layout::has_button(view)),
                                         layout::place_of(state, view.near, key));
    return {card.x + card.width / 2, card.y};
  }
  if (key == shell_deck_key) return layout::shell_deck(view).top_left();
  if (key < shell_deck_key) return layout::towel(view, Seat(key)).top_left();
  const int shell = key - first_shell_key;
  return layout::shell(view, Seat(shell / shell_values), shell % shell_values + 1);
}

}  // namespace seaglass::mermaid_beach
