#include "games/mirage/table/choice_keys.h"

namespace seaglass::mirage {
namespace {

constexpr int spot_pitch = 16;
constexpr int below_the_map = 200 * spot_pitch;

ink::Point spot_of(Point at) {
  return {at.x * spot_pitch, at.y * spot_pitch};
}
ink::Point in_a_row(int place) {
  return {place * spot_pitch, 0};
}

/// One square takes an explorer, or one goes without.
ink::Point spot_of_explorers(const State& state, unsigned squares) {
  int lone = 0;
  while (squares != 1u << lone && squares != (7u ^ (1u << lone))) ++lone;
  return spot_of(elbow_of(state, state.surveys.size() - 1).square(lone));
}

int survey_key(Choice choice, int step) {
  if (step == 0) return key_of(frame_of(elbow_of(choice)));
  return step == 1 ? choice.c : -1;
}

int coast_key(Choice choice, int step) {
  const CoastPlay play = coast_of(choice);
  if (step == 0) return key_of(play.spot.at);
  if (step == 1) return play.spot.rotation;
  return step == 2 ? index(play.pattern) + 2 * play.face : -1;
}

/// One tree: its colour; two: both colours; more: how many of each colour, one after the other.
int trees_key(Choice choice, int step) {
  const Trees trees = trees_of(choice);
  if (trees.count() > trees_in_one_step_max) return step < tree_colors ? trees.of[step] : -1;
  if (step > 0) return -1;
  int key = 0;
  for (int color = 0; color < tree_colors; ++color)
    for (int n = 0; n < trees.of[color]; ++n) key = key * tree_colors + color;
  return key;
}

}  // namespace

int key_of(Choice choice, int step) {
  switch (verb_of(choice)) {
    case Verb::survey: return survey_key(choice, step);
    case Verb::coast: return coast_key(choice, step);
    case Verb::trees: return trees_key(choice, step);
    case Verb::keep_map: return step == 0 ? key_of(point_of(choice)) : -1;
    case Verb::keep_nobody: return step == 0 ? keep_nobody_key : -1;
    default: return step == 0 ? choice.a : -1;
  }
}

ink::Point spot_of(const View& view, int step, int key) {
  const State& state = view.state->as<State>();
  if (step > 0) return in_a_row(key);
  switch (state.phase) {
    case Phase::survey:
    case Phase::coast: return spot_of(point_of_key(key));
    case Phase::explorers: return spot_of_explorers(state, static_cast<unsigned>(key));
    case Phase::gap_order:
    case Phase::move_tent: return spot_of(state.gaps[key].first);
    case Phase::tie: return {0, key * spot_pitch};
    case Phase::keep_trees:
      return key > keep_nobody_key ? spot_of(point_of_key(key)) : ink::Point{key * spot_pitch, below_the_map};
    default: return in_a_row(key);
  }
}

}  // namespace seaglass::mirage
