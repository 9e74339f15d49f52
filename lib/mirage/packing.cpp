// A state in as few bits as its ranges need. Packed are what was decided and the bag; which face a tile
// shows, whose an explorer is, the list of gaps, and what is left in every supply and stack follow from it.
//
// The map lies in a box of at most 64·64 = 4,096 squares (map.h): 12 bits for the corner of a survey tile.
//
// The bits of the largest masked state are added up below.
#include "mirage/packing.h"

#include "mirage/history.h"

namespace seaglass::mirage {

namespace {

constexpr int start_bits = bits_for(players_max - players_min + 1) + 2 /* options */ + bits_for(phase_count) +
                           bits_for(players_max) /* who began */ +
                           2 * bits_for(survey_type_count) /* set aside, in hand */ +
                           bits_for(turns_max + 1);  //  22
constexpr int box_bits = 4 * bits_for(extent_max);   //  28
constexpr int survey_bits = bits_for(survey_type_count) + bits_for(box_squares_max) +
                            bits_for(rotation_count) + elbow_squares /* who stands there */;  //  20
constexpr int first_coast_bits =
    bits_for(rotation_count) + bits_for(coast_pattern_count) + bits_for(face_count);              //   4
constexpr int coast_bits = bits_for(elbow_neighbors) + first_coast_bits + bits_for(3) /* who */;  //   9
constexpr int map_bits = box_bits + turns_max * survey_bits + first_coast_bits + coast_pile_max * coast_bits;
constexpr int tents_bits = gaps_max + players_max * content::tents_each * bits_for(players_max);  //  74
/// Of a gap with trees: them, and whether somebody keeps them, and who.
constexpr int trees_bits =
    tree_colors * bits_for(trees_of_a_color_max + 1) + 1 + bits_for(players_max) + bits_for(2);  //  16
constexpr int gaps_bits = tents_bits + gaps_max + trees_max * trees_bits;                        // 380
constexpr int claims_bits = pending_max + bits_for(pending_max) + bits_for(players_max) /* the winner */ + 1 +
                            bits_for(gaps_max) /* the vacated gap */;  //  20
constexpr int masked_bits = start_bits + map_bits + gaps_bits + claims_bits +
                            2 /* the bag and the random generator are hidden */;  // 1,317
static_assert(masked_bits <= 8 * State::masked_bytes_max);
// A tile in the bag takes less room than one that lies; one never lies.
static_assert(bits_for(survey_type_count) <= survey_bits);
static_assert(masked_bits + (survey_tiles_max - turns_max) * bits_for(survey_type_count) +
                  GameRandom::packed_bits_max <=
              8 * State::whole_bytes_max);

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

bool bag_is_hidden(const State& state) {
  return !state.bag.empty() && state.bag.back() == SurveyType::unknown;
}

void pack_chance(const State& state, BitWriter& writer) {
  writer.write_flag(bag_is_hidden(state));
  if (!bag_is_hidden(state))
    for (SurveyType type : state.bag) writer.write_below(index(type), survey_type_count);
  pack_random(state.random, writer);
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
  pack_chance(*this, writer);
}

}  // namespace seaglass::mirage
