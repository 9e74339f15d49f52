// Where an arrow leads among spots on a table: never against its own direction, and from each spot to every
// other by some presses.
#pragma once

#include <cstdint>

#include "core/function_ref.h"
#include "ink/geometry.h"

namespace seaglass {

enum class Way : std::uint8_t { left, right, up, down };

using SpotAt = FunctionRef<ink::Point(int)>;

/// Which of `count` spots an arrow leads to from number `from`; `from` itself, if there is none that way.
/// Spots are all different and less than `arrows_reach` apart in each direction. Among equally near ones it
/// leads to the one whose row, or column where the arrow is upright, is closest to `aim`.
///
/// It is the nearest in the quarter of the plane that the arrow points to, by columns and rows together. So
/// each press in the quarter where a spot lies leads closer to it: what is passed over lay at least as far
/// aside as what is left to go. Columns count a little less than rows, so that nothing lies just between two
/// quarters. Where a quarter is empty, it is the nearest that lies that way at all.
constexpr int arrows_reach = 8000;
constexpr int column_weight = 8000, row_weight = 8009;
int arrow_leads_to(SpotAt spot, int count, int from, Way way, int aim);

constexpr bool is_flat(Way way) {
  return way == Way::left || way == Way::right;
}

}  // namespace seaglass
