// What the table's menu lets everybody look at.
#pragma once

#include "games/mermaids_song/rules/state.h"
#include "ink/painter.h"
#include "stage/view.h"

namespace seaglass::mermaids_song::pages {

/// All mermaids with what was sung to them, and all creatures.
void draw_mermaids_and_creatures(ink::Painter& painter, const View& view);
/// How many of each card lie on the discard pile.
void draw_discards(ink::Painter& painter, const View& view);

}  // namespace seaglass::mermaids_song::pages
