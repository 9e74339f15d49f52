// A button's letter in a disc, or two that go together, and what that does here.
#pragma once

#include "ink/text.h"

namespace seaglass {

constexpr int hint_height = 20;

/// Without what it does; returns its width.
int draw_button_sign(ink::Painter& painter, ink::Point at, ink::Text button);
/// Returns where the next may begin.
int draw_hint(ink::Painter& painter, ink::Point at, ink::Text button, ink::Text what,
              ink::Color words = ink::palette::foam);
/// That Menu explains what is seen here; at its right end.
void draw_help_hint(ink::Painter& painter, ink::Point right);

}  // namespace seaglass
