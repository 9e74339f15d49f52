// The parts of a table of Mirage, drawn where layout.h has them.
#pragma once

#include "mirage/ahead.h"
#include "mirage/layout.h"

namespace seaglass::mirage::drawing {

void draw_map(ink::Painter& painter, const State& state, const Ahead& ahead, const layout::Window& window,
              const ChoiceWalk* walk);

/// Everybody's supplies and scores, and what is left of tiles.
void draw_column(ink::Painter& painter, const View& view, const ChoiceWalk* walk);

/// Who decides, and what the choice under the cursor would do.
void draw_bar(ink::Painter& painter, const View& view, const ChoiceWalk* walk, const Ahead& ahead);

}  // namespace seaglass::mirage::drawing
