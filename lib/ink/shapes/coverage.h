// How much of each pixel a polygon covers, exactly, one row after the other: every edge adds its signed area
// to the pixels that it touches, and the running sum from the left is the coverage. Corners may lie far
// outside the screen.
#pragma once

#include <cstdint>

#include "device.h"
#include "ink/brush.h"
#include "ink/geometry.h"

namespace seaglass {
namespace ink {

/// Corners lie between − and + this, in pixels: the slope of an edge then fits 32 bits (see `add_edge`).
constexpr int reach_max = 1000;
/// So many edges may cross one strip; a line with two round ends has 34 in all.
constexpr int edges_max = 48;

class Coverage {
 public:
  /// Begins a polygon, of which rows y_top … y_bottom − 1 will be traced, in this order, every one.
  void begin(int y_top, int y_bottom);
  /// The edges of each contour must close it; either turn will do.
  void add_edge(FinePoint from, FinePoint to);
  /// Prepares the next row for `take`.
  void trace(int y);

  /// Calls visit(left, right, alpha) for every run of pixels with the same alpha (1 … 32), from left to right
  /// (the last may end a column beyond the screen).
  template <typename Visit>
  void take(Visit visit) {
    const int last = last_;
    int sum = 0, alpha = 0, left = first_;
    for (int x = first_; x < last; ++x) {
      if (cells_[x] == 0) {
        if ((x & 1) != 0) x = skip_empty_pairs(x + 1) - 1;
        continue;
      }
      sum += cells_[x];
      cells_[x] = 0;
      const int next = alpha_of_sum(sum);
      if (next == alpha) continue;
      if (alpha > 0) visit(left, x, alpha);
      left = x;
      alpha = next;
    }
    first_ = columns;
    last_ = 0;
  }

 private:
  static constexpr int full = 4096;  // a wholly covered pixel
  static constexpr int columns =
      screen_width + 2;  // one beyond the right edge, and the one that it spills into

  struct Edge {
    int top;  // in sixteenths of a row
    int bottom;
    int x;       // where it enters the next row that it meets, in 1/65,536 of a sixteenth of a pixel
    int slope;   // how far x goes in a sixteenth of a row
    int weight;  // 16 downwards, −16 upwards
  };

  static int alpha_of_sum(int sum) {
    const int covered = smaller(sum < 0 ? -sum : sum, full);
    return (covered + 64) >> 7;
  }
  /// From the even column x on, where the next pair with something in it begins, or the end.
  int skip_empty_pairs(int x) const {
    const auto* pair = reinterpret_cast<const PixelPair*>(cells_ + x);
    const auto* const end = reinterpret_cast<const PixelPair*>(cells_ + columns);
    while (pair < end && *pair == 0) ++pair;
    return static_cast<int>(reinterpret_cast<const std::int16_t*>(pair) - cells_);
  }
  void add_segment(int left, int right, int height);
  void add_long_segment(int left, int right, int height);
  void add_cell(int column, int height, int twice_middle);

  // Two contours' edges at one pixel add at most a few times `full`: a polygon of 7 windings would fit.
  alignas(4) std::int16_t cells_[columns] = {};
  int first_ = columns;
  int last_ = 0;
  int y_top_ = 0;
  int y_bottom_ = 0;
  int edge_count_ = 0;
  Edge edges_[edges_max] = {};
};

}  // namespace ink
}  // namespace seaglass
