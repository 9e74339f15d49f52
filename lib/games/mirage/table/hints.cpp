// What somebody who plays Mirage for the first time is told before each kind of decision
// (GameScreen::advice).
#include "games/mirage/rules/state.h"
#include "games/mirage/table/layout.h"
#include "games/mirage/table/screen.h"
#include "stage/choice_walk.h"

namespace seaglass::mirage {

Advice MirageScreen::advice(const View& view, const ChoiceWalk& walk) const {
  const State& state = view.state->as<State>();
  if (walk.step() > 0) return state.phase == Phase::survey ? Advice{1, Word::advise_mirage_turn} : Advice{};
  switch (state.phase) {
    case Phase::choose_type: return {2, Word::advise_mirage_type};
    case Phase::survey: return {0, Word::advise_mirage_place};
    case Phase::coast: return {3, Word::advise_mirage_coast};
    case Phase::explorers: return {4, Word::advise_mirage_explorers};
    case Phase::coast_explorer: return {5, Word::advise_mirage_coast_explorer};
    case Phase::gap_order: return {6, Word::advise_mirage_order};
    case Phase::tie: return {7, Word::advise_mirage_tie};
    case Phase::move_tent: return {8, Word::advise_mirage_tent};
    case Phase::keep_trees: return {9, Word::advise_mirage_keep};
    case Phase::trees: return {10, Word::advise_mirage_trees};
    case Phase::over: return {};
  }
  return {};
}

/// Most decisions lie on the map, with the tile around the cursor; some in a row below it.
ink::Rect MirageScreen::spoken_of(const View& view, const ChoiceWalk& walk) const {
  const State& state = view.state->as<State>();
  if (state.phase == Phase::choose_type) return layout::stacks;
  if (state.phase == Phase::trees) return layout::bar;
  const layout::Window window = layout::window(state, &walk);
  return ink::inset(window.square(layout::focus(state, &walk)), -window.side);
}

}  // namespace seaglass::mirage
