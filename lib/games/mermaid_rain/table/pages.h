// What has the screen for itself: the melds, the final count, and what everybody has.
#pragma once

#include "games/mermaid_rain/rules/state.h"
#include "ink/painter.h"
#include "stage/view.h"

namespace seaglass::mermaid_rain::pages {

/// The cards that all chose at once are told of together, with the last of them; where they complete the
/// melds, with the last rank.
bool are_all_shown(const View& view, const Event& event);
bool are_all_ranked(const View& view, const Event& event);

/// Everybody's cards so far, over the ocean, while more may be added.
void draw_melds(ink::Painter& painter, const View& view);
/// What has just been shown by all; ranked, if that was the last of it.
void draw_revelation(ink::Painter& painter, const View& view);
/// One treasure of each type is given back, or points are lost; what is left makes points.
void draw_count(ink::Painter& painter, const View& view);
/// All melds, the highest first: an example of each, its name, what it brings.
void draw_meld_chart(ink::Painter& painter, const View& view);
/// The whole ocean, and which card enters what.
void draw_chart(ink::Painter& painter, const View& view);
/// Points, cards and treasure of all.
void draw_everybody(ink::Painter& painter, const View& view);

}  // namespace seaglass::mermaid_rain::pages
