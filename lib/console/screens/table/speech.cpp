#include "console/screens/table/speech.h"

#include "console/parts/hint.h"

namespace seaglass {

using namespace ink;

namespace {

constexpr int edge = 4, margin = 9, foot_height = 16, radius = 12;
constexpr int question_foot_height = hint_height + 3;
constexpr int words_width = screen_width - 2 * edge - 2 * margin;

Rect area_with(int foot, Text words, Rect spoken_of) {
  const int height = paragraph_height(words, TextSize::child, words_width) + 2 * margin + foot;
  const int low = screen_height - edge - height;
  const int hides_above = larger(0, edge + height - spoken_of.y),
            hides_below = larger(0, spoken_of.bottom() - low);
  const bool is_low = spoken_of.y + spoken_of.height / 2 > screen_height / 2;
  const bool above = hides_above == hides_below ? is_low : hides_above < hides_below;
  return {edge, above ? edge : low, screen_width - 2 * edge, height};
}

}  // namespace

Rect speech_area(Text words, Rect spoken_of) {
  return area_with(foot_height, words, spoken_of);
}

Rect question_area(Text words, Rect spoken_of) {
  return area_with(question_foot_height, words, spoken_of);
}

void draw_speech(Painter& painter, Rect area, Text words, Text foot) {
  if (!painter.shows(area)) return;
  painter.rounded(area, radius, palette::foam);
  Rect inside = inset(area, margin);
  paragraph(painter, inside, words, TextSize::child, palette::night);
  text_in(painter, take_bottom(inside, cap_height(TextSize::body)), foot, TextSize::body, palette::tide,
          Align::right);
}

void draw_question(Painter& painter, Rect area, Text words, Text no_button, Language language) {
  if (!painter.shows(area)) return;
  draw_speech(painter, area, words, "");
  const int y = area.bottom() - margin / 2 - hint_height;
  const int x = draw_hint(painter, {area.x + margin, y}, "A", word(Word::yes, language), palette::night);
  draw_hint(painter, {x, y}, no_button, word(Word::no, language), palette::night);
}

}  // namespace seaglass
