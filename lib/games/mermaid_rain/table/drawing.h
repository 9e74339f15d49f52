// What surrounds the ocean: everybody at the top, the hand, what can be done, what the cursor is on.
#pragma once

#include "games/mermaid_rain/table/layout.h"
#include "ink/painter.h"
#include "stage/choice_walk.h"

namespace seaglass::mermaid_rain::drawing {

void draw_top(ink::Painter& painter, const View& view);
void draw_hand(ink::Painter& painter, const View& view);
/// Beside it, while others decide.
void draw_whose_hand(ink::Painter& painter, const View& view);
void draw_options(ink::Painter& painter, const View& view, const ChoiceWalk& walk);
void draw_prompt(ink::Painter& painter, const View& view, const ChoiceWalk& walk);
/// Large, what the cursor is on; else the round and what is on offer.
void draw_lens(ink::Painter& painter, const View& view, const ChoiceWalk* walk);

/// The tiles on offer, where nothing else is to be chosen beside the hand.
void draw_offer_beside_hand(ink::Painter& painter, const View& view, const ChoiceWalk* walk);

/// What lies on a hex, and who is there, in words and large.
void draw_hex_looked_at(ink::Painter& painter, const View& view, Hex hex);

/// What it happened to, for the caption.
void draw_event(ink::Painter& painter, const View& view, const Event& event, ink::Rect area);
/// The same, travelling, around (0, 0).
void draw_traveller(ink::Painter& painter, const View& view, const Event& event);

}  // namespace seaglass::mermaid_rain::drawing
