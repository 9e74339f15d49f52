// What lies on a table of Mermaid's Song, wherever it lies: cards, creatures, mermaids and their power. Songs
// are round and orange, Silences square and violet.
#pragma once

#include "games/mermaids_song/rules/cards.h"
#include "ink/painter.h"
#include "ink/text.h"

namespace seaglass::mermaids_song::pieces {

constexpr ink::Color board_color(0x223a80), board_edge(0x5f80c8);

/// In somebody's colour where it is a mermaid.
void draw_card(ink::Painter& painter, ink::Rect area, Card card, ink::Color color);
/// Only its picture, as large as there is room.
void draw_told_card(ink::Painter& painter, ink::Rect area, Card card, ink::Color color);
/// From its back, with a number on it or without.
void draw_back(ink::Painter& painter, ink::Rect area);
/// Beside or above one another, as the area has it.
void draw_creature(ink::Painter& painter, ink::Rect area, Creature creature);
/// The picture alone, in the middle of `area`.
void draw_bare_creature(ink::Painter& painter, ink::Rect area, Creature creature);
/// One that was won, as small as can be.
void draw_won(ink::Painter& painter, ink::Rect area, Creature creature);
Creature creature_of(int points);

/// What somebody has, what is said and counted stands on a board in the moonlight.
void draw_board(ink::Painter& painter, ink::Rect area, ink::Color edge = board_edge, int radius = 9);
/// Large or small, as the area has it.
void draw_mermaid(ink::Painter& painter, ink::Rect area, ink::Color color);
/// Her power, in the shape and colour of what prevails.
void draw_power(ink::Painter& painter, ink::Rect area, const Mermaid& mermaid, ink::TextSize size);
/// Where none is yet, on somebody's rock.
void draw_vacancy(ink::Painter& painter, ink::Rect area);
/// The sums of the Songs and of the Silences that were sung to her.
void draw_melodies(ink::Painter& painter, ink::Point at, const Mermaid& mermaid);

/// A number in the middle of `area`, in the largest size up to this that fits.
void draw_number(ink::Painter& painter, ink::Rect area, int number, ink::TextSize most,
                 const ink::Paint& paint);

}  // namespace seaglass::mermaids_song::pieces
