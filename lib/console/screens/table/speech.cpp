#include "console/screens/table/speech.h"

#include "console/parts/hint.h"

namespace seaglass {

using namespace ink;

namespace {

constexpr int margin = 12, side_margin = 13, foot_height = 14, radius = 12;
constexpr int foot_width = 48;  // of what is small in the last line
constexpr int question_foot_height = hint_height, heading_height = 20;
constexpr int height_min = 80;  // as high as what lies at the tables' upper edge: it shows or does not
constexpr int words_width = screen_width - 2 * side_margin;

Text last_line(Text words) {
  Line line = next_line(words, TextSize::child, words_width);
  while (!line.rest.empty()) line = next_line(line.rest, TextSize::child, words_width);
  return line.line;
}

/// What is small has a line of its own where the last one leaves no room.
int foot_of(Text words) {
  const bool beside = text_width(last_line(words), TextSize::child) <= words_width - foot_width;
  return beside ? 0 : foot_height;
}

void draw_words(Painter& painter, Rect room, Text words, TextSize size) {
  const int height = paragraph_height(words, size, room.width);
  paragraph(painter, centred(room, room.width, height), words, size, palette::night);
}

Rect area_with(int foot, Text words, Rect spoken_of) {
  const int needed = paragraph_height(words, TextSize::child, words_width) + 2 * margin + foot;
  const int height = larger(height_min, needed);
  const int low = screen_height - height;
  const int hides_above = larger(0, height - spoken_of.y), hides_below = larger(0, spoken_of.bottom() - low);
  const bool is_low = spoken_of.y + spoken_of.height / 2 > screen_height / 2;
  const bool above = hides_above == hides_below ? is_low : hides_above < hides_below;
  return {0, above ? 0 : low, screen_width, height};
}

}  // namespace

void draw_sheet(Painter& painter, Rect area) {
  constexpr int shade = 3;
  const bool above = area.y == 0;
  const Rect sheet{area.x, above ? area.y - radius : area.y, area.width, area.height + radius};
  const Point by{0, above ? shade : -shade};
  {
    const Rect rim{0, above ? area.bottom() - radius : area.y - shade, screen_width, radius + shade};
    const Clipped clipped(painter, rim);
    painter.rounded(sheet.moved(by), radius, Paint(palette::night, 110));
  }
  painter.rounded(sheet, radius, palette::foam);
}

Rect speech_area(Text words, Rect spoken_of) {
  return area_with(foot_of(words), words, spoken_of);
}

Rect question_area(Text words, Rect spoken_of) {
  return area_with(question_foot_height, words, spoken_of);
}

Rect advised_area(Text words, Rect spoken_of) {
  return area_with(heading_height + foot_of(words), words, spoken_of);
}

void draw_advised(Painter& painter, Rect area, Text heading, Text words) {
  if (!painter.shows(inset(area, 0, -3))) return;
  draw_sheet(painter, area);
  Rect inside = inset(area, side_margin, margin);
  text_in(painter, take_top(inside, heading_height - 4), heading, TextSize::body, palette::tide, Align::left);
  const Rect small{inside.x, inside.bottom() - cap_height(TextSize::body), inside.width,
                   cap_height(TextSize::body)};
  take_bottom(inside, foot_of(words));
  draw_words(painter, inside, words, TextSize::child);
  text_in(painter, small, "A", TextSize::body, palette::tide, Align::right);
}

void draw_speech(Painter& painter, Rect area, Text words, Text foot) {
  if (!painter.shows(inset(area, 0, -3))) return;
  draw_sheet(painter, area);
  Rect inside = inset(area, side_margin, margin);
  const Rect small{inside.x, inside.bottom() - cap_height(TextSize::body), inside.width,
                   cap_height(TextSize::body)};
  take_bottom(inside, foot_of(words));
  draw_words(painter, inside, words, TextSize::child);
  text_in(painter, small, foot, TextSize::body, palette::tide, Align::right);
}

/// What is asked is as large as it fits on one line.
void draw_question(Painter& painter, Rect area, Text words, Text no_button, Language language) {
  if (!painter.shows(inset(area, 0, -3))) return;
  draw_sheet(painter, area);
  Rect inside = inset(area, side_margin, margin);
  const int y = take_bottom(inside, question_foot_height).y + margin / 2;
  const bool fits = text_width(words, TextSize::title) <= inside.width;
  draw_words(painter, inside, words, fits ? TextSize::title : TextSize::child);
  const int x = draw_hint(painter, {inside.x, y}, "A", word(Word::yes, language), palette::night);
  draw_hint(painter, {x, y}, no_button, word(Word::no, language), palette::night);
}

}  // namespace seaglass
