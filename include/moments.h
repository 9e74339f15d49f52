// Arithmetic with a clock that wraps: moments are compared by subtraction, and none lies further off than
// `forever_ms`.
#pragma once

#include "device.h"

namespace seaglass {

constexpr Milliseconds forever_ms = 0x7FFFFFFF;

constexpr bool has_come(Milliseconds moment, Milliseconds now) {
  return static_cast<std::int32_t>(now - moment) >= 0;
}
constexpr Milliseconds left_until(Milliseconds moment, Milliseconds now) {
  return has_come(moment, now) ? 0 : moment - now;
}
constexpr Milliseconds sooner(Milliseconds a, Milliseconds b) {
  return a < b ? a : b;
}

}  // namespace seaglass
