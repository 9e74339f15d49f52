// What lies on a table of Mermaid Beach, wherever it lies: cards and shells.
#pragma once

#include "games/mermaid_beach/rules/cards.h"
#include "ink/painter.h"
#include "ink/text.h"

namespace seaglass::mermaid_beach::pieces {

/// Words and numbers on sand and on towels, and what is edged.
constexpr ink::Color dark(0x2a1c44);

/// A card's back: the beach, or a shell.
void draw_back(ink::Painter& painter, ink::Rect card, bool beach);
/// As thick as there are cards in it.
void draw_deck(ink::Painter& painter, ink::Rect top, bool beach, int cards);
/// What lies on it alone.
void draw_deck_mark(ink::Painter& painter, ink::Rect area, bool beach);

/// With its worth on it.
void draw_shell(ink::Painter& painter, ink::Point at, int value);
/// What the Shell deck turns up: a shell, or a star and which way it points.
void draw_shell_card(ink::Painter& painter, ink::Rect card, int value);
void draw_star_card(ink::Painter& painter, ink::Rect card, bool left);
/// Those of one value above one another, and where there are several, how many.
void draw_shells(ink::Painter& painter, ink::Rect area, int value, int count, bool chosen, bool can_be);
/// What all shells of somebody are worth.
void draw_total(ink::Painter& painter, ink::Rect area, int points);

/// With a mark in its corner; as many behind one another as there are.
void draw_card(ink::Painter& painter, ink::Rect area, int kind, int count, bool usable);
/// Only its picture, as large as there is room.
void draw_told_card(ink::Painter& painter, ink::Rect area, int kind);
/// Its mark alone on a card as small as can be.
void draw_small_card(ink::Painter& painter, ink::Rect area, int kind);

}  // namespace seaglass::mermaid_beach::pieces
