// Gaps: bare areas, closed in by tiles, into which no survey tile could ever be laid. Tiles only make an area
// smaller and never free an edge, so what is a gap once is one for good, and only an area beside a tile just
// laid can become one.
#pragma once

#include "core/fixed_vector.h"
#include "games/mirage/rules/map/map.h"

namespace seaglass::mirage {

/// How many squares can have no fitting elbow over them, on the whole table. Those that touch a tile: one for
/// each edge at most. A square s that touches none has four bare neighbours, and the elbows over s with the
/// northern and eastern, and with the southern and western of them, both touch land and water: there are at
/// least four tile edges around those neighbours. A square with e tile edges is the neighbour of at most
/// 4 − e ≤ 3 such s, so its edges count at most three times each: there are at most 3/4 as many s as edges.
constexpr int gap_squares_max = shore_edges_max + 3 * shore_edges_max / 4;

using Area = FixedVector<Point, gap_squares_max>;

enum class GapKind : std::uint8_t { oasis, island, coast };

/// Whether the bare area around `inside` is a gap; if so, `area` holds its squares, sorted. That it is closed
/// in need not be asked: on open table something fits sooner or later.
bool find_gap(const Map& map, Point inside, Area& area);

/// Touches land only, water only, or both.
GapKind kind_of_gap(const Map& map, const Area& area);

}  // namespace seaglass::mirage
