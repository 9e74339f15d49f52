#include "games/mermaids_song/rules/figures.h"

#include "games/door.h"

namespace seaglass::mermaids_song {

void list_figures(const AnyState& any, const Event*, VisitFigure visit) {
  const State& state = any.as<State>();
  for (Seat seat : all_seats(state.players)) {
    visit(figures::cards_held(state, seat));
    visit(figures::points(state, seat));
    for (int i = 0; i < kind_count; ++i) visit(figures::cards_held(state, seat, card_at(i)));
    for (int i = 0; i < creature_kinds; ++i) visit(figures::won(state, seat, creature_at(i)));
    for (const Mermaid& mermaid : state.areas[seat].slot) {
      visit(mermaid.power());
      for (int n : mermaid.melodies) visit(n);
    }
  }
  visit(points_to_win(state));
  visit(figures::cards_left(state));
  visit(figures::discarded(state));
  for (int i = 0; i < kind_count; ++i) visit(figures::discarded(state, card_at(i)));
  for (Creature creature : state.row) visit(is_creature(creature) ? rating(creature) : 0);
}

}  // namespace seaglass::mermaids_song
