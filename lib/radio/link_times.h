// How often a link speaks when nobody has anything to say. Six units at an idle table: a beacon a second and
// ten short sealed frames every 2.5 s are 6 ms of air in a second, 0.6 %.
#pragma once

#include "moments.h"

namespace seaglass {
namespace radio {

constexpr Milliseconds beacon_every_ms = 1000;
constexpr Milliseconds alive_every_ms = 2500;
/// Three of them missed, and a bit.
constexpr Milliseconds away_after_ms = 8000;

/// So often a unit listens at least. What it says unasked, it says at one of these moments, since it steps at
/// others, too: when its screen shows what only its own people may know.
constexpr Milliseconds air_every_ms = 40;
constexpr Milliseconds until_air(Milliseconds now) {
  return air_every_ms - now % air_every_ms;
}
constexpr Milliseconds at_air(Milliseconds moment) {
  return moment - 1 + until_air(moment - 1);
}

/// How an ending is told: so often, so many times, then it holds without an answer.
constexpr Milliseconds ending_every_ms = 150;
constexpr int endings_max = 8;

}  // namespace radio
}  // namespace seaglass
