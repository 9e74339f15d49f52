#include "games/mermaid_rain/rules/figures.h"

#include "games/door.h"
#include "games/mermaid_rain/rules/event.h"
#include "games/mermaid_rain/rules/scoring.h"

namespace seaglass::mermaid_rain {

namespace {

/// Of the page "One of each for the witch".
void list_count(const State& state, VisitFigure visit) {
  const FinalCount count(state);
  for (Seat seat : all_seats(state.players)) {
    visit(count.sum[seat]);
    for (int type = 0; type < treasure_kinds; ++type) {
      visit(count.won[seat].count[type]);
      visit(count.left[type][seat]);
      visit(count.points[type][seat]);
    }
  }
}

}  // namespace

void list_figures(const AnyState& any, const Event* told, VisitFigure visit) {
  const State& state = any.as<State>();
  visit(figures::round_played(state));
  for (Seat seat : all_seats(state.players)) {
    visit(figures::points(state, seat));
    visit(figures::cards_held(state, seat));
    visit(figures::treasure_face_down(state, seat));
    visit(figures::place_in_order(state, seat));
    for (int i = 0; i < card_kinds; ++i) {
      visit(figures::cards_held(state, seat, card_at(i)));
      visit(figures::cards_shown(state, seat, card_at(i)));
    }
    for (int i = 0; i < treasure_kinds; ++i) {
      visit(figures::treasure_open(state, seat, treasure_at(i)));
      visit(figures::treasure_face_down(state, seat, treasure_at(i)));
    }
  }
  if (told != nullptr && happening(*told) == Happening::tribute) list_count(state, visit);
}

}  // namespace seaglass::mermaid_rain
