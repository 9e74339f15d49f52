#include "games/mirage/rules/map/tents.h"

namespace seaglass::mirage {
namespace {

/// The longest sum of the tents' coordinates when `east` and `west` give the tour's ends from left to right,
/// and `south` and `north` those from top to bottom.
int span(const TentReaches& tents, int east, int west, int south, int north) {
  int sum = 0;
  for (int tent = 0; tent < tents.size(); ++tent)
    sum += tents[tent].towards((tent == east) - (tent == west), (tent == south) - (tent == north));
  return sum;
}

}  // namespace

Reach::Reach(const Area& gap) {
  for (int dx = -1; dx <= 1; ++dx)
    for (int dy = -1; dy <= 1; ++dy) {
      int furthest = gap[0].x * dx + gap[0].y * dy;
      for (Point square : gap) {
        const int distance = square.x * dx + square.y * dy;
        if (distance > furthest) furthest = distance;
      }
      furthest_[dx + 1][dy + 1] = static_cast<std::int16_t>(furthest);
    }
}

// A tour around two or three points is twice the width and height of the box around them. The box's four
// sides are given by one tent each: whichever tents these are, every tent then goes as far in its own
// direction as its gap allows.
int tour_steps(const TentReaches& tents) {
  int longest = 0;
  for (int east = 0; east < tents.size(); ++east)
    for (int west = 0; west < tents.size(); ++west)
      for (int south = 0; south < tents.size(); ++south)
        for (int north = 0; north < tents.size(); ++north) {
          if (east == west || south == north) continue;
          const int steps = 2 * span(tents, east, west, south, north);
          if (steps > longest) longest = steps;
        }
  return longest;
}

}  // namespace seaglass::mirage
