// Writing a state; unpacking.cpp reads it in the same order.
#include "games/mirage/rules/packed_form.h"
#include "games/mirage/rules/rebuilding.h"
#include "tabletop/hidden_deck.h"

namespace seaglass::mirage {

namespace {

using namespace packed_form;

/// Which of the squares beside its survey tile a coast lies on.
int number_beside(Elbow survey, Point at) {
  int number = 0;
  while (survey.neighbor_square(number) != at) ++number;
  return number;
}

void pack_coast(const State& state, const Coast& coast, BitWriter& writer) {
  writer.write_below(coast.rotation, rotation_count);
  writer.write_below(index(coast.pattern), coast_pattern_count);
  writer.write_below(coast.face, face_count);
  if (coast.square == 0) return;  // nobody is ever sent to the first one
  const Explorer explorer = state.map[coast.square].explorer;
  writer.write_below(explorer.here() ? 1 + index(explorer.kind()) : 0, 3);
}

void pack_map(const State& state, BitWriter& writer) {
  const Box box = box_around(state.map);
  writer.write_below(-box.left, extent_max);
  writer.write_below(-box.top, extent_max);
  writer.write_below(box.width - 1, extent_max);
  writer.write_below(box.height - 1, extent_max);
  pack_coast(state, state.coasts[0], writer);
  writer.write_below(state.surveys.size(), turns_max + 1);
  int coast = 1;
  for (int i = 0; i < state.surveys.size(); ++i) {
    const Survey& survey = state.surveys[i];
    const Elbow elbow = elbow_of(state, i);
    writer.write_below(index(survey.type), survey_type_count);
    writer.write_below(box.place_of(elbow.corner), box.places());
    writer.write_below(elbow.rotation, rotation_count);
    for (int k = 0; k < elbow_squares; ++k)
      writer.write_flag(state.map[survey.first_square + k].explorer.here());
    if (!is_uniform(survey.type) || coast == state.coasts.size()) continue;
    writer.write_below(number_beside(elbow, state.map[state.coasts[coast].square].at), elbow_neighbors);
    pack_coast(state, state.coasts[coast++], writer);
  }
}

void pack_gap(const Gap& gap, bool palms, BitWriter& writer) {
  writer.write_flag(gap.tent.somebody());
  if (gap.tent.somebody()) writer.write_below(gap.tent.seat().index(), players_max);
  if (!palms) return;
  const bool trees = gap.trees.count() > 0;
  writer.write_flag(trees);
  if (!trees) return;
  for (int color = 0; color < tree_colors; ++color)
    writer.write_below(gap.trees.of[color], content::trees[color] + 1);
  if (gap.tent.somebody()) return;
  writer.write_flag(gap.keeper.here());
  if (!gap.keeper.here()) return;
  writer.write_below(gap.keeper.seat().index(), players_max);
  writer.write_below(index(gap.keeper.kind()), 2);
}

void pack_claims(const State& state, BitWriter& writer) {
  if (!has_pending(state.phase)) return;
  const int first = first_gap_of_turn(state);
  for (int gap = first; gap < state.gaps.size(); ++gap)
    writer.write_flag(state.pending.contains(static_cast<std::uint8_t>(gap)));
  if (!is_settling(state.phase)) return;
  writer.write_below(state.resolving.gap - first, pending_max);
  if (!has_winner(state.phase)) return;
  writer.write_below(state.resolving.winner.seat().index(), players_max);
  writer.write_flag(state.resolving.vacated != no_gap);
  if (state.resolving.vacated != no_gap) writer.write_below(state.resolving.vacated, gaps_max);
}

}  // namespace

void State::pack(BitWriter& writer) const {
  writer.write_below(players - players_min, players_max - players_min + 1);
  writer.write_flag(advanced);
  writer.write_flag(palms);
  writer.write_below(static_cast<int>(phase), phase_count);
  writer.write_below(first.index(), players_max);
  if (content::survey_tiles_set_aside[players] > 0) writer.write_below(index(removed), survey_type_count);
  if (phase == Phase::survey) writer.write_below(index(tile), survey_type_count);
  pack_map(*this, writer);
  for (const Gap& gap : gaps) pack_gap(gap, palms, writer);
  pack_claims(*this, writer);
  pack_deck(bag, survey_type_count, writer);
  pack_random(random, writer);
}

}  // namespace seaglass::mirage
