// Reads what packing.cpp wrote, trusting nothing: every tile must be allowed where it lies.
#include "games/mirage/rules/claims.h"
#include "games/mirage/rules/packed_form.h"
#include "games/mirage/rules/rebuilding.h"
#include "tabletop/hidden_deck.h"

namespace seaglass::mirage {

namespace {

using namespace packed_form;

bool unpack_coast(State& state, Point at, BitReader& reader) {
  CoastPlay play;
  play.spot.at = at;
  play.spot.rotation = static_cast<std::uint8_t>(reader.read_below(rotation_count));
  play.pattern = static_cast<CoastPattern>(reader.read_below(coast_pattern_count));
  play.face = static_cast<std::uint8_t>(reader.read_below(face_count));
  if (!lay_again(state, play)) return false;
  const Coast& coast = state.coasts.back();
  if (coast.square == 0) return reader.ok();
  const int explorer = reader.read_below(3);
  if (explorer > 0)
    state.map[coast.square].explorer =
        Explorer(seat_of_turn(state, state.surveys.size() - 1), static_cast<ExplorerKind>(explorer - 1));
  return reader.ok();
}

bool unpack_survey(State& state, const Box& box, BitReader& reader) {
  const SurveyType type = survey_type(reader.read_below(survey_type_count));
  Elbow elbow;
  elbow.corner = box.point_at(reader.read_below(box.places()));
  elbow.rotation = static_cast<std::uint8_t>(reader.read_below(rotation_count));
  if (!reader.ok() || !lay_again(state, type, elbow)) return false;
  const Survey& survey = state.surveys.back();
  for (int k = 0; k < elbow_squares; ++k)
    if (reader.read_flag())
      state.map[survey.first_square + k].explorer =
          Explorer(seat_of_turn(state, state.surveys.size() - 1), explorer_for(survey.face));
  return reader.ok();
}

bool unpack_map(State& state, BitReader& reader) {
  Box box;
  box.left = -reader.read_below(extent_max);
  box.top = -reader.read_below(extent_max);
  box.width = 1 + reader.read_below(extent_max);
  box.height = 1 + reader.read_below(extent_max);
  if (!unpack_coast(state, point(0, 0), reader)) return false;
  const int count = reader.read_below(turns_max + 1);
  for (int i = 0; i < count; ++i) {
    if (!unpack_survey(state, box, reader)) return false;
    const bool coast_is_still_to_come = i == count - 1 && state.phase == Phase::coast;
    if (!owes_coast(state) || coast_is_still_to_come) continue;
    if (!unpack_coast(state, elbow_of(state, i).neighbor_square(reader.read_below(elbow_neighbors)), reader))
      return false;
  }
  return reader.ok() && box == box_around(state.map);
}

bool unpack_gap(Gap& gap, bool palms, BitReader& reader) {
  if (reader.read_flag()) gap.tent = Owner(Seat(reader.read_below(players_max)));
  if (!palms || !reader.read_flag()) return reader.ok();
  for (int color = 0; color < tree_colors; ++color)
    gap.trees.of[color] = static_cast<std::uint8_t>(reader.read_below(content::trees[color] + 1));
  if (gap.trees.count() == 0) return false;
  if (gap.tent.somebody() || !reader.read_flag()) return reader.ok();
  const Seat seat(reader.read_below(players_max));
  gap.keeper = Explorer(seat, static_cast<ExplorerKind>(reader.read_below(2)));
  return reader.ok();
}

bool unpack_gaps(State& state, BitReader& reader) {
  list_gaps_again(state);
  for (Gap& gap : state.gaps)
    if (!unpack_gap(gap, state.palms, reader)) return false;
  return true;
}

bool unpack_claims(State& state, BitReader& reader) {
  if (!has_pending(state.phase)) return true;
  const int first = first_gap_of_turn(state);
  for (int gap = first; gap < state.gaps.size(); ++gap)
    if (reader.read_flag()) {
      if (state.pending.full()) return false;
      state.pending.push_back(static_cast<std::uint8_t>(gap));
    }
  if (!is_settling(state.phase)) return reader.ok();
  const int resolving = first + reader.read_below(pending_max);
  if (resolving >= state.gaps.size()) return false;
  state.resolving.gap = static_cast<std::uint8_t>(resolving);
  if (state.phase == Phase::tie) {
    state.leaders = leaders(explorers_in(state.map, regions_around(state, state.gaps[resolving])));
  }
  if (!has_winner(state.phase)) return reader.ok();
  state.resolving.winner = Owner(Seat(reader.read_below(players_max)));
  if (!reader.read_flag()) return reader.ok();
  state.resolving.vacated = static_cast<std::uint8_t>(reader.read_below(gaps_max));
  return reader.ok();
}

bool unpack_chance(State& state, BitReader& reader) {
  int unseen = 0;
  for (int i = 0; i < survey_type_count; ++i)
    if (!state.advanced) unseen += tiles_unseen(state, survey_type(i));
  if (!unpack_deck(state.bag, unseen, survey_type_count, reader)) return false;
  state.random = unpack_random(reader);
  return reader.ok();
}

}  // namespace

bool State::unpack(BitReader& reader) {
  players = static_cast<std::uint8_t>(players_min + reader.read_below(players_max - players_min + 1));
  advanced = reader.read_flag();
  palms = reader.read_flag();
  phase = static_cast<Phase>(reader.read_below(phase_count));
  first = Seat(reader.read_below(players_max));
  if (content::survey_tiles_set_aside[players] > 0)
    removed = survey_type(reader.read_below(survey_type_count));
  if (phase == Phase::survey) tile = survey_type(reader.read_below(survey_type_count));
  if (!reader.ok() || !unpack_map(*this, reader) || !unpack_gaps(*this, reader)) return false;
  turn = seat_in_turn(*this);
  return unpack_claims(*this, reader) && put_rest_in_supply(*this) && unpack_chance(*this, reader);
}

}  // namespace seaglass::mirage
