#include "console/screens/table/fairness_mark.h"

#include <initializer_list>

#include "ink/text.h"

namespace seaglass {

using namespace ink;

void draw_fairness_mark(Painter& painter, Point middle, Fairness fairness, Color color) {
  const FinePoint at{fine(middle.x), fine(middle.y)};
  const auto stroke = [&](int x1, int y1, int x2, int y2) {
    painter.line({at.x + fine(x1), at.y + fine(y1)}, {at.x + fine(x2), at.y + fine(y2)}, fine(2),
                 palette::night);
  };
  painter.circle(at, fine(fairness_mark_side) / 2, color);
  switch (fairness) {
    case Fairness::unknown:
      for (const int x : {-4, 0, 4}) painter.circle({at.x + fine(x), at.y}, fine(3) / 2, palette::night);
      break;
    case Fairness::fair:
      stroke(-4, 0, -1, 3);
      stroke(-1, 3, 4, -3);
      break;
    case Fairness::not_provable:
      text(painter, {middle.x, middle.y - cap_height(TextSize::body) / 2}, "?", TextSize::body,
           palette::night, Align::centre);
      break;
    case Fairness::untrue:
      stroke(-3, -3, 3, 3);
      stroke(-3, 3, 3, -3);
      break;
  }
}

}  // namespace seaglass
