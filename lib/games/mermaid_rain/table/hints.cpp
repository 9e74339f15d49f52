// What somebody who plays Mermaid Rain for the first time is told before each kind of decision
// (GameScreen::advice).
#include "games/mermaid_rain/table/choice_keys.h"
#include "games/mermaid_rain/table/layout.h"
#include "games/mermaid_rain/table/screen.h"
#include "stage/choice_walk.h"

namespace seaglass::mermaid_rain {

/// Each part of a round, in the rulebook's order; placing has three steps, moving two.
Advice RainScreen::advice(const View& view, const ChoiceWalk& walk) const {
  const State& state = view.state->as<State>();
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

/// What lies on the ocean moves with it; a tile that is being laid keeps its place while it is turned.
ink::Rect RainScreen::spoken_of(const View& view, const ChoiceWalk& walk) const {
  const State& state = view.state->as<State>();
  if (walk.cursor() == button_key) return layout::button_area;
  const bool lays = state.phase == Phase::place && walk.step() > 0;
  if (!lays && layout::place_of_key(state, walk.chosen_at(0)).nowhere())
    return GameScreen::spoken_of(view, walk);
  const ink::Point camera = layout::camera(view, &walk);
  return layout::around(camera + layout::middle_of(layout::followed(view, &walk)));
}

}  // namespace seaglass::mermaid_rain
