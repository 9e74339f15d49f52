// How Mermaid Rain is played. test/test_help holds each page against what its table shows.
#include "games/mermaid_rain/table/layout.h"
#include "games/mermaid_rain/table/screen.h"

namespace seaglass::mermaid_rain {

namespace {

using ink::Rect;

const State& shown(const View& view) {
  return view.state->as<State>();
}

Rect hand(const View&) {
  const Rect last = layout::hand_card(card_kinds - 1);
  return {layout::hand_card(0).x, last.y, last.right() - layout::hand_card(0).x, last.height};
}

Rect options(const View& view) {
  const State& state = shown(view);
  const int count = state.phase == Phase::pick ? state.offer.count() : state.held[view.near].size();
  const Rect first = layout::option(0), last = layout::option(count - 1);
  return {first.x, first.y, last.right() - first.x, first.height};
}

Rect own_mermaid(const View& view) {
  return layout::around(layout::shown_mermaid(shown(view), view.near, layout::camera(view, nullptr)));
}

Rect button(const View&) {
  return layout::button_area;
}

constexpr Lesson lessons[] = {
    lesson(Word::learn_rain_aim).with_seed(27).after(136),
    lesson(Word::learn_rain_meld).with_seed(1).after(0).about(hand),
    lesson(Word::learn_rain_more).with_seed(1).after(3).about(button),
    lesson(Word::learn_rain_rank).with_seed(2).after(81).showing(meld_chart_page),
    lesson(Word::learn_rain_pick).with_seed(2).after(81).about(options),
    lesson(Word::learn_rain_place).with_seed(1).after(19).about(options),
    lesson(Word::learn_rain_move).with_seed(1).after(77).about(own_mermaid),
    lesson(Word::learn_rain_deep).with_seed(1).after(105).about(hand),
    lesson(Word::learn_rain_take).with_seed(1).after(107).about(own_mermaid),
    lesson(Word::learn_rain_drain).with_seed(9).after(25),
    lesson(Word::learn_rain_witch).with_seed(27).after(136),
    lesson(Word::learn_rain_prince).with_seed(27).after(136),
};

}  // namespace

Lessons RainScreen::lessons() const {
  return all_of(mermaid_rain::lessons);
}

}  // namespace seaglass::mermaid_rain
