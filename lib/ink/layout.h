// Dividing the screen. Rows and columns are split so that nothing is lost: what cannot be shared evenly goes
// to the first ones, a pixel each.
#pragma once

#include "core/check.h"
#include "device.h"
#include "ink/geometry.h"

namespace seaglass {
namespace ink {

constexpr Rect whole_screen{0, 0, screen_width, screen_height};

constexpr Rect inset(Rect area, int by_x, int by_y) {
  return {area.x + by_x, area.y + by_y, larger(0, area.width - 2 * by_x), larger(0, area.height - 2 * by_y)};
}
constexpr Rect inset(Rect area, int by) {
  return inset(area, by, by);
}

/// So much of it, in its middle.
constexpr Rect centred(Rect area, int width, int height) {
  return {area.x + (area.width - width) / 2, area.y + (area.height - height) / 2, width, height};
}

/// Takes a piece off one side: the piece is returned, `area` is what remains.
constexpr Rect take_top(Rect& area, int height) {
  const int taken = within(0, height, area.height);
  const Rect piece{area.x, area.y, area.width, taken};
  area = {area.x, area.y + taken, area.width, area.height - taken};
  return piece;
}
constexpr Rect take_bottom(Rect& area, int height) {
  const int taken = within(0, height, area.height);
  area.height -= taken;
  return {area.x, area.bottom(), area.width, taken};
}
constexpr Rect take_left(Rect& area, int width) {
  const int taken = within(0, width, area.width);
  const Rect piece{area.x, area.y, taken, area.height};
  area = {area.x + taken, area.y, area.width - taken, area.height};
  return piece;
}
constexpr Rect take_right(Rect& area, int width) {
  const int taken = within(0, width, area.width);
  area.width -= taken;
  return {area.right(), area.y, taken, area.height};
}

/// The `index`th of `count` columns with a gap between them.
constexpr Rect column(Rect area, int index, int count, int gap = 0) {
  CHECK(count > 0 && index >= 0 && index < count);
  const int room = area.width - gap * (count - 1);
  const int width = room / count, spare = room % count;
  return {area.x + index * (width + gap) + smaller(index, spare), area.y, width + (index < spare ? 1 : 0),
          area.height};
}
constexpr Rect row(Rect area, int index, int count, int gap = 0) {
  CHECK(count > 0 && index >= 0 && index < count);
  const int room = area.height - gap * (count - 1);
  const int height = room / count, spare = room % count;
  return {area.x, area.y + index * (height + gap) + smaller(index, spare), area.width,
          height + (index < spare ? 1 : 0)};
}
constexpr Rect cell(Rect area, int column_index, int columns, int row_index, int rows, int gap = 0) {
  return row(column(area, column_index, columns, gap), row_index, rows, gap);
}

}  // namespace ink
}  // namespace seaglass
