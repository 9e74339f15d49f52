// What follows from a position.
#include <initializer_list>

#include "games/mirage/rules/state.h"

namespace seaglass::mirage {

Seat seat_of_turn(const State& state, int turn) {
  return Seat((state.first.index() + turn) % state.players);
}

Seat seat_in_turn(const State& state) {
  const bool to_be_laid = state.phase == Phase::choose_type || state.phase == Phase::survey;
  return seat_of_turn(state, state.surveys.size() - (to_be_laid || state.surveys.empty() ? 0 : 1));
}

Elbow elbow_of(const State& state, int survey) {
  const Survey& tile = state.surveys[survey];
  return {state.map[tile.first_square].at, tile.rotation};
}

Area area_of(const State& state, const Gap& gap) {
  Area area;
  CHECK(find_gap(state.map, gap.first, area));
  return area;
}

bool coast_laid_this_turn(const State& state) {
  return is_uniform(state.surveys.back().type) &&
         state.coasts.back().square > state.surveys.back().first_square;
}

int coasts_left(const State& state) {
  int sum = 0;
  for (int n : state.coast_pile) sum += n;
  return sum;
}

int survey_tiles_left(const State& state) {
  int sum = state.bag.size();
  for (int n : state.stacks) sum += n;
  return sum;
}

int tiles_unseen(const State& state, SurveyType type) {
  int unseen = tiles_of(type) - (state.tile == type) - (state.removed == type);
  for (const Survey& survey : state.surveys) unseen -= survey.type == type;
  return unseen;
}

int explorers_out(const State& state, Seat seat, ExplorerKind kind) {
  const Explorer wanted(seat, kind);
  int out = 0;
  for (const Square& square : state.map) out += square.explorer == wanted;
  for (const Gap& gap : state.gaps) out += gap.keeper == wanted;
  return out;
}

int tents_out(const State& state, Seat seat) {
  int out = 0;
  for (const Gap& gap : state.gaps) out += gap.tent.is(seat);
  return out;
}

int trees_to_plant(const State& state, const Gap& gap) {
  if (!state.palms) return 0;
  const int beside_the_tent = area_of(state, gap).size() - 1;
  const int left = state.trees_left.count();
  return beside_the_tent < left ? beside_the_tent : left;
}

bool may_keep(ExplorerKind kind, GapKind gap) {
  return gap == GapKind::coast || (kind == ExplorerKind::camel) == (gap == GapKind::oasis);
}

bool some_keeper(const State& state) {
  const Seat seat = state.resolving.winner.seat();
  const GapKind gap = state.gaps[state.resolving.vacated].kind;
  for (ExplorerKind kind : {ExplorerKind::camel, ExplorerKind::ship})
    if (may_keep(kind, gap) && state.supplies[seat].of(kind) > 0) return true;
  for (const Square& square : state.map)
    if (square.explorer.belongs_to(seat) && may_keep(square.explorer.kind(), gap)) return true;
  return false;
}

}  // namespace seaglass::mirage
