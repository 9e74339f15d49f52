#include "console/parts/switch.h"

#include "ink/color.h"

namespace seaglass {

using namespace ink;

void draw_switch(Painter& painter, int right, int y, bool on) {
  constexpr Color off_color(0x1d4866);
  constexpr int width = 44;
  const Rect track{right - width, y, width, switch_height};
  painter.rounded(track, switch_height / 2, on ? palette::sea_glass : off_color);
  painter.show_meaning(on ? "✓" : "✗", track);
  painter.circle({fine(on ? track.right() - 11 : track.x + 11), fine(y + 11)}, fine(8),
                 on ? palette::night : palette::foam);
}

}  // namespace seaglass
