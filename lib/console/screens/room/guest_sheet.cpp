#include "console/screens/room/guest_sheet.h"

#include "ink/layout.h"
#include "ink/text.h"

namespace seaglass {

using namespace ink;

void GuestSheet::draw(Painter& painter, const Face& face, Text name, Language language) const {
  constexpr Rect box{12, 42, screen_width - 24, 164};
  constexpr Rect lines{22, 78, screen_width - 44, 68};
  constexpr Word names[deed_count] = {Word::hand_over, Word::send_away_long};
  constexpr Word meanings[deed_count] = {Word::hand_over_means, Word::send_away_means};
  if (!painter.shows(box)) return;
  painter.rounded(box, 12, palette::night);
  painter.rounded_outline(box, 12, 2, palette::sea_glass);
  painter.sprite(face.small, {lines.x + 6, box.y + 8}, face.color);
  text_in(painter, {lines.x + 40, box.y + 6, 220, 28}, name, TextSize::child, palette::foam, Align::left);
  for (int i = 0; i < deed_count; ++i) {
    const Rect area = row(lines, i, deed_count, 2);
    const bool chosen = i == static_cast<int>(deed_);
    if (chosen) painter.rounded(area, 9, palette::lagoon);
    text_in(painter, inset(area, 10, 0), word(names[i], language), TextSize::child, palette::foam,
            Align::left);
  }
  paragraph(painter, {lines.x + 4, lines.bottom() + 12, 270, 40},
            phrase(meanings[static_cast<int>(deed_)], language, name).text(), TextSize::body, palette::sand,
            Align::left, 2);
}

}  // namespace seaglass
