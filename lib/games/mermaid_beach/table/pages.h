// What the table's menu lets everybody look at.
#pragma once

#include "games/mermaid_beach/rules/state.h"
#include "ink/painter.h"
#include "stage/view.h"

namespace seaglass::mermaid_beach::pages {

/// Both discard piles: how many of each card were put away.
void draw_put_away(ink::Painter& painter, const View& view);

}  // namespace seaglass::mermaid_beach::pages
