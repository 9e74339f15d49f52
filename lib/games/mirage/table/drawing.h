// The parts of a table of Mirage, drawn where layout.h has them.
#pragma once

#include "games/mirage/table/layout.h"
#include "games/mirage/table/shown_map.h"

namespace seaglass::mirage::drawing {

/// What the map lies on, and pages are written on.
void draw_parchment(ink::Painter& painter, ink::Rect area);
void draw_map(ink::Painter& painter, const View& view, const ShownMap& shown, const layout::Window& window,
              const ChoiceWalk* walk);

/// Everybody's supplies and scores, and what is left of tiles.
void draw_column(ink::Painter& painter, const View& view, const ChoiceWalk* walk,
                 const PerSeat<std::int16_t>& totals);

/// Around the square that is looked at.
void draw_look(ink::Painter& painter, ink::Rect square);
/// What is there, and who has how many explorers in its regions.
void draw_place_bar(ink::Painter& painter, const View& view, int place, const ShownMap& shown);
/// Who decides, and what the choice under the cursor would do.
void draw_bar(ink::Painter& painter, const View& view, const ChoiceWalk& walk, const ShownMap& shown);
/// Whose sight this is, where the bar is while others decide.
void draw_who_looks(ink::Painter& painter, const View& view);

/// In the variant: the tiles that can be chosen.
void draw_stacks(ink::Painter& painter, const State& state, const ChoiceWalk& walk);

/// Who has how many explorers around the gap looked at, after a tent; or who holds each of the regions under
/// the cursor, after a camel or a ship. Ends at `right`.
void draw_standing(ink::Painter& painter, const View& view, int right, int y, const ShownMap& shown,
                   ink::Color color);

/// What is told of, large.
void draw_event(ink::Painter& painter, const View& view, const Event& event, ink::Rect area);
void draw_traveller(ink::Painter& painter, const View& view, const Event& event);

}  // namespace seaglass::mirage::drawing
