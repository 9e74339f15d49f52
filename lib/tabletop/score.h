// How a game ended, as its rulebook counts it.
#pragma once

#include <cstdint>

#include "tabletop/seat.h"

namespace seaglass {

constexpr int score_parts_max = 7;  // Mermaid Rain: before, tribute and five kinds of treasure

struct Score {
  PerSeat<std::int16_t> totals;
  /// Each game names its parts; their meaning is the game's (Beach subtracts `eaten`).
  PerSeat<std::int16_t> parts[score_parts_max];
  SeatSet winners;
};

}  // namespace seaglass
