#include "ink/coverage.h"

#include "core/check.h"

namespace seaglass {
namespace ink {

namespace {

constexpr int per_pixel = 256;  // positions inside this file, 1/256 of a pixel

bool in_reach(FinePoint p) {
  return p.x >= -fine(reach_max) && p.x <= fine(reach_max) && p.y >= -fine(reach_max) &&
         p.y <= fine(reach_max);
}

}  // namespace

void Coverage::add_edge(FinePoint from, FinePoint to, int y) {
  const bool down = from.y < to.y;
  const FinePoint upper = down ? from : to, lower = down ? to : from;
  const int top = larger(upper.y, fine(y)), bottom = smaller(lower.y, fine(y + 1));
  if (top >= bottom) return;
  CHECK(in_reach(from) && in_reach(to));
  // |dx| ≤ 32,000 < 2^15, so dx × 2^16 fits; and slope × (a row of this edge) is never more than that again.
  const int slope = (lower.x - upper.x) * 65536 / (lower.y - upper.y);
  const int x_top = upper.x * 16 + (slope * (top - upper.y) >> 12);
  const int x_bottom = bottom == lower.y ? lower.x * 16 : upper.x * 16 + (slope * (bottom - upper.y) >> 12);
  const int height = (bottom - top) * (down ? 16 : -16);
  add_segment(smaller(x_top, x_bottom), larger(x_top, x_bottom), height);
}

/// From x = left to x = right (1/256 of a pixel), rising or falling by `height` (1/256) inside this row.
void Coverage::add_segment(int left, int right, int height) {
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
void Coverage::add_cell(int column, int height, int twice_middle) {
  touch(column, column + 2);
  const int all = height * 16;
  const int here = height * (2 * per_pixel - twice_middle) >> 5;
  cells_[column] = static_cast<std::int16_t>(cells_[column] + here);
  cells_[column + 1] = static_cast<std::int16_t>(cells_[column + 1] + all - here);
}

}  // namespace ink
}  // namespace seaglass
