// Why something cannot be, in words for whoever runs the rules on a computer. A handheld only asks whether it
// can be, and is compiled with SEAGLASS_REASONS=0: there each is the same empty text, and no words are in
// flash.
#pragma once

#define REASON(words) (SEAGLASS_REASONS != 0 ? (words) : "")
