// How Mermaid Beach is played. test/test_help holds each page against what its table shows.
#include "mermaid_beach/layout.h"
#include "mermaid_beach/screen.h"
#include "stage/choice_walk.h"

namespace seaglass::mermaid_beach {

namespace {

using ink::Rect;

template <Kind kind>
Rect card(const View& view) {
  const State& state = view.state->as<State>();
  return layout::place(layout::hand_places(state, view.near, false),
                       layout::place_of(state, view.near, index(kind)));
}

Rect pair(const View& view) {
  const State& state = view.state->as<State>();
  int kind = 0;
  while (kind < item_count - 1 && state.hands[view.near].count[kind] < 2) ++kind;
  return layout::place(layout::hand_places(state, view.near, false),
                       layout::place_of(state, view.near, kind));
}

Rect hand(const View& view) {
  const State& state = view.state->as<State>();
  const layout::HandPlaces places = layout::hand_places(state, view.near, false);
  const Rect first = layout::place(places, 0), last = layout::place(places, places.count - 1);
  return {first.x, first.y, last.right() - first.x, first.height};
}

Rect own_shells(const View&) {
  return layout::near_strip;
}
Rect left_neighbour(const View& view) {
  return layout::panel(view, left_of(view.near, view.players));
}
Rect beach_deck(const View&) {
  return layout::beach_deck;
}

constexpr Lesson lessons[] = {
    {Word::learn_beach_aim, 3, 0, 2, 14, 0, nullptr},
    {Word::learn_beach_hand, 3, 0, 2, 14, 0, hand},
    {Word::learn_beach_pair, 3, 0, 2, 5, 0, pair},
    {Word::learn_beach_shell, 3, 0, 10, 15, 0, own_shells},
    {Word::learn_beach_ask, 3, 0, 5, 19, 0, left_neighbour},
    {Word::learn_beach_draw, 3, 0, 3, 18, 0, beach_deck},
    {Word::learn_beach_nice, 3, 0, 1, 0, 0, card<Kind::nice>},
    {Word::learn_beach_mean, 3, 0, 1, 4, 0, card<Kind::mean>},
    {Word::learn_beach_wave, 3, 0, 1, 4, 0, card<Kind::wave>},
    {Word::learn_beach_seaweed, 3, 0, 3, 17, 0, card<Kind::seaweed>},
    {Word::learn_beach_star, 3, 0, 2, 2, 0, hand},
    {Word::learn_beach_monster, 3, 0, 16, 60, 0, card<Kind::monster>},
    {Word::learn_beach_alone, 3, 0, 16, 60, 0, card<Kind::monster>},
};

/// What may be done depends on the hand: the rulebook's order.
Advice first_action(const State& state, Seat seat) {
  if (can_play_nice(state, seat)) return {1, Word::advise_beach_nice};
  if (state.hands[seat].has_pair()) return {2, Word::advise_beach_pair};
  if (can_ask(state, seat)) return {3, Word::advise_beach_find};
  return {10, Word::advise_beach_other};
}

}  // namespace

Lessons BeachScreen::lessons() const {
  return all_of(mermaid_beach::lessons);
}

/// The first step of each phase, and then what the card that was picked asks for.
Advice BeachScreen::advice(const View& view, const ChoiceWalk& walk) const {
  const State& state = view.state->as<State>();
  if (walk.step() == 0) {
    switch (state.phase) {
      case Phase::action:
        return state.bonus ? Advice{0, Word::advise_beach_bonus} : first_action(state, view.near);
      case Phase::play_drawn:
        return can_play_drawn(state, view.near) ? Advice{4, Word::advise_beach_drawn}
                                                : Advice{11, Word::drawn_does_not_fit};
      case Phase::pass: return {5, Word::advise_beach_pass};
      case Phase::over: return {};
    }
  }
  switch (verb_of(walk.choice())) {
    case Verb::ask: return {6, Word::advise_beach_ask};
    case Verb::mean: return {7, Word::advise_beach_mean};
    case Verb::wave: return {8, Word::advise_beach_wave};
    case Verb::seaweed: return {9, Word::advise_beach_seaweed};
    default: return {};
  }
}

}  // namespace seaglass::mermaid_beach
