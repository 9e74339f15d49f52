// The time of a simulated room. It stands still until somebody moves it.
#pragma once

#include "device.h"

namespace seaglass {
namespace simulator {

struct SimulatedClock {
  Milliseconds now = 0;
};

/// The longest wait that there is: half of what the clock counts before it wraps.
constexpr Milliseconds forever_ms = 0x7FFFFFFF;

/// Whether `moment` is now or was before, on a clock that wraps.
constexpr bool has_come(Milliseconds moment, Milliseconds now) {
  return static_cast<std::int32_t>(now - moment) >= 0;
}

}  // namespace simulator
}  // namespace seaglass
