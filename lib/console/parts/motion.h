// How things move: quickly away, softly to rest. Whole numbers only; parts count from 0 to 4,096.
#pragma once

#include "moments.h"

namespace seaglass {

constexpr int whole = 4096;

/// How much of a movement that began `elapsed_ms` ago is done.
constexpr int progress(Milliseconds elapsed_ms, Milliseconds duration_ms) {
  return elapsed_ms >= duration_ms ? whole : static_cast<int>(elapsed_ms * whole / duration_ms);
}

/// The rest of the way shrinks with its cube: 1 − (1 − part)³.
constexpr int eased_out(int part) {
  const int left = whole - part;
  return whole - left * left / whole * left / whole;
}
static_assert(eased_out(0) == 0 && eased_out(whole) == whole && eased_out(whole / 2) == whole * 7 / 8);

}  // namespace seaglass
