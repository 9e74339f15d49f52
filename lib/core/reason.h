// Why something cannot be, in words for whoever runs the rules on a computer. A handheld only asks whether it
// can be, and is compiled without the words: there each is the same empty text.
#pragma once

#ifdef SEAGLASS_NO_REASONS
#define REASON(words) ""
#else
#define REASON(words) words
#endif
