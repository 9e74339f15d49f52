// What lies on a table of Mermaid Beach, wherever it lies: cards and shells.
#pragma once

#include "games/mermaid_beach/rules/cards.h"
#include "ink/painter.h"
#include "ink/text.h"

namespace seaglass::mermaid_beach::pieces {

ink::Color shell_color(int value);

/// A card's back: the sun over the sand, or a shell.
void draw_back(ink::Painter& painter, ink::Rect card, bool beach);
/// With its worth on it, as wide as `area`.
void draw_large_shell(ink::Painter& painter, ink::Rect area, int value,
                      ink::TextSize size = ink::TextSize::title);
/// A fan of shells with their worth on it; as many above one another as there are.
void draw_shells(ink::Painter& painter, ink::Point at, int value, int count, bool chosen, bool can_be);
/// As many behind one another as there are; where there is little room, only the middle of the picture.
void draw_card(ink::Painter& painter, ink::Rect area, int kind, int count, bool usable);

}  // namespace seaglass::mermaid_beach::pieces
