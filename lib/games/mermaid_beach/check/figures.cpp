#include "games/mermaid_beach/rules/figures.h"

#include "games/door.h"

namespace seaglass::mermaid_beach {

void list_figures(const AnyState& any, const Event*, VisitFigure visit) {
  const State& state = any.as<State>();
  for (Seat seat : all_seats(state.players)) {
    visit(figures::cards_held(state, seat));
    visit(figures::points(state, seat));
    for (int kind = 0; kind < kind_count; ++kind) visit(figures::cards_held(state, seat, kind_at(kind)));
    for (int value = 1; value <= shell_values; ++value) visit(figures::shells(state, seat, value));
  }
  visit(figures::beach_cards_left(state));
  visit(figures::shell_cards_left(state));
  for (int kind = 0; kind < kind_count; ++kind) visit(figures::put_away(state, kind_at(kind)));
  for (int i = 0; i < shell_card_kinds; ++i) visit(figures::put_away(state, static_cast<ShellCard>(i)));
}

}  // namespace seaglass::mermaid_beach
