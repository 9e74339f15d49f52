// What lies on a table of Mirage, each drawn alone: squares of tiles, explorers, tents, palm trees. A seat is
// told by the shape, the letter and the colour of the plate on its pieces.
#pragma once

#include "ink/painter.h"
#include "mirage/state.h"

namespace seaglass::mirage::pieces {

/// The seat's shape around `centre`; with its letter where that can be read.
void draw_plate(ink::Painter& painter, ink::Point centre, int side, Seat seat);
/// On a square of `side` pixels around `centre`.
void draw_explorer(ink::Painter& painter, ink::Point centre, int side, Explorer explorer);
void draw_tent(ink::Painter& painter, ink::Point centre, int side, Seat seat);
void draw_tree(ink::Painter& painter, ink::Point centre, int side, int color);

/// A square of a tile.
void draw_ground(ink::Painter& painter, ink::Rect area, Ground ground);

/// A tile in the four squares that it can turn in, `side` pixels each.
void draw_survey(ink::Painter& painter, ink::Point top_left, int side, SurveyType type, Terrain face,
                 int rotation);

}  // namespace seaglass::mirage::pieces
