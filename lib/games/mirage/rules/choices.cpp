// Every legal choice, by visiting: the counterpart of legality.cpp.
#include <initializer_list>

#include "games/mirage/rules/state.h"

namespace seaglass::mirage {

namespace {

void visit_types(const State& state, VisitChoice visit) {
  for (int type = 0; type < survey_type_count; ++type)
    if (state.stacks[type] > 0) visit(choose_type(survey_type(type)));
}

void visit_coasts(const State& state, VisitChoice visit) {
  visit_coast_spots(state.map, elbow_of(state, state.surveys.size() - 1), [&](CoastSpot spot) {
    for (int pattern = 0; pattern < coast_pattern_count; ++pattern)
      for (int face = 0; face < face_count; ++face)
        if (state.coast_pile[pattern] > 0)
          visit(lay({spot, static_cast<CoastPattern>(pattern), static_cast<std::uint8_t>(face)}));
  });
}

void visit_squares_for_explorers(const State& state, VisitChoice visit) {
  const int supply = state.supplies[state.turn].of(explorer_for(state.surveys.back().face));
  for (unsigned squares = 0; squares < 1u << elbow_squares; ++squares) {
    int count = 0;
    for (int i = 0; i < elbow_squares; ++i) count += static_cast<int>((squares >> i) & 1u);
    if (count == supply) visit(send_to(squares));
  }
}

void visit_own_tents(const State& state, VisitChoice visit) {
  for (int gap = 0; gap < state.gaps.size(); ++gap)
    if (state.gaps[gap].tent == state.resolving.winner) visit(move_tent_from(gap));
}

void visit_keepers(const State& state, VisitChoice visit) {
  const Seat seat = state.resolving.winner.seat();
  const GapKind gap = state.gaps[state.resolving.vacated].kind;
  for (ExplorerKind kind : {ExplorerKind::camel, ExplorerKind::ship})
    if (may_keep(kind, gap) && state.supplies[seat].of(kind) > 0) visit(keep_from_supply(kind));
  for (const Square& square : state.map)
    if (square.explorer.belongs_to(seat) && may_keep(square.explorer.kind(), gap))
      visit(keep_from_map(square.at));
}

void visit_trees(const State& state, VisitChoice visit) {
  static_assert(tree_colors == 4);
  const int wanted = trees_to_plant(state, state.gaps[state.resolving.gap]);
  Trees trees;
  auto& [white, black, red, yellow] = trees.of;
  for (white = 0; white <= state.trees_left.of[0]; ++white)
    for (black = 0; black <= state.trees_left.of[1]; ++black)
      for (red = 0; red <= state.trees_left.of[2]; ++red) {
        const int rest = wanted - white - black - red;
        if (rest < 0 || rest > state.trees_left.of[3]) continue;
        yellow = static_cast<std::uint8_t>(rest);
        visit(plant(trees));
      }
}

}  // namespace

void State::choices(Seat seat, VisitChoice visit) const {
  if (!to_act().contains(seat)) return;
  switch (phase) {
    case Phase::choose_type: visit_types(*this, visit); break;
    case Phase::survey:
      visit_survey_elbows(map, is_uniform(tile), [&](Elbow elbow) { visit(lay(elbow)); });
      break;
    case Phase::coast: visit_coasts(*this, visit); break;
    case Phase::explorers: visit_squares_for_explorers(*this, visit); break;
    case Phase::coast_explorer:
      for (ExplorerKind kind : {ExplorerKind::camel, ExplorerKind::ship}) visit(send_to_coast(kind));
      break;
    case Phase::gap_order:
      for (int gap : pending) visit(settle(gap));
      break;
    case Phase::tie:
      for (Seat leader : all_seats(players))
        if (leaders.contains(leader)) visit(let_claim(leader));
      break;
    case Phase::move_tent: visit_own_tents(*this, visit); break;
    case Phase::keep_trees:
      visit_keepers(*this, visit);
      visit(keep_nobody());
      break;
    case Phase::trees: visit_trees(*this, visit); break;
    case Phase::over: break;
  }
}

}  // namespace seaglass::mirage
