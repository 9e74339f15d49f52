#include "mirage/keys.h"

namespace seaglass::mirage {
namespace {

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

}  // namespace seaglass::mirage
