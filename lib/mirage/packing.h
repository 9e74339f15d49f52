// What packing and unpacking agree on. The layout of the bits, and the proof of their bound, are in
// packing.cpp.
#pragma once

#include "mirage/state.h"

namespace seaglass::mirage {

constexpr int players_min = 2;

constexpr bool is_settling(Phase phase) {
  return phase == Phase::tie || phase == Phase::move_tent || phase == Phase::keep_trees ||
         phase == Phase::trees;
}
constexpr bool has_pending(Phase phase) {
  return phase == Phase::gap_order || is_settling(phase);
}
constexpr bool has_winner(Phase phase) {
  return is_settling(phase) && phase != Phase::tie;
}

}  // namespace seaglass::mirage
