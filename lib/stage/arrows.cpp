#include "stage/arrows.h"

namespace seaglass {

namespace {

using ink::Point;

/// No column is so many times the one as a row the other: their quotient is not a fraction of numbers below
/// the reach.
static_assert(row_weight > arrows_reach && column_weight >= arrows_reach);

constexpr int absolute(int value) {
  return value < 0 ? -value : value;
}

/// How far it is along an arrow and aside from it.
struct Distance {
  int along;
  int aside;

  Distance(Point by, Way way) {
    const int columns = by.x * column_weight, rows = by.y * row_weight;
    const int onward = is_flat(way) ? columns : rows;
    along = way == Way::left || way == Way::up ? -onward : onward;
    aside = absolute(is_flat(way) ? rows : columns);
  }
  bool lies_that_way() const { return along > 0; }
  bool in_its_quarter() const { return aside < along; }
};

}  // namespace

int arrow_leads_to(SpotAt spot, int count, int from, Way way, int aim) {
  constexpr int aside_counts = 2;  // outside the quarter: rather straight on than far to the side
  const Point here = spot(from);
  int best = from, shortest = 0, most_off_aim = 0;
  bool best_in_quarter = false;
  for (int i = 0; i < count; ++i) {
    const Point there = spot(i);
    const Distance distance(there - here, way);
    if (!distance.lies_that_way()) continue;
    const bool in_quarter = distance.in_its_quarter();
    if (best_in_quarter && !in_quarter) continue;
    const int length = distance.along + distance.aside * (in_quarter ? 1 : aside_counts);
    const int off_aim = absolute((is_flat(way) ? there.y : there.x) - aim);
    const bool is_better = best == from || (in_quarter && !best_in_quarter) || length < shortest ||
                           (length == shortest && off_aim < most_off_aim);
    if (!is_better) continue;
    best = i;
    shortest = length;
    most_off_aim = off_aim;
    best_in_quarter = in_quarter;
  }
  return best;
}

}  // namespace seaglass
