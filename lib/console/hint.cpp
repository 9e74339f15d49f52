#include "console/hint.h"

namespace seaglass {

using namespace ink;

int draw_hint(Painter& painter, Point at, Text button, Text what) {
  constexpr int side = hint_height, gap = 6, between_hints = 18;
  const int text_y = at.y + (side - cap_height(TextSize::body)) / 2;
  painter.circle(Rect{at.x, at.y, side, side}.middle(), fine(side) / 2, palette::sea_glass);
  text(painter, {at.x + side / 2, text_y}, button, TextSize::body, palette::night, Align::centre);
  text(painter, {at.x + side + gap, text_y}, what, TextSize::body, palette::foam);
  return at.x + side + gap + text_width(what, TextSize::body) + between_hints;
}

}  // namespace seaglass
