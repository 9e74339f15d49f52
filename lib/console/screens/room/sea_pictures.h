// The 32 pictures that two people compare: each has its own outline, a colour, and a name to say aloud.
#pragma once

#include "ink/painter.h"
#include "radio/pairing/pictures.h"
#include "words/words.h"

namespace seaglass {

/// Four in a row, with their names below, in the waiting room's place for them.
void draw_sea_pictures(ink::Painter& painter, const radio::Pictures& pictures, Language language);

}  // namespace seaglass
