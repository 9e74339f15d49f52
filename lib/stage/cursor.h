// How what the cursor is on stands out, the same on every table: the upper and the lower end of a
// frame, of something wide its corners. Where the ends lie in rows of tiles of their own, moving it sends
// little.
#pragma once

#include "ink/painter.h"

namespace seaglass {

void draw_cursor(ink::Painter& painter, ink::Rect area, int radius);

}  // namespace seaglass
