// Whom a table on the air waits for: by name, or where there are several by their emblems; a sign tells where
// a bot plays, or who is away.
#pragma once

#include "console/parts/sitter_sign.h"
#include "stage/view.h"

namespace seaglass {

void draw_waiting_line(ink::Painter& painter, ink::Rect area, const View& view, SeatSet waited_for,
                       const PerSeat<SitterSign>& signs);

}  // namespace seaglass
