// What packing and unpacking agree on. The layout of the bits, and the proof of their bound, are in
// packing.cpp.
#pragma once

#include "mirage/state.h"

namespace seaglass::mirage {

constexpr int players_min = 2;
constexpr int extent_max = 1 + 2 * turns_max + coast_pile_start;
constexpr int extents_sum_max = 2 + 3 * turns_max + coast_pile_start;
static_assert(extent_max <= 88 && extents_sum_max <= 128);

/// The rectangle around the map, which holds (0, 0).
struct Box {
  int left = 0;
  int top = 0;
  int width = 1;
  int height = 1;

  int place_of(Point p) const { return (p.y - top) * width + (p.x - left); }
  Point point_at(int place) const { return point(left + place % width, top + place / width); }
  int places() const { return width * height; }

  friend bool operator==(const Box& a, const Box& b) {
    return a.left == b.left && a.top == b.top && a.width == b.width && a.height == b.height;
  }
};

Box box_around(const Map& map);

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
