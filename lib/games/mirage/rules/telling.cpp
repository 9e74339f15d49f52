// What everybody sees of an event, moved on the position that is shown while it is told.
#include "games/mirage/rules/claims.h"
#include "games/mirage/rules/rebuilding.h"
#include "games/mirage/rules/state.h"

namespace seaglass::mirage {

namespace {

Point point_of(const Event& event) {
  return mirage::point_of(Choice{0, event.a, event.b, 0});
}

/// Where the event says that a tile lies there; nullptr: none does.
Square* square_of(State& state, const Event& event) {
  const int square = state.map.index_at(point_of(event));
  return square < 0 ? nullptr : &state.map[square];
}

Gap* gap_at(State& state, int number) {
  return number < state.gaps.size() ? &state.gaps[number] : nullptr;
}

void take_out(std::uint8_t& supply) {
  if (supply > 0) --supply;
}

void draw(State& state, SurveyType type) {
  if (!state.bag.empty()) state.bag.pop_back();
  if (state.advanced) take_out(state.stacks[index(type)]);
  state.tile = type;
  state.phase = Phase::survey;
}

void lay_survey(State& state, const Event& event) {
  if (state.tile == SurveyType::none || event.c >= rotation_count) return;
  if (!lay_again(state, state.tile, {point_of(event), event.c})) return;
  state.phase = is_uniform(state.tile) ? Phase::coast : Phase::explorers;
  state.tile = SurveyType::none;
}

void lay_coast(State& state, const Event& event) {
  const CoastPlay play = coast_of({0, event.a, event.b, event.c});
  if (index(play.pattern) >= coast_pattern_count || play.face >= face_count || !lay_again(state, play))
    return;
  take_out(state.coast_pile[index(play.pattern)]);
  state.phase = Phase::explorers;
}

/// All that this turn has closed: the map shows them at once.
void find_gaps(State& state, int number) {
  if (number < state.gaps.size() || state.surveys.empty() || !state.pending.empty()) return;
  find_gaps_of_this_turn(state, no_events);
  state.phase = Phase::gap_order;
}

/// It is settled now.
void begin_claim(State& state, int gap) {
  const int place = state.pending.index_of(static_cast<std::uint8_t>(gap));
  if (place >= 0) state.pending.erase(place);
  state.resolving = Resolving();
  state.resolving.gap = static_cast<std::uint8_t>(gap);
  state.leaders = SeatSet();
  state.phase = Phase::gap_order;
}

bool has_claimed(const State& state) {
  return state.resolving.winner.somebody() && state.resolving.gap < state.gaps.size();
}

void go_on_planting(State& state) {
  const bool plants = has_claimed(state) && trees_to_plant(state, state.gaps[state.resolving.gap]) > 0;
  state.phase = plants ? Phase::trees : Phase::gap_order;
}

/// The trees of the gap that the tent has left may be kept.
void leave_gap(State& state, int gap) {
  state.resolving.vacated = static_cast<std::uint8_t>(gap);
  if (!has_claimed(state) || gap >= state.gaps.size() || state.gaps[gap].trees.count() == 0)
    return go_on_planting(state);
  if (some_keeper(state)) state.phase = Phase::keep_trees;
}

void pitch(State& state, int gap, Seat seat) {
  if (Gap* there = gap_at(state, gap)) there->tent = Owner(seat);
}

void stay(State& state, const Event& event) {
  if (Gap* there = gap_at(state, event.a))
    there->keeper = Explorer(event.seat, static_cast<ExplorerKind>(event.b));
}

void plant(State& state, const Event& event) {
  Gap* there = gap_at(state, event.a);
  const Trees trees = trees_of({0, event.b, event.c, 0});
  if (there == nullptr) return;
  for (int color = 0; color < tree_colors; ++color)
    if (trees.of[color] > state.trees_left.of[color]) return;
  state.trees_left.remove(trees);
  there->trees = trees;
  state.phase = Phase::gap_order;
}

}  // namespace

void State::depart(const Event& event) {
  switch (happening(event)) {
    case Happening::laid_survey: return lay_survey(*this, event);
    case Happening::laid_coast: return lay_coast(*this, event);
    case Happening::sent: return take_out(supplies[event.seat].of(static_cast<ExplorerKind>(event.c)));
    case Happening::found_gap: return find_gaps(*this, event.a);
    case Happening::explorer_returned:
    case Happening::keeper_left:
      if (Square* square = square_of(*this, event)) square->explorer = Explorer();
      return;
    case Happening::tent_pitched: return take_out(supplies[event.seat].tents);
    case Happening::tent_moved:
      if (Gap* left = gap_at(*this, event.a)) left->tent = Owner();
      return;
    case Happening::keeper_stays:
      if (event.c == 0) take_out(supplies[event.seat].of(static_cast<ExplorerKind>(event.b)));
      return;
    default: return;
  }
}

void State::arrive(const Event& event) {
  switch (happening(event)) {
    case Happening::turn:
      turn = event.seat;
      resolving = Resolving();
      phase = advanced ? Phase::choose_type : Phase::survey;
      return;
    case Happening::drew: return draw(*this, survey_type(event.a));
    case Happening::sent:
      if (Square* square = square_of(*this, event))
        square->explorer = Explorer(event.seat, static_cast<ExplorerKind>(event.c));
      return;
    case Happening::tie:
      begin_claim(*this, event.a);
      phase = Phase::tie;
      leaders = SeatSet::from_bits(event.b);
      return;
    case Happening::nobody_claims: return begin_claim(*this, event.a);
    case Happening::claims:
      begin_claim(*this, event.a);
      resolving.winner = Owner(event.seat);
      if (supplies[event.seat].tents == 0) phase = Phase::move_tent;
      return;
    case Happening::explorer_returned: ++supplies[event.seat].of(static_cast<ExplorerKind>(event.c)); return;
    case Happening::tent_pitched: pitch(*this, event.a, event.seat); return go_on_planting(*this);
    case Happening::tent_moved: pitch(*this, event.b, event.seat); return leave_gap(*this, event.a);
    case Happening::keeper_stays: stay(*this, event); return go_on_planting(*this);
    case Happening::trees_lost: return go_on_planting(*this);
    case Happening::trees_planted: return plant(*this, event);
    case Happening::over: phase = Phase::over; return;
    case Happening::laid_survey:
    case Happening::laid_coast:
    case Happening::found_gap:
    case Happening::keeper_left: return;
  }
}

}  // namespace seaglass::mirage
