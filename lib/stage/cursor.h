// How what the cursor is on stands out, the same on every table: the upper and the lower end of a
// frame, of something wide its corners. Where the ends lie in rows of tiles of their own, moving it sends
// little.
#pragma once

#include "ink/painter.h"

namespace seaglass {

void draw_cursor(ink::Painter& painter, ink::Rect area, int radius);
/// The same on a card of a hand that reaches below the screen: around its upper edge, dark where it meets a
/// light table, in the 16 rows that begin 3 above the card.
void draw_card_cursor(ink::Painter& painter, ink::Rect card, int radius);
/// Where somebody looks who decides without a cursor: a thin ring that is no selection.
void draw_glance(ink::Painter& painter, ink::Rect area);

}  // namespace seaglass
