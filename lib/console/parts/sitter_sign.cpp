#include "console/parts/sitter_sign.h"

#include "ink/text.h"
#include "stage/face.h"

namespace seaglass {

using namespace ink;

/// A bot's face is of its seat's colour.
void draw_sign(Painter& painter, Point at, SitterSign sign, Tint tint) {
  if (sign == SitterSign::none) return;
  if (sign == SitterSign::away)
    return static_cast<void>(
        text_in(painter, {at.x, at.y, sign_side, sign_side}, "z", TextSize::body, palette::sand));
  painter.sprite(face_of(level_of(sign)).tiny, at, tint);
}

int draw_levels(Painter& painter, Point at, Statistics::BeatenLevels levels, Color color) {
  constexpr int pitch = sign_side + 2;
  for (int i = 0; i < bot_level_count; ++i) {
    const auto level = static_cast<BotLevel>(i);
    if (!levels.has(level)) continue;
    painter.sprite(face_of(level).tiny, at, color);
    at.x += pitch;
  }
  return at.x;
}

void draw_sign_on_emblem(Painter& painter, Point emblem, SitterSign sign, Color color) {
  if (sign == SitterSign::none) return;
  const Point at{emblem.x + 12, emblem.y + 12};
  painter.rounded({at.x - 1, at.y - 1, sign_side + 2, sign_side + 2}, 6, palette::night);
  draw_sign(painter, at, sign, color);
}

}  // namespace seaglass
