#include "console/screens/table/speech.h"

namespace seaglass {

using namespace ink;

namespace {

constexpr int edge = 4, margin = 9, foot_height = 16, radius = 12;
constexpr int words_width = screen_width - 2 * edge - 2 * margin;

}  // namespace

Rect speech_area(Text words, Rect spoken_of) {
  const int height = paragraph_height(words, TextSize::child, words_width) + 2 * margin + foot_height;
  const int low = screen_height - edge - height;
  const int hides_above = larger(0, edge + height - spoken_of.y),
            hides_below = larger(0, spoken_of.bottom() - low);
  const bool is_low = spoken_of.y + spoken_of.height / 2 > screen_height / 2;
  const bool above = hides_above == hides_below ? is_low : hides_above < hides_below;
  return {edge, above ? edge : low, screen_width - 2 * edge, height};
}

void draw_speech(Painter& painter, Rect area, Text words, Text foot) {
  if (!painter.shows(area)) return;
  painter.rounded(area, radius, palette::foam);
  Rect inside = inset(area, margin);
  paragraph(painter, inside, words, TextSize::child, palette::night);
  text_in(painter, take_bottom(inside, cap_height(TextSize::body)), foot, TextSize::body, palette::tide,
          Align::right);
}

}  // namespace seaglass
