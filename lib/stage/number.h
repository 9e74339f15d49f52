// A number in the middle of an area's height.
#pragma once

#include "ink/text.h"

namespace seaglass {

void draw_number(ink::Painter& painter, ink::Rect area, int number, ink::TextSize size, ink::Color color,
                 ink::Align align = ink::Align::centre);

}  // namespace seaglass
