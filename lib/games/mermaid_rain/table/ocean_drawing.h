// The ocean of Mermaid Rain with all that lies and swims in it, drawn where layout.h has it.
#pragma once

#include "games/mermaid_rain/table/layout.h"
#include "ink/painter.h"
#include "stage/choice_walk.h"

namespace seaglass::mermaid_rain::drawing {

void draw_ocean(ink::Painter& painter, const View& view, const ChoiceWalk* walk);
/// Somebody's mermaid, around a point.
void draw_mermaid(ink::Painter& painter, ink::Point middle, const seaglass::Face& face);
/// A tile as it lies on the ocean, its hexes around the middle of `area`.
void draw_tile_in(ink::Painter& painter, ink::Rect area, Shape shape, Tile tile);

/// Which place a key of the first step stands for; nowhere where it is none.
Place place_of_key(const State& state, int key);

}  // namespace seaglass::mermaid_rain::drawing
