// How Mermaid Beach is played. test/test_help holds each page against what its table shows.
#include "games/mermaid_beach/table/layout.h"
#include "games/mermaid_beach/table/screen.h"

namespace seaglass::mermaid_beach {

namespace {

using ink::Rect;

template <Kind kind>
Rect card(const View& view) {
  const State& state = view.state->as<State>();
  return layout::in_sight(layout::hand_places(state, view.near, false),
                          layout::place_of(state, view.near, index(kind)));
}

Rect pair(const View& view) {
  const State& state = view.state->as<State>();
  int kind = 0;
  while (kind < item_count - 1 && state.hands[view.near].count[kind] < 2) ++kind;
  return layout::in_sight(layout::hand_places(state, view.near, false),
                          layout::place_of(state, view.near, kind));
}

Rect hand(const View& view) {
  const State& state = view.state->as<State>();
  const layout::HandPlaces places = layout::hand_places(state, view.near, false);
  const Rect first = layout::in_sight(places, 0), last = layout::in_sight(places, places.cards - 1);
  return {first.x, first.y, last.right() - first.x, first.height};
}

Rect own_shells(const View& view) {
  const int highest = view.state->as<State>().shells[view.near].highest();
  return layout::near_towel.with(layout::shells(view, view.near, highest));
}
Rect left_neighbour(const View& view) {
  return layout::towel(view, left_of(view.near, view.players));
}
Rect beach_deck(const View& view) {
  return layout::beach_deck(view);
}

constexpr Lesson lessons[] = {
    lesson(Word::learn_beach_aim).with_seed(2).after(14),
    lesson(Word::learn_beach_hand).with_seed(2).after(14).about(hand),
    lesson(Word::learn_beach_pair).with_seed(2).after(5).about(pair),
    lesson(Word::learn_beach_shell).with_seed(10).after(15).about(own_shells),
    lesson(Word::learn_beach_ask).with_seed(5).after(19).about(left_neighbour),
    lesson(Word::learn_beach_draw).with_seed(3).after(18).about(beach_deck),
    lesson(Word::learn_beach_nice).with_seed(1).after(0).about(card<Kind::nice>),
    lesson(Word::learn_beach_mean).with_seed(1).after(4).about(card<Kind::mean>),
    lesson(Word::learn_beach_wave).with_seed(1).after(4).about(card<Kind::wave>),
    lesson(Word::learn_beach_seaweed).with_seed(3).after(17).about(card<Kind::seaweed>),
    lesson(Word::learn_beach_star).with_seed(2).after(2).about(hand),
    lesson(Word::learn_beach_monster).with_seed(16).after(60).about(card<Kind::monster>),
    lesson(Word::learn_beach_alone).with_seed(16).after(60).about(card<Kind::monster>),
};

}  // namespace

Lessons BeachScreen::lessons() const {
  return all_of(mermaid_beach::lessons);
}

}  // namespace seaglass::mermaid_beach
