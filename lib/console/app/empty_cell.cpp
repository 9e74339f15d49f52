#include "console/app/empty_cell.h"

#include "ink/layout.h"
#include "ink/text.h"
#include "words/words.h"

namespace seaglass {

using namespace ink;

namespace {

constexpr Rect cell{100, 42, 112, 56};
constexpr int wall = 5;

/// As in the corner of every screen, but large: what is left is a line at its bottom.
void draw_cell(Painter& painter) {
  constexpr Rect knob{cell.right() + 3, cell.y + 18, 7, 20};
  painter.rounded(cell, 10, palette::foam);
  painter.rounded(inset(cell, wall), 6, palette::night);
  painter.rounded(knob, 3, palette::foam);
  painter.rounded({cell.x + wall + 5, cell.y + wall + 5, 8, cell.height - 2 * (wall + 5)}, 3, palette::coral);
}

}  // namespace

void draw_empty_cell(Painter& painter, bool kept, Language language) {
  constexpr int margin = 16, width = screen_width - 2 * margin;
  painter.fill(palette::night);
  draw_cell(painter);
  paragraph(painter, {margin, 116, width, 28}, word(Word::battery_empty, language), TextSize::child,
            palette::foam, Align::centre, 1);
  paragraph(painter, {margin, 146, width, 56},
            word(kept ? Word::everything_is_saved : Word::not_saved_at_the_end, language), TextSize::child,
            palette::sand, Align::centre, 2);
  paragraph(painter, {margin, 208, width, 20}, word(Word::charge_it, language), TextSize::body, palette::sand,
            Align::centre, 1);
}

}  // namespace seaglass
