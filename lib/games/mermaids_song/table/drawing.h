// The parts of a table of Mermaid's Song, drawn where layout.h has them.
#pragma once

#include "games/mermaids_song/table/layout.h"
#include "ink/painter.h"
#include "stage/choice_walk.h"

namespace seaglass::mermaids_song::drawing {

/// Who is named at the top: who looks where they decide, else who decides.
Seat named(const View& view);
/// Whose turn it is, and how many points win.
void draw_top(ink::Painter& painter, const View& view);
/// Somebody else: emblem, points, number of cards, mermaids.
void draw_other(ink::Painter& painter, const View& view, Seat seat, const ChoiceWalk* walk);
/// The creatures between the deck and the discard pile.
void draw_middle(ink::Painter& painter, const View& view, const ChoiceWalk* walk);
/// The same as of others of who sits at the lower edge, with what was sung to each mermaid.
void draw_near(ink::Painter& painter, const View& view, const ChoiceWalk* walk);
void draw_hand(ink::Painter& painter, const View& view, const ChoiceWalk* walk);
/// Beside the hand, on a board of its own: what the cursor is on would do, and the buttons.
void draw_pane(ink::Painter& painter, const View& view, const ChoiceWalk* walk);

/// What it happened to: the card, the creature, the mermaid.
void draw_event(ink::Painter& painter, const View& view, const Event& event, ink::Rect area);
/// The same small, around (0, 0).
void draw_traveller(ink::Painter& painter, const View& view, const Event& event);
/// On the table while it is told: the arms of the Kraken, the chest of the Treasure.
void draw_cause(ink::Painter& painter, const View& view);

}  // namespace seaglass::mermaids_song::drawing
