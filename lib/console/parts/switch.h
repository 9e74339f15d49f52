// A switch that is on or off, as settings show it.
#pragma once

#include "ink/painter.h"

namespace seaglass {

constexpr int switch_height = 22;

void draw_switch(ink::Painter& painter, int right, int y, bool on);

}  // namespace seaglass
