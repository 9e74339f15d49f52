// What makes a position impossible. The same check stands behind a state that came by radio, out of flash or
// from somebody's script; a masked state is judged by what is known of it.
#include <initializer_list>

#include "core/reason.h"
#include "games/mirage/rules/claims.h"
#include "games/mirage/rules/rebuilding.h"

namespace seaglass::mirage {

namespace {

const char* flaw_in_seats(const State& state) {
  if (state.players < players_min || state.players > players_max)
    return REASON("Mirage is for 2 to 4 players");
  if (static_cast<int>(state.phase) >= phase_count) return REASON("there is no such phase");
  if (state.first.index() >= state.players) return REASON("nobody began");
  if (state.turn != seat_in_turn(state)) return REASON("by the tiles laid it is another seat's turn");
  return nullptr;
}

// -------------------------------------------------------------------------------------------- tiles laid

bool square_is(const State& state, int square, Point at, Ground ground) {
  return square < state.map.size() && state.map[square].at == at && state.map[square].ground == ground;
}

/// What lies around a tile's square agrees along the edges; whether one laid earlier is among it.
bool edges_match(const Map& map, int square, int tile_begins, bool& touches) {
  for (Direction direction : all_directions) {
    const int beside = map.index_at(neighbor(map[square].at, direction));
    if (beside < 0) continue;
    if (map[beside].ground.edge(opposite(direction)) != map[square].ground.edge(direction)) return false;
    if (beside < tile_begins) touches = true;
  }
  return true;
}

const char* flaw_in_survey(const State& state, int number, int first_square) {
  const Survey& survey = state.surveys[number];
  if (!is_tile(survey.type) || survey.rotation >= rotation_count || index(survey.face) > 1)
    return REASON("there is no such survey tile");
  if (survey.first_square != first_square || first_square >= state.map.size())
    return REASON("a survey tile does not lie where it was laid");
  const Elbow elbow = elbow_of(state, number);
  bool touches = false;
  for (int i = 0; i < elbow_squares; ++i) {
    const Ground ground = Ground::survey(survey.face, tone_of(survey.type, survey.face, i));
    if (!square_is(state, first_square + i, elbow.square(i), ground))
      return REASON("a survey tile does not lie where it was laid");
    if (!edges_match(state.map, first_square + i, first_square, touches))
      return REASON("land meets water along an edge");
  }
  return touches ? nullptr : REASON("a survey tile was laid apart from the others");
}

const char* flaw_in_coast(const State& state, int number, int square) {
  const Coast& coast = state.coasts[number];
  if (index(coast.pattern) >= coast_pattern_count || coast.face >= face_count ||
      coast.rotation >= rotation_count)
    return REASON("there is no such coast");
  const Ground ground = Ground::coast(coast.rotation, tone_of(coast.pattern, coast.face, Terrain::land),
                                      tone_of(coast.pattern, coast.face, Terrain::water));
  if (coast.square != square || square >= state.map.size())
    return REASON("a coast does not lie where it was laid");
  const Point at = number == 0 ? point(0, 0) : state.map[square].at;
  if (!square_is(state, square, at, ground)) return REASON("a coast does not lie where it was laid");
  bool touches = false;
  if (!edges_match(state.map, square, square, touches)) return REASON("land meets water along an edge");
  return nullptr;
}

const char* flaw_in_coast_place(const State& state, int coast, int survey) {
  const Elbow elbow = elbow_of(state, survey);
  for (Direction direction : all_directions)
    if (elbow.covers(neighbor(state.map[state.coasts[coast].square].at, direction))) return nullptr;
  return REASON("a coast does not touch the survey tile that brought it");
}

const char* flaw_in_tiles_laid(const State& state) {
  if (state.coasts.empty()) return REASON("the first coast is missing");
  if (const char* flaw = flaw_in_coast(state, 0, 0)) return flaw;
  int square = 1;
  int coast = 1;
  for (int i = 0; i < state.surveys.size(); ++i) {
    if (const char* flaw = flaw_in_survey(state, i, square)) return flaw;
    square += elbow_squares;
    const bool still_to_come = i == state.surveys.size() - 1 && state.phase == Phase::coast;
    if (!is_uniform(state.surveys[i].type) || still_to_come) continue;
    if (coast >= state.coasts.size()) return REASON("a survey tile of one tone lacks its coast");
    if (const char* flaw = flaw_in_coast(state, coast, square++)) return flaw;
    if (const char* flaw = flaw_in_coast_place(state, coast++, i)) return flaw;
  }
  return square == state.map.size() && coast == state.coasts.size()
             ? nullptr
             : REASON("a tile lies there that nobody laid");
}

// ------------------------------------------------------------------------------------------ tiles not laid

const char* flaw_in_survey_supply(const State& state) {
  if ((state.removed != SurveyType::none) != (content::survey_tiles_set_aside[state.players] > 0))
    return REASON("a survey tile is set aside with three players only");
  if (state.removed != SurveyType::none && !is_tile(state.removed))
    return REASON("there is no such survey tile");
  if ((state.tile != SurveyType::none) != (state.phase == Phase::survey) ||
      (state.tile != SurveyType::none && !is_tile(state.tile)))
    return REASON("a tile is in hand while it is to be laid");
  const bool hidden = !state.bag.empty() && state.bag.back() == SurveyType::unknown;
  int in_bag[survey_type_count] = {};
  for (SurveyType type : state.bag) {
    if (!is_tile(type) && type != SurveyType::unknown) return REASON("there is no such survey tile");
    if ((type == SurveyType::unknown) != hidden) return REASON("either all of the bag is known or nothing");
    if (!hidden) ++in_bag[index(type)];
  }
  int unseen = 0;
  for (int i = 0; i < survey_type_count; ++i) {
    const int left = tiles_unseen(state, survey_type(i));
    if (left < 0) return REASON("there are too many survey tiles of a type");
    if (state.stacks[i] != (state.advanced ? left : 0)) return REASON("the survey tiles are not all there");
    if (!state.advanced && !hidden && in_bag[i] != left) return REASON("the survey tiles are not all there");
    unseen += left;
  }
  return state.bag.size() == (state.advanced ? 0 : unseen) ? nullptr
                                                           : REASON("the survey tiles are not all there");
}

const char* flaw_in_coast_supply(const State& state) {
  for (int i = 0; i < coast_pattern_count; ++i) {
    int left = content::coast_rows[i].tiles;
    for (const Coast& coast : state.coasts) left -= index(coast.pattern) == i;
    if (left < 0) return REASON("there are too many coasts of a pattern");
    if (state.coast_pile[i] != left) return REASON("the coasts are not all there");
  }
  return nullptr;
}

// ---------------------------------------------------------------------------------------------- explorers

bool right_explorer(Explorer explorer, Seat seat, Ground ground, bool may_be_there) {
  return !explorer.here() ||
         (may_be_there && explorer.seat() == seat && ground.has(terrain_of(explorer.kind())));
}

const char* flaw_in_explorers(const State& state) {
  int survey = -1;
  for (int i = 0; i < state.map.size(); ++i) {
    if (survey + 1 < state.surveys.size() && state.surveys[survey + 1].first_square == i) ++survey;
    const bool is_coast = state.map[i].ground.is_coast();
    const bool this_turn = survey == state.surveys.size() - 1;
    const bool still_to_come = this_turn && (state.phase == Phase::coast || state.phase == Phase::explorers ||
                                             (state.phase == Phase::coast_explorer && is_coast));
    const bool may_be_there = survey >= 0 && !still_to_come;
    const Seat owner = seat_of_turn(state, survey < 0 ? 0 : survey);
    if (!right_explorer(state.map[i].explorer, owner, state.map[i].ground, may_be_there))
      return REASON("an explorer stands where nobody sent it");
  }
  for (Seat seat : all_seats(players_max))
    for (ExplorerKind kind : {ExplorerKind::camel, ExplorerKind::ship}) {
      const int all = seat.index() < state.players ? explorers_each(kind) : 0;
      if (explorers_out(state, seat, kind) + state.supplies[seat].of(kind) != all)
        return REASON("the camels and ships are not all there");
    }
  return nullptr;
}

// --------------------------------------------------------------------------------------------------- gaps

const char* flaw_in_gap_list(const State& state) {
  const CompletedGaps completed = completed_gaps(state);
  if (completed.size() != state.gaps.size()) return REASON("the gaps are not those of the map");
  for (int i = 0; i < completed.size(); ++i)
    if (state.gaps[i].first != completed[i].first || state.gaps[i].kind != completed[i].kind)
      return REASON("the gaps are not those of the map");
  return nullptr;
}

bool is_empty(const Gap& gap) {
  return !gap.tent.somebody() && !gap.keeper.here() && gap.trees.count() == 0;
}

const char* flaw_in_gap(const State& state, const Gap& gap) {
  const int trees = gap.trees.count();
  if (gap.tent.somebody() && gap.tent.seat().index() >= state.players)
    return REASON("a tent belongs to an empty seat");
  if (gap.keeper.here() && (gap.tent.somebody() || trees == 0))
    return REASON("a keeper stays only with trees left behind");
  if (gap.keeper.here() && !may_keep(gap.keeper.kind(), gap.kind))
    return REASON("a keeper is of the wrong kind");
  if (trees > 0 && trees >= area_of(state, gap).size())
    return REASON("there are more trees than squares beside the tent");
  return nullptr;
}

const char* flaw_in_gaps(const State& state) {
  if (const char* flaw = flaw_in_gap_list(state)) return flaw;
  Trees planted;
  for (const Gap& gap : state.gaps) {
    if (const char* flaw = flaw_in_gap(state, gap)) return flaw;
    planted.add(gap.trees);
  }
  for (int color = 0; color < tree_colors; ++color)
    if (planted.of[color] + state.trees_left.of[color] != (state.palms ? content::trees[color] : 0))
      return REASON("the trees are not all there");
  for (Seat seat : all_seats(players_max)) {
    const int all = seat.index() < state.players ? content::tents_each : 0;
    if (tents_out(state, seat) + state.supplies[seat].tents != all)
      return REASON("the tents are not all there");
  }
  return nullptr;
}

// ------------------------------------------------------------------------------------------------ the phase

const char* flaw_in_pending(const State& state) {
  const int first = has_pending(state.phase) ? first_gap_of_turn(state) : 0;
  int last = first - 1;
  for (int gap : state.pending) {
    if (gap <= last || gap >= state.gaps.size()) return REASON("a pending gap is not one of this turn");
    if (!is_empty(state.gaps[gap])) return REASON("a pending gap is empty");
    last = gap;
  }
  if (is_settling(state.phase)) {
    const int resolving = state.resolving.gap;
    if (resolving < first || resolving >= state.gaps.size() || state.pending.contains(state.resolving.gap))
      return REASON("the gap being settled is not one of this turn");
  }
  const int at_least = state.phase == Phase::gap_order ? 2 : 0;
  return state.pending.size() >= at_least ? nullptr : REASON("one gap alone needs no order");
}

const char* flaw_in_tie(const State& state) {
  const Gap& gap = state.gaps[state.resolving.gap];
  if (!is_empty(gap)) return REASON("the gap being settled is empty");
  const SeatSet leading = leaders(explorers_in(state.map, regions_around(state, gap)));
  return leading.count() > 1 && leading == state.leaders ? nullptr
                                                         : REASON("those who lead around the gap are others");
}

const char* flaw_in_claim(const State& state) {
  const Gap& gap = state.gaps[state.resolving.gap];
  const Seat winner = state.resolving.winner.seat();
  if (explorers_in(state.map, regions_around(state, gap))[winner] > 0)
    return REASON("the winner's explorers around the gap return");
  if (state.phase == Phase::move_tent)
    return is_empty(gap) && state.supplies[winner].tents == 0 && state.resolving.vacated == no_gap
               ? nullptr
               : REASON("a tent moves only while the supply has none");
  if (!state.palms || !gap.tent.is(winner) || gap.trees.count() > 0)
    return REASON("trees come after the winner's tent, once");
  const int vacated = state.resolving.vacated;
  if (vacated != no_gap && (vacated >= state.gaps.size() || vacated == state.resolving.gap ||
                            state.pending.contains(state.resolving.vacated) ||
                            state.gaps[vacated].tent.somebody() || state.supplies[winner].tents > 0))
    return REASON("no tent has left that gap");
  if (state.phase == Phase::trees)
    return trees_to_plant(state, gap) > 0 ? nullptr : REASON("there is no tree to plant");
  const bool to_keep = vacated != no_gap && state.gaps[vacated].trees.count() > 0 &&
                       !state.gaps[vacated].keeper.here() && some_keeper(state);
  return to_keep ? nullptr : REASON("there are no trees to keep");
}

const char* flaw_in_settling(const State& state) {
  if (!has_pending(state.phase) && !state.pending.empty())
    return REASON("gaps are pending only after all placing");
  if (!is_settling(state.phase) && (state.resolving.gap != no_gap || state.resolving.vacated != no_gap))
    return REASON("no gap is being settled now");
  if (state.phase == Phase::tie && state.resolving.vacated != no_gap)
    return REASON("no tent has left that gap");
  if (state.phase != Phase::tie && !state.leaders.empty()) return REASON("there is no tie now");
  if (state.resolving.winner.somebody() != has_winner(state.phase)) return REASON("nobody claims a gap now");
  if (has_winner(state.phase) && state.resolving.winner.seat().index() >= state.players)
    return REASON("an empty seat claims a gap");
  if (const char* flaw = flaw_in_pending(state)) return flaw;
  if (state.phase == Phase::tie) return flaw_in_tie(state);
  return has_winner(state.phase) ? flaw_in_claim(state) : nullptr;
}

const char* flaw_in_placing(const State& state) {
  const Supply& supply = state.supplies[state.turn];
  switch (state.phase) {
    case Phase::choose_type: return state.advanced ? nullptr : REASON("tiles are drawn, not chosen");
    case Phase::coast: {
      if (!owes_coast(state)) return REASON("only a tile of one tone brings a coast");
      int spots = 0;
      visit_coast_spots(state.map, elbow_of(state, state.surveys.size() - 1), [&](CoastSpot) { ++spots; });
      return spots > 0 ? nullptr : REASON("the coast finds no place");
    }
    case Phase::explorers: {
      const int left = supply.of(explorer_for(state.surveys.back().face));
      return left > 0 && left < elbow_squares ? nullptr : REASON("there is no choice where explorers go");
    }
    case Phase::coast_explorer:
      return coast_laid_this_turn(state) && supply.of(ExplorerKind::camel) > 0 &&
                     supply.of(ExplorerKind::ship) > 0
                 ? nullptr
                 : REASON("there is no choice who goes to the coast");
    default: return nullptr;
  }
}

const char* flaw_in_phase(const State& state) {
  const bool before_laying = state.phase == Phase::choose_type || state.phase == Phase::survey;
  if (state.surveys.empty() && !before_laying) return REASON("no tile is laid yet");
  const bool out_of_coasts = coasts_left(state) == 0;
  const bool last_turn = out_of_coasts || survey_tiles_left(state) == 0;
  if (state.over() && !last_turn) return REASON("the game is not over yet");
  if (before_laying && (out_of_coasts || (state.phase == Phase::choose_type && last_turn)))
    return REASON("the game is over");
  if (!before_laying && out_of_coasts && !coast_laid_this_turn(state)) return REASON("the game is over");
  return flaw_in_placing(state);
}

}  // namespace

const char* State::flaw() const {
  for (const auto check : {flaw_in_seats, flaw_in_tiles_laid, flaw_in_survey_supply, flaw_in_coast_supply,
                           flaw_in_explorers, flaw_in_gaps, flaw_in_phase, flaw_in_settling})
    if (const char* flaw = check(*this)) return flaw;
  return nullptr;
}

}  // namespace seaglass::mirage
