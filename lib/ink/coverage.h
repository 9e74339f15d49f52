// How much of each pixel of one row a polygon covers, exactly: every edge adds its signed area to the pixels
// that it touches, and the running sum from the left is the coverage. Corners may lie far outside the screen.
#pragma once

#include <cstdint>

#include "device.h"
#include "ink/geometry.h"

namespace seaglass {
namespace ink {

/// Corners lie between − and + this, in pixels: the slope of an edge then fits 32 bits (see `add_edge`).
constexpr int reach_max = 1000;

class Coverage {
 public:
  /// What the edge adds to screen row y. Edges of one contour follow each other; either turn will do.
  void add_edge(FinePoint from, FinePoint to, int y);

  /// Calls visit(left, right, alpha) for every run of pixels with the same alpha (1 … 32), from left to right
  /// (the last may end a column beyond the screen), and is then ready for the next row. Every contour must be
  /// closed: the sum then ends at nothing covered.
  template <typename Visit>
  void take(Visit visit) {
    int sum = 0, alpha = 0, left = first_;
    for (int x = first_; x < last_; ++x) {
      if (cells_[x] == 0) continue;
      sum += cells_[x];
      cells_[x] = 0;
      const int next = alpha_of_sum(sum);
      if (next == alpha) continue;
      if (alpha > 0 && left < x) visit(left, x, alpha);
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

  static int alpha_of_sum(int sum) {
    const int covered = smaller(sum < 0 ? -sum : sum, full);
    return (covered + 64) >> 7;
  }
  void add_segment(int left, int right, int height);
  void add_cell(int column, int height, int twice_middle);
  void touch(int first, int last) {
    first_ = smaller(first_, first);
    last_ = larger(last_, last);
  }

  // Two contours' edges at one pixel add at most a few times `full`: a polygon of 7 windings would fit.
  std::int16_t cells_[columns] = {};
  int first_ = columns;
  int last_ = 0;
};

}  // namespace ink
}  // namespace seaglass
