// The tour around a seat's tents: the steps from one to the next and back to the first, across anything. A
// tent may stand on any square of its gap, wherever that makes the tour longest.
#pragma once

#include "games/mirage/rules/map/gaps.h"

namespace seaglass::mirage {

constexpr int tents_max = 3;
static_assert(content::tents_each <= tents_max, "a tour of four tents depends on the order of visiting them");

/// How far a gap reaches in each direction: the highest x·dx + y·dy among its squares, for dx, dy in −1 … 1.
class Reach {
 public:
  explicit Reach(const Area& gap);
  Reach() = default;
  int towards(int dx, int dy) const { return furthest_[dx + 1][dy + 1]; }

 private:
  std::int16_t furthest_[3][3] = {};
};

using TentReaches = FixedVector<Reach, tents_max>;

int tour_steps(const TentReaches& tents);

}  // namespace seaglass::mirage
