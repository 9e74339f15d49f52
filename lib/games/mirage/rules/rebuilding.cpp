#include "games/mirage/rules/rebuilding.h"

#include <initializer_list>

#include "games/mirage/rules/laying.h"

namespace seaglass::mirage {

bool owes_coast(const State& state) {
  return state.coasts.empty() ||
         (!state.surveys.empty() && is_uniform(state.surveys.back().type) && !coast_laid_this_turn(state));
}

bool lay_again(State& state, SurveyType type, Elbow elbow) {
  if (owes_coast(state) || state.surveys.full()) return false;
  if (survey_rule(state.map, elbow, is_uniform(type)) != Rule::allowed) return false;
  lay_tile(state, type, elbow);
  return true;
}

bool lay_again(State& state, const CoastPlay& play) {
  if (!owes_coast(state) || state.coasts.full()) return false;
  const bool opening = state.coasts.empty();
  if (opening && play.spot.at != point(0, 0)) return false;
  if (!opening &&
      coast_rule(state.map, elbow_of(state, state.surveys.size() - 1), play.spot) != Rule::allowed)
    return false;
  lay_tile(state, play);
  return true;
}

bool looks_for_gaps_later(Phase phase) {
  return phase == Phase::coast || phase == Phase::explorers || phase == Phase::coast_explorer;
}

namespace {

int turn_of_square(const State& state, int square) {
  int turn = state.surveys.size() - 1;
  while (turn > 0 && state.surveys[turn].first_square > square) --turn;
  return turn;
}

/// A gap was completed when the last of the tiles around it was laid: before that it was larger, and that
/// tile fitted into it.
int turn_of_completion(const State& state, const Area& gap) {
  int newest = 0;
  for (Point square : gap)
    for (Direction direction : all_directions) {
      const int beside = state.map.index_at(neighbor(square, direction));
      if (beside > newest) newest = beside;
    }
  return turn_of_square(state, newest);
}

void insert_in_order(CompletedGaps& gaps, const CompletedGap& gap) {
  int place = gaps.size();
  while (place > 0 && (gaps[place - 1].turn > gap.turn ||
                       (gaps[place - 1].turn == gap.turn && gap.first < gaps[place - 1].first)))
    --place;
  gaps.insert(place, gap);
}

}  // namespace

CompletedGaps completed_gaps(const State& state) {
  CompletedGaps gaps;
  const int turns_searched = state.surveys.size() - (looks_for_gaps_later(state.phase) ? 1 : 0);
  Area area;
  for (const Square& square : state.map) {
    // The first square of a gap has a tile to its west, and one to its north.
    const Point east = neighbor(square.at, Direction::east);
    if (state.map.bare(neighbor(east, Direction::north)) || !find_gap(state.map, east, area) ||
        area[0] != east)
      continue;
    CompletedGap gap;
    gap.first = east;
    gap.kind = kind_of_gap(state.map, area);
    gap.turn = static_cast<std::uint8_t>(turn_of_completion(state, area));
    if (gap.turn < turns_searched) insert_in_order(gaps, gap);
  }
  return gaps;
}

void list_gaps_again(State& state) {
  for (const CompletedGap& completed : completed_gaps(state)) {
    Gap gap;
    gap.first = completed.first;
    gap.kind = completed.kind;
    state.gaps.push_back(gap);
  }
}

int turn_of_completion(const State& state, const Gap& gap) {
  return turn_of_completion(state, area_of(state, gap));
}

int first_gap_of_turn(const State& state) {
  const int turn = state.surveys.size() - 1;
  int first = state.gaps.size();
  while (first > 0 && turn_of_completion(state, state.gaps[first - 1]) == turn) --first;
  return first;
}

namespace {

/// What of a box of so many is not in use. False if there are more in use.
bool put_rest(std::uint8_t& rest, int all, int in_use) {
  rest = static_cast<std::uint8_t>(all - in_use);
  return in_use <= all;
}

}  // namespace

bool put_rest_in_supply(State& state) {
  bool enough = true;
  for (int i = 0; i < survey_type_count; ++i) {
    const int unseen = tiles_unseen(state, survey_type(i));
    enough = enough && unseen >= 0;
    if (state.advanced) state.stacks[i] = static_cast<std::uint8_t>(unseen);
  }
  for (int i = 0; i < coast_pattern_count; ++i) {
    int laid = 0;
    for (const Coast& coast : state.coasts) laid += index(coast.pattern) == i;
    enough = put_rest(state.coast_pile[i], content::coast_rows[i].tiles, laid) && enough;
  }
  for (Seat seat : all_seats(state.players)) {
    Supply& supply = state.supplies[seat];
    for (ExplorerKind kind : {ExplorerKind::camel, ExplorerKind::ship})
      enough = put_rest(supply.of(kind), explorers_each(kind), explorers_out(state, seat, kind)) && enough;
    enough = put_rest(supply.tents, content::tents_each, tents_out(state, seat)) && enough;
  }
  for (int color = 0; color < tree_colors; ++color) {
    int planted = 0;
    for (const Gap& gap : state.gaps) planted += gap.trees.of[color];
    enough = put_rest(state.trees_left.of[color], state.palms ? content::trees[color] : 0, planted) && enough;
  }
  return enough;
}

}  // namespace seaglass::mirage
