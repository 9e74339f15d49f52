#include "games/mirage/rules/claims.h"

namespace seaglass::mirage {

Regions regions_around(const State& state, const Gap& gap) {
  return regions_around(state.map, area_of(state, gap));
}

// ------------------------------------------------------------------------------------------ the gaps found

namespace {

/// Among the gaps of this turn, which start at index `from`, by their first squares.
void list_gap(State& state, const Area& area, int from) {
  Gap gap;
  gap.first = area[0];
  gap.kind = kind_of_gap(state.map, area);
  int place = from;
  for (; place < state.gaps.size() && !(gap.first < state.gaps[place].first); ++place)
    if (state.gaps[place].first == gap.first) return;  // it has several squares beside the tiles
  state.gaps.insert(place, gap);
}

}  // namespace

void find_gaps_of_this_turn(State& state, Events events) {
  const int from = state.gaps.size();
  const int first_square = state.surveys.back().first_square;
  Area area;
  for (int i = first_square; i < state.map.size(); ++i)
    for (Direction direction : all_directions)
      if (find_gap(state.map, neighbor(state.map[i].at, direction), area)) list_gap(state, area, from);
  for (int gap = from; gap < state.gaps.size(); ++gap) {
    state.pending.push_back(static_cast<std::uint8_t>(gap));
    events(make_event(Happening::found_gap, state.turn, gap));
  }
}

namespace {

Gap& resolving_gap(State& state) {
  return state.gaps[state.resolving.gap];
}

bool gap_is_settled(State& state) {
  state.resolving = Resolving();
  return true;
}

// ------------------------------------------------------------------------------------------------ the trees

/// The owner of the tent fills the other squares, as far as there are trees.
bool plant_trees(State& state) {
  if (trees_to_plant(state, resolving_gap(state)) == 0) return gap_is_settled(state);
  state.phase = Phase::trees;
  return false;
}

bool plant(State& state, const Trees& trees, Events events) {
  state.trees_left.remove(trees);
  resolving_gap(state).trees = trees;
  const Choice written = mirage::plant(trees);
  events(make_event(Happening::trees_planted, state.resolving.winner.seat(), state.resolving.gap, written.a,
                    written.b));
  return gap_is_settled(state);
}

// ----------------------------------------------------------------------------------------------- the keeper

bool lose_trees(State& state, Events events) {
  events(make_event(Happening::trees_lost, state.resolving.winner.seat(), state.resolving.vacated));
  return plant_trees(state);
}

bool keep_trees(State& state, Explorer keeper, bool from_map, Events events) {
  state.gaps[state.resolving.vacated].keeper = keeper;
  events(make_event(Happening::keeper_stays, keeper.seat(), state.resolving.vacated, index(keeper.kind()),
                    from_map ? 1 : 0));
  return plant_trees(state);
}

bool keep_trees_from_supply(State& state, ExplorerKind kind, Events events) {
  const Seat winner = state.resolving.winner.seat();
  --state.supplies[winner].of(kind);
  return keep_trees(state, Explorer(winner, kind), false, events);
}

bool keep_trees_from_map(State& state, Point at, Events events) {
  Square& square = state.map[state.map.index_at(at)];
  const Explorer keeper = square.explorer;
  square.explorer = Explorer();
  events(make_event(Happening::keeper_left, keeper.seat(), at, index(keeper.kind())));
  return keep_trees(state, keeper, true, events);
}

// ------------------------------------------------------------------------------------------------- the tent

bool pitch_tent_from_supply(State& state, Events events) {
  const Seat winner = state.resolving.winner.seat();
  --state.supplies[winner].tents;
  resolving_gap(state).tent = Owner(winner);
  events(make_event(Happening::tent_pitched, winner, state.resolving.gap));
  return plant_trees(state);
}

/// The gap that it leaves stays closed and is nobody's; its trees too, unless somebody stays with them.
bool move_tent(State& state, int from, Events events) {
  const Seat winner = state.resolving.winner.seat();
  state.resolving.vacated = static_cast<std::uint8_t>(from);
  state.gaps[from].tent = Owner();
  resolving_gap(state).tent = Owner(winner);
  events(make_event(Happening::tent_moved, winner, from, state.resolving.gap));
  if (state.gaps[from].trees.count() == 0) return plant_trees(state);
  if (!some_keeper(state)) return lose_trees(state, events);
  state.phase = Phase::keep_trees;
  return false;
}

// ------------------------------------------------------------------------------------------ the competition

void take_back_explorers(State& state, const Regions& regions, Seat winner, Events events) {
  for (Patch patch : regions) {
    if (!explorer_in(state.map, patch).belongs_to(winner)) continue;
    Square& square = state.map[patch.square];
    const ExplorerKind kind = square.explorer.kind();
    ++state.supplies[winner].of(kind);
    square.explorer = Explorer();
    events(make_event(Happening::explorer_returned, winner, square.at, index(kind)));
  }
}

/// A tent must be pitched, wanted or not: without one in supply another must move.
bool claim(State& state, Seat winner, Events events) {
  state.leaders = SeatSet();
  state.resolving.winner = Owner(winner);
  events(make_event(Happening::claims, winner, state.resolving.gap));
  take_back_explorers(state, regions_around(state, resolving_gap(state)), winner, events);
  if (state.supplies[winner].tents > 0) return pitch_tent_from_supply(state, events);
  state.phase = Phase::move_tent;
  return false;
}

/// Explorers that have returned from another gap do not count any more. Ruling: a gap without any explorer
/// around it stays empty for ever.
bool resolve_gap(State& state, int gap, Events events) {
  state.pending.erase(state.pending.index_of(static_cast<std::uint8_t>(gap)));
  state.resolving.gap = static_cast<std::uint8_t>(gap);
  const SeatSet leading = leaders(explorers_in(state.map, regions_around(state, resolving_gap(state))));
  if (leading.empty()) {
    events(make_event(Happening::nobody_claims, state.turn, gap));
    return gap_is_settled(state);
  }
  if (leading.count() == 1) return claim(state, leading.first(), events);
  state.leaders = leading;
  state.phase = Phase::tie;
  events(make_event(Happening::tie, state.turn, gap, static_cast<int>(leading.bits())));
  return false;
}

}  // namespace

bool settle_gaps(State& state, Events events) {
  while (state.pending.size() == 1)
    if (!resolve_gap(state, state.pending[0], events)) return false;
  if (state.pending.empty()) return true;
  state.phase = Phase::gap_order;
  return false;
}

bool decide_claim(State& state, Choice choice, Events events) {
  switch (verb_of(choice)) {
    case Verb::gap: return resolve_gap(state, choice.a, events);
    case Verb::leader: return claim(state, Seat(choice.a), events);
    case Verb::move_tent: return move_tent(state, choice.a, events);
    case Verb::keep_supply: return keep_trees_from_supply(state, static_cast<ExplorerKind>(choice.a), events);
    case Verb::keep_map: return keep_trees_from_map(state, point_of(choice), events);
    case Verb::keep_nobody: return lose_trees(state, events);
    case Verb::trees: return plant(state, trees_of(choice), events);
    default: break;
  }
  CHECK(false && "a decision about tiles is none about a gap");
  return false;
}

}  // namespace seaglass::mirage
