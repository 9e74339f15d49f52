#include "stage/cursor.h"

#include <initializer_list>

#include "ink/layout.h"

namespace seaglass {

using namespace ink;

void draw_cursor(Painter& painter, Rect area, int radius) {
  constexpr int end_height = 15, thickness = 4;
  Rect rest = area;
  for (const Rect end : {take_top(rest, end_height), take_bottom(rest, end_height)}) {
    const Clipped clipped(painter, end);
    painter.rounded_outline(area, radius, thickness + 1, palette::night);
    painter.rounded_outline(area, radius, thickness, palette::sun);
  }
}

}  // namespace seaglass
