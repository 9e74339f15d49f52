// What lies on a table of Mirage, each drawn alone: squares of tiles, explorers, tents, palm trees. A seat is
// told by the shape and the colour of the plate on its pieces.
#pragma once

#include "games/mirage/rules/state.h"
#include "ink/painter.h"
#include "stage/view.h"

namespace seaglass::mirage::pieces {

/// The seat's shape, so large, around `centre`.
void draw_plate(ink::Painter& painter, const View& view, ink::Point centre, int size, Seat seat);

/// On a square of `side` pixels. Small ones are a plate alone: land bears camels, water ships.
void draw_explorer(ink::Painter& painter, const View& view, ink::Rect square, Explorer explorer);
void draw_tent(ink::Painter& painter, const View& view, ink::Rect square, Seat seat);
void draw_tree(ink::Painter& painter, ink::Rect square, int color);

/// The same large, around `centre`.
void draw_large_explorer(ink::Painter& painter, const View& view, ink::Point centre, Explorer explorer);
void draw_large_tent(ink::Painter& painter, const View& view, ink::Point centre, Seat seat);
void draw_large_tree(ink::Painter& painter, ink::Point centre, int color);

/// Beside a number.
enum class Icon : std::uint8_t { camel, ship, tent };
void draw_icon(ink::Painter& painter, ink::Point top_left, Icon icon);

ink::Color tree_color(int color);

/// Where a tent stands, and where nobody pitched one.
constexpr ink::Color oasis(0x3f7d55), bare_gap(0xa98a58);
/// Beside the map.
constexpr ink::Color frame(0x0f4952);

void draw_ground(ink::Painter& painter, ink::Rect square, Ground ground);
/// What a square of this side shows towards what nobody has seen yet, in ink outside it, so deep.
constexpr int shore_depth(int side) {
  return side >= 16 ? 5 : 1;
}
void draw_shore(ink::Painter& painter, ink::Rect square, Direction direction, Terrain terrain);

/// A tile in the four squares that it can turn in, `side` pixels each.
void draw_survey(ink::Painter& painter, ink::Point top_left, int side, SurveyType type, Terrain face,
                 int rotation);

}  // namespace seaglass::mirage::pieces
