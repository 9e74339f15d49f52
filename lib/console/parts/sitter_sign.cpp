#include "console/parts/sitter_sign.h"

#include <initializer_list>

#include "ink/text.h"

namespace seaglass {

using namespace ink;

void draw_bot(Painter& painter, Point at, Color color) {
  painter.rectangle({at.x + 8, at.y, 2, 4}, color);
  painter.rounded({at.x + 1, at.y + 4, 16, 13}, 4, color);
  for (const int x : {6, 12}) painter.circle({fine(at.x + x), fine(at.y + 10)}, fine(2), palette::deep);
}

namespace {

void draw_small_bot(Painter& painter, Point at) {
  painter.rectangle({at.x + 5, at.y, 2, 3}, palette::sun);
  painter.rounded({at.x, at.y + 2, 12, 9}, 3, palette::sun);
  for (const int x : {3, 7}) painter.rectangle({at.x + x, at.y + 5, 2, 3}, palette::night);
}

}  // namespace

void draw_sign(Painter& painter, Point at, SitterSign sign) {
  if (sign == SitterSign::bot) draw_small_bot(painter, at);
  if (sign == SitterSign::away)
    text_in(painter, {at.x, at.y - 1, sign_side, sign_side}, "z", TextSize::body, palette::sand);
}

void draw_sign_on_emblem(Painter& painter, Point emblem, SitterSign sign) {
  if (sign == SitterSign::none) return;
  const Point at{emblem.x + 13, emblem.y + 13};
  painter.rounded({at.x - 2, at.y - 2, sign_side + 4, sign_side + 3}, 6, palette::night);
  draw_sign(painter, at, sign);
}

}  // namespace seaglass
