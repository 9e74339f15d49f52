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
/// So are the points of all for one type of treasure.
bool is_first_of_its_type(const View& view, const Event& event);

/// Everybody's cards so far, over the ocean, while more may be added.
void draw_melds(ink::Painter& painter, const View& view);
/// What has just been shown by all; ranked, if that was the last of it.
void draw_revelation(ink::Painter& painter, const View& view);
/// One treasure of each type is given back; whoever has none of a type loses points.
void draw_tribute(ink::Painter& painter, const View& view);
/// Who has how many of a type left, and how that makes points.
void draw_type(ink::Painter& painter, const View& view, Treasure type);
/// Points, cards and treasure of all.
void draw_everybody(ink::Painter& painter, const View& view);

}  // namespace seaglass::mermaid_rain::pages
