// The ocean of Mermaid Rain with all that lies and swims in it, drawn where layout.h has it.
#pragma once

#include "games/mermaid_rain/table/layout.h"
#include "ink/painter.h"
#include "stage/choice_walk.h"

namespace seaglass::mermaid_rain::drawing {

/// What is seen of it, under the clouds.
void draw_ocean(ink::Painter& painter, const View& view, const ChoiceWalk* walk);
/// The same around a hex that somebody only looks at.
void draw_ocean_around(ink::Painter& painter, const View& view, Hex hex);
/// All of it, small.
void draw_chart(ink::Painter& painter, const View& view);
/// The wave at the lower edge of what is seen, and the depth below it.
void draw_wave(ink::Painter& painter, int top);
/// At the upper edge.
void draw_clouds(ink::Painter& painter);
/// Clouds, rain and a far sea, behind what all look at together.
void draw_storm(ink::Painter& painter);
/// Somebody's mermaid with their emblem, around a point.
void draw_mermaid(ink::Painter& painter, ink::Point middle, const seaglass::Face& face);
/// A tile as it lies on the ocean, its hexes around the middle of `area`.
void draw_tile_in(ink::Painter& painter, ink::Rect area, Shape shape, Tile tile);

}  // namespace seaglass::mermaid_rain::drawing
