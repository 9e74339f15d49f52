// The foot of a game's card: its title, how many play and how long, on the deep water.
#pragma once

#include "games/cards.h"
#include "ink/painter.h"

namespace seaglass {

/// `part` of 255 of the way from one card's water to another's.
WaterColors between(const WaterColors& a, const WaterColors& b, int part);

/// Where titles begin, below the upper edge of the water.
constexpr int title_below_water = 15;
constexpr int card_margin = 16;

/// `x` is where its card begins: it slides with it.
void draw_foot(ink::Painter& painter, GameName game, int x);
/// Which card of the ring is shown; `at` is where the screen stands in it, in pixels.
void draw_dots(ink::Painter& painter, int at);

}  // namespace seaglass
