#include "console/parts/hint.h"

namespace seaglass {

using namespace ink;

int draw_button_sign(Painter& painter, Point at, Text button) {
  constexpr int side = hint_height, beside = 6;
  const int width = larger(side, text_width(button, TextSize::body) + 2 * beside);
  if (width > side)
    painter.rounded({at.x, at.y, width, side}, side / 2, palette::sea_glass);
  else
    painter.circle(Rect{at.x, at.y, side, side}.middle(), fine(side) / 2, palette::sea_glass);
  text(painter, {at.x + width / 2, at.y + (side - cap_height(TextSize::body)) / 2}, button, TextSize::body,
       palette::night, Align::centre);
  return width;
}

void draw_help_hint(Painter& painter, Point right) {
  constexpr int width = 64;
  draw_hint(painter, {right.x - width, right.y}, "Menu", "?");
}

int draw_hint(Painter& painter, Point at, Text button, Text what, Color words) {
  constexpr int gap = 6, between_hints = 18;
  const int text_y = at.y + (hint_height - cap_height(TextSize::body)) / 2;
  const int width = draw_button_sign(painter, at, button);
  text(painter, {at.x + width + gap, text_y}, what, TextSize::body, words);
  return at.x + width + gap + text_width(what, TextSize::body) + between_hints;
}

}  // namespace seaglass
