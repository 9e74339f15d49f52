// Words on the screen, in Seaglass's own font at three sizes, in UTF-8. A character that the font does not
// have is drawn as a box. Nothing is ever cut off in silence: what does not fit ends in "…", the call says
// so, and the display counts it (Display::cut_texts), so that a test can forbid it for every language.
#pragma once

#include <cstdint>

#include "ink/geometry.h"
#include "ink/painter.h"
#include "ink/utf8.h"

namespace seaglass {
namespace ink {

/// Capitals are 10, 14 and 22 pixels high. What a child must read is never smaller than `child`.
enum class TextSize : std::uint8_t { body, child, title };
enum class Align : std::uint8_t { left, centre, right };

int cap_height(TextSize size);
/// From one line to the next.
int line_height(TextSize size);
/// How far marks reach above capitals.
int room_above(TextSize size);

int text_width(Text text, TextSize size);

/// One line. `at.y` is the row where capitals begin; `at.x` is the left end, the middle or the right end.
void text(Painter& painter, Point at, Text words, TextSize size, const Paint& paint,
          Align align = Align::left);

/// One line in the middle of `area`'s height, larger where that is wanted and fits. False: it was too wide,
/// and ends in "…".
bool text_in(Painter& painter, Rect area, Text words, TextSize size, const Paint& paint,
             Align align = Align::centre);

/// The next larger size where large text is wanted and a paragraph of it fits into so much room; else `size`.
TextSize enlarged(const Painter& painter, Text words, TextSize size, int width, int height);

constexpr int any_number_of_lines = 0x7FFF;

/// As many lines as `area`'s width asks for, broken between words and at '\n', from the top of `area`; at
/// most `lines_max`. False: there were more, and the last ends in "…".
bool paragraph(Painter& painter, Rect area, Text words, TextSize size, const Paint& paint,
               Align align = Align::left, int lines_max = any_number_of_lines);
/// How many lines `paragraph` would want, and how high they are without the room above and below.
int line_count(Text words, TextSize size, int width);
int paragraph_height(Text words, TextSize size, int width);

/// The largest size, from `most` down, in which the words fit on so many lines; `body` if none does.
TextSize largest_fitting(Text words, TextSize most, int width, int lines_max = 1);

/// Splits off the next line that fits into `width`, and what remains after the gap.
struct Line {
  Text line;
  Text rest;
};
Line next_line(Text words, TextSize size, int width);

}  // namespace ink
}  // namespace seaglass
