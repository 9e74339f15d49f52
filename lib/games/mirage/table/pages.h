// What everybody may look at from the table's menu: all of the map, which tiles are left, and the points so
// far with what they are given for.
#pragma once

#include "ink/painter.h"
#include "stage/view.h"

namespace seaglass::mirage::pages {

enum class Page : std::uint8_t { map, tiles, points };
constexpr int count = 3;

void draw(ink::Painter& painter, const View& view, Page page);

}  // namespace seaglass::mirage::pages
