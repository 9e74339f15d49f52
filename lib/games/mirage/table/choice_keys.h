// What the cursor picks at each step of a choice, as a number (GameScreen::key), and where that lies. Squares
// of the map, and fours of squares, are a number each by their place.
#pragma once

#include "games/mirage/rules/state.h"
#include "ink/geometry.h"
#include "stage/view.h"

namespace seaglass::mirage {

/// Tiles lie at most extent_max − 1 from the first coast, and an elbow reaches two further.
constexpr int reach_max = 90;
static_assert(extent_max - 1 + 2 <= reach_max);
constexpr int key_columns = 2 * reach_max + 1;

constexpr int key_of(Point at) {
  return (at.y + reach_max) * key_columns + at.x + reach_max;
}
constexpr Point point_of_key(int key) {
  return point(key % key_columns - reach_max, key / key_columns - reach_max);
}
static_assert(key_columns * key_columns <= 32768, "keys are 16 bits wide");

/// Who keeps trees: one from the supply (by its kind), nobody, or else the explorer on a square.
constexpr int keep_nobody_key = 2;
static_assert(index(ExplorerKind::camel) < keep_nobody_key && index(ExplorerKind::ship) < keep_nobody_key &&
              keep_nobody_key < key_of(point(1 - extent_max, 1 - extent_max)));

/// The upper left one of the four squares that an elbow turns in.
constexpr Point frame_of(Elbow elbow) {
  const bool arm_to_the_west = elbow.rotation == 1 || elbow.rotation == 2;
  return moved(elbow.corner, arm_to_the_west ? -1 : 0, elbow.rotation >= 2 ? -1 : 0);
}
/// The elbow of this rotation in those four squares.
constexpr Elbow elbow_in(Point frame, int rotation) {
  const int right = rotation == 1 || rotation == 2 ? 1 : 0;
  return {moved(frame, right, rotation >= 2 ? 1 : 0), static_cast<std::uint8_t>(rotation)};
}

/// What a choice picks at a step; −1 when it was complete before (GameScreen::key).
int key_of(Choice choice, int step);
ink::Point spot_of(const View& view, int step, int key);

/// A few trees are picked from a list of all that can be had, more of them colour by colour.
constexpr int trees_in_one_step_max = 2;

}  // namespace seaglass::mirage
