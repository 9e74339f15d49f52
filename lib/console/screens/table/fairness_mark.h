// Whether a deal was fair, as a sign: a tick, a question, a cross; as long as it is checked, three dots.
#pragma once

#include "ink/painter.h"
#include "on_air/shuffle/fairness.h"

namespace seaglass {

constexpr int fairness_mark_side = 16;

void draw_fairness_mark(ink::Painter& painter, ink::Point middle, Fairness fairness, ink::Color color);

}  // namespace seaglass
