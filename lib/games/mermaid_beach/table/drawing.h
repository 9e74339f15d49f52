// The parts of a table of Mermaid Beach, drawn where layout.h has them.
#pragma once

#include "games/mermaid_beach/table/layout.h"
#include "ink/painter.h"
#include "stage/choice_walk.h"

namespace seaglass::mermaid_beach::drawing {

/// So few cards in somebody's hand may soon end the game.
constexpr int few_cards = 2;
/// Whether who looks holds the Monster, and it may soon eat: then everything tells so.
bool monster_threatens(const View& view);

/// Who is named at the top: who looks where they decide, else who decides.
Seat named(const View& view);
/// Whose turn it is, and both decks.
void draw_top(ink::Painter& painter, const View& view, const ChoiceWalk* walk);
/// Somebody else on their towel: emblem, name, number of cards; shells, and what they are worth.
void draw_other(ink::Painter& painter, const View& view, Seat seat, const ChoiceWalk* walk);
/// Who sits at the lower edge: emblem, shells and their worth.
void draw_near(ink::Painter& painter, const View& view);
void draw_hand(ink::Painter& painter, const View& view, const layout::HandPlaces& places,
               const ChoiceWalk* walk);
/// To stop, or to keep the card just drawn.
void draw_button(ink::Painter& painter, const View& view, const ChoiceWalk* walk);
/// What the cursor is on would do.
void draw_prompt(ink::Painter& painter, const View& view, const ChoiceWalk& walk);
/// That the Monster may soon eat.
void draw_warning(ink::Painter& painter, const View& view);

/// On the table while it is told.
void draw_cause(ink::Painter& painter, const View& view);
/// What it happened to: the card, the shell, the star.
void draw_event(ink::Painter& painter, const Event& event, ink::Rect area);

/// The same small, around (0, 0): what travels is a shell or a card from its back.
void draw_traveller(ink::Painter& painter, const Event& event);

}  // namespace seaglass::mermaid_beach::drawing
