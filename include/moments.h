// Arithmetic with a clock that wraps: moments are compared by subtraction, and none lies further off than
// `forever_ms`, less than 25 days. What may lie back longer has to keep up with the clock.
#pragma once

#include "device.h"

namespace seaglass {

constexpr Milliseconds forever_ms = 0x7FFFFFFF;

constexpr bool has_come(Milliseconds moment, Milliseconds now) {
  return static_cast<std::int32_t>(now - moment) >= 0;
}
/// At every step, for a moment that perhaps nobody renews: what has come stays so, where otherwise it would
/// lie ahead again one day.
constexpr void keep_up(Milliseconds& moment, Milliseconds now) {
  if (has_come(moment, now)) moment = now;
}
constexpr Milliseconds left_until(Milliseconds moment, Milliseconds now) {
  return has_come(moment, now) ? 0 : moment - now;
}
constexpr Milliseconds sooner(Milliseconds a, Milliseconds b) {
  return a < b ? a : b;
}

}  // namespace seaglass
