#include "games/mirage/rules/figures.h"

#include "games/door.h"

namespace seaglass::mirage {

void list_figures(const AnyState& any, const Event*, VisitFigure visit) {
  const State& state = any.as<State>();
  const Score score = state.score();
  for (Seat seat : all_seats(state.players)) {
    visit(score.totals[seat]);
    for (int part = 0; part < State::facts.part_count; ++part) visit(score.parts[part][seat]);
    visit(figures::explorers_left(state, seat, ExplorerKind::camel));
    visit(figures::explorers_left(state, seat, ExplorerKind::ship));
    visit(figures::tents_left(state, seat));
  }
  visit(survey_tiles_left(state));
  visit(coasts_left(state));
  for (int i = 0; i < survey_type_count; ++i) visit(tiles_unseen(state, survey_type(i)));
  for (int i = 0; i < coast_pattern_count; ++i) visit(figures::coasts_left(state, i));
  for (const Gap& gap : state.gaps)
    for (int n : gap.trees.of) visit(n);
}

}  // namespace seaglass::mirage
