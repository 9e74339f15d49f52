// How Mermaid Rain is played. test/test_help holds each page against what its table shows.
#include "mermaid_rain/layout.h"
#include "mermaid_rain/screen.h"
#include "stage/choice_walk.h"

namespace seaglass::mermaid_rain {

namespace {

using ink::Point;
using ink::Rect;

const State& shown(const View& view) {
  return view.state->as<State>();
}

/// A hex and what lies close to it.
Rect around(Point middle) {
  constexpr int side = 44;
  return {middle.x - side / 2, middle.y - side / 2, side, side};
}

Rect hand(const View&) {
  const Rect last = layout::hand_card(card_kinds - 1);
  return {layout::hand_card(0).x, last.y, last.right() - layout::hand_card(0).x, last.height};
}

Rect own_points(const View& view) {
  return layout::cell(view.players, view.near);
}

Rect options(const View& view) {
  const State& state = shown(view);
  const int count = state.phase == Phase::pick ? state.offer.count() : state.held[view.near].size();
  const Rect first = layout::option(0), last = layout::option(count - 1);
  return {first.x, first.y, last.right() - first.x, first.height};
}

Rect own_mermaid(const View& view) {
  return around(layout::mermaid(shown(view), view.near));
}

Rect button(const View&) {
  return layout::button_area;
}

constexpr Lesson lessons[] = {
    {Word::learn_rain_aim, 3, 0, 27, 136, 0, nullptr},
    {Word::learn_rain_meld, 3, 0, 1, 0, 0, hand},
    {Word::learn_rain_more, 3, 0, 1, 3, 0, button},
    {Word::learn_rain_rank, 3, 0, 2, 81, 0, own_points},
    {Word::learn_rain_pick, 3, 0, 2, 81, 0, options},
    {Word::learn_rain_place, 3, 0, 1, 19, 0, options},
    {Word::learn_rain_move, 3, 0, 1, 77, 0, own_mermaid},
    {Word::learn_rain_deep, 3, 0, 1, 105, 0, hand},
    {Word::learn_rain_take, 3, 0, 1, 107, 0, own_mermaid},
    {Word::learn_rain_drain, 3, 0, 9, 25, 0, nullptr},
    {Word::learn_rain_witch, 3, 0, 27, 136, 0, nullptr},
    {Word::learn_rain_prince, 3, 0, 27, 136, 0, nullptr},
};

}  // namespace

Lessons RainScreen::lessons() const {
  return all_of(mermaid_rain::lessons);
}

/// Each part of a round, in the rulebook's order; placing has three steps, moving two.
Advice RainScreen::advice(const View& view, const ChoiceWalk& walk) const {
  const State& state = shown(view);
  const int step = walk.step();
  switch (state.phase) {
    case Phase::meld:
      if (cards_shown(state) > 0) return {1, Word::advise_rain_more};
      return {0, Word::advise_rain_meld};
    case Phase::pick: return {2, Word::advise_rain_pick};
    case Phase::blind: return {3, Word::advise_rain_blind};
    case Phase::start: return {4, Word::advise_rain_start};
    case Phase::place:
      if (step == 0) return {5, Word::advise_rain_place};
      return step == 1 ? Advice{6, Word::advise_rain_where} : Advice{7, Word::advise_rain_turn};
    case Phase::warp: return {8, Word::advise_rain_warp};
    case Phase::move:
      return step == 0 ? Advice{9, Word::advise_rain_move} : Advice{10, Word::advise_rain_pay};
    case Phase::take: return {11, Word::advise_rain_take};
    case Phase::drift: return {12, Word::advise_rain_drift};
    case Phase::keep: return {13, Word::advise_rain_keep};
    case Phase::over: return {};
  }
  return {};
}

/// A tile that is being laid keeps its place while it is turned.
ink::Rect RainScreen::spoken_of(const View& view, const ChoiceWalk& walk) const {
  if (shown(view).phase == Phase::place && walk.step() > 0)
    return around(layout::middle_of(hex_at(walk.chosen_at(1))));
  return GameScreen::spoken_of(view, walk);
}

}  // namespace seaglass::mermaid_rain
