// Whom a table on the air waits for: by name, or where there are several by their emblems; and where a bot
// plays for somebody, that too.
#pragma once

#include "ink/painter.h"
#include "stage/view.h"

namespace seaglass {

void draw_waiting_line(ink::Painter& painter, ink::Rect area, const View& view, SeatSet waited_for,
                       SeatSet bots);

}  // namespace seaglass
