#include "ink/shapes/coverage.h"

#include "core/check.h"

namespace seaglass {
namespace ink {

namespace {

constexpr int per_pixel = 256;  // segments count in 1/256 of a pixel

bool in_reach(FinePoint p) {
  return p.x >= -fine(reach_max) && p.x <= fine(reach_max) && p.y >= -fine(reach_max) &&
         p.y <= fine(reach_max);
}

}  // namespace

void Coverage::begin(int y_top, int y_bottom) {
  y_top_ = fine(y_top);
  y_bottom_ = fine(y_bottom);
  edge_count_ = 0;
}

void Coverage::add_edge(FinePoint from, FinePoint to) {
  CHECK(in_reach(from) && in_reach(to));
  const bool down = from.y < to.y;
  const FinePoint upper = down ? from : to, lower = down ? to : from;
  if (upper.y >= y_bottom_ || lower.y <= y_top_ || upper.y == lower.y) return;
  CHECK(edge_count_ < edges_max);
  // |dx| ≤ 32,000 < 2^15, so dx × 2^16 fits; and slope × (some rows of this edge) is never more than that
  // again.
  const int slope = (lower.x - upper.x) * 65536 / (lower.y - upper.y);
  const int entry = larger(upper.y, y_top_);
  edges_[edge_count_++] = {entry, lower.y, upper.x * 65536 + slope * (entry - upper.y), slope,
                           down ? 16 : -16};
}

void Coverage::trace(int y) {
  const int row_top = fine(y), row_bottom = fine(y + 1);
  for (Edge *edge = edges_, *const end = edges_ + edge_count_; edge < end; ++edge) {
    if (edge->top >= row_bottom || edge->bottom <= row_top) continue;
    const int rows = smaller(edge->bottom, row_bottom) - larger(edge->top, row_top);
    const int enters = edge->x >> 12;
    edge->x += edge->slope * rows;
    const int leaves = edge->x >> 12;
    add_segment(smaller(enters, leaves), larger(enters, leaves), rows * edge->weight);
  }
}

/// From x = left to x = right (1/256 of a pixel), rising or falling by `height` (1/256) inside this row.
inline void Coverage::add_segment(int left, int right, int height) {
  const int column = left >> 8;
  if (column == right >> 8 && column >= 0 && column < screen_width)
    add_cell(column, height, (left & 255) + (right & 255));
  else
    add_long_segment(left, right, height);
}

void Coverage::add_long_segment(int left, int right, int height) {
  if (left < 0) {  // what lies to the left of the screen covers all columns alike
    const int outside = right <= 0 ? height : height * -left / (right - left);
    add_cell(0, outside, 0);
    if (right <= 0) return;
    height -= outside;
    left = 0;
  }
  const int whole = right - left, whole_height = height, begin = left;
  for (int column = left / per_pixel; column < screen_width; ++column) {
    const int boundary = (column + 1) * per_pixel;
    if (right <= boundary) {
      add_cell(column, height, left + right - 2 * column * per_pixel);
      return;
    }
    const int done = whole_height * (boundary - begin) / whole;
    const int part = done - (whole_height - height);
    add_cell(column, part, left + boundary - 2 * column * per_pixel);
    height -= part;
    left = boundary;
  }
  add_cell(screen_width, height, 0);
}

/// `twice_middle`: the sum of where in the column the piece begins and ends.
inline void Coverage::add_cell(int column, int height, int twice_middle) {
  first_ = smaller(first_, column);
  last_ = larger(last_, column + 2);
  const int all = height * 16;
  const int here = height * (2 * per_pixel - twice_middle) >> 5;
  cells_[column] = static_cast<std::int16_t>(cells_[column] + here);
  cells_[column + 1] = static_cast<std::int16_t>(cells_[column + 1] + all - here);
}

}  // namespace ink
}  // namespace seaglass
