#include "stage/number.h"

#include "words/phrase.h"

namespace seaglass {

using namespace ink;

void draw_number(Painter& painter, Rect area, int number, TextSize size, Color color, Align align) {
  Phrase figure;
  figure.add(number);
  text_in(painter, area, figure.text(), size, color, align);
}

}  // namespace seaglass
