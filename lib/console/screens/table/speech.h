// A light sheet with a few lines of words, at the upper or the lower edge of the screen, and something small
// in its last line. It is as high as its words.
#pragma once

#include "ink/layout.h"
#include "ink/text.h"
#include "words/words.h"

namespace seaglass {

/// A light sheet from the upper or the lower edge of the screen on, as wide as it.
void draw_sheet(ink::Painter& painter, ink::Rect area);

/// Where it stands: away from what it speaks of.
ink::Rect speech_area(ink::Text words, ink::Rect spoken_of);
ink::Rect question_area(ink::Text words, ink::Rect spoken_of);
ink::Rect advised_area(ink::Text words, ink::Rect spoken_of);
void draw_speech(ink::Painter& painter, ink::Rect area, ink::Text words, ink::Text foot);
/// With the buttons that say yes and no in its last line.
void draw_question(ink::Painter& painter, ink::Rect area, ink::Text words, ink::Text no_button,
                   Language language);
/// With a line above that says whose advice it is.
void draw_advised(ink::Painter& painter, ink::Rect area, ink::Text heading, ink::Text words);

}  // namespace seaglass
