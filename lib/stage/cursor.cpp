#include "stage/cursor.h"

#include <initializer_list>

#include "ink/layout.h"

namespace seaglass {

using namespace ink;

void draw_cursor(Painter& painter, Rect area, int radius) {
  constexpr int end_height_max = 13, low = 48, thickness = 4, wide = 64, corner_width = 18;
  if (!painter.drawn().meets(area)) return;
  const int end_height = area.height < low ? (area.height + 1) / 2 : end_height_max;
  const int corner = area.width > wide ? corner_width : area.width / 2;
  Rect rest = area;
  for (Rect end : {take_top(rest, end_height), take_bottom(rest, end_height)})
    for (const Rect piece :
         {take_left(end, corner), take_right(end, area.width > wide ? corner : end.width)}) {
      const Clipped clipped(painter, piece);
      painter.rounded_outline(area, radius, thickness + 1, palette::night);
      painter.rounded_outline(area, radius, thickness, palette::sun);
    }
}

void draw_card_cursor(Painter& painter, Rect card, int radius) {
  constexpr int height = 16, reach = 3;
  Rect around = inset(card, -reach);
  const Clipped clipped(painter, take_top(around, height));
  painter.rounded_outline(inset(card, -reach), radius + reach, reach + 2, palette::night);
  painter.rounded_outline(inset(card, 1 - reach), radius + reach - 1, reach, palette::sun);
}

void draw_glance(Painter& painter, Rect area) {
  constexpr int side = 28;
  if (area.empty() || !painter.shows(centred(area, side, side))) return;
  painter.ring(area.middle(), fine(side / 2), fine(2), palette::night);
  painter.ring(area.middle(), fine(side / 2 - 1), fine(1), palette::foam);
}

}  // namespace seaglass
