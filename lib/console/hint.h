// A button's letter in a disc and what it does here.
#pragma once

#include "ink/text.h"

namespace seaglass {

constexpr int hint_height = 20;

/// Returns where the next may begin.
int draw_hint(ink::Painter& painter, ink::Point at, ink::Text button, ink::Text what);

}  // namespace seaglass
