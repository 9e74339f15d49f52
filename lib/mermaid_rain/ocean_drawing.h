// The ocean of Mermaid Rain with all that lies and swims in it, drawn where layout.h has it.
#pragma once

#include "ink/painter.h"
#include "mermaid_rain/layout.h"
#include "stage/choice_walk.h"

namespace seaglass::mermaid_rain::drawing {

void draw_ocean(ink::Painter& painter, const View& view, const ChoiceWalk* walk);
/// Somebody's mermaid, around a point.
void draw_mermaid(ink::Painter& painter, ink::Point middle, Seat seat);

}  // namespace seaglass::mermaid_rain::drawing
