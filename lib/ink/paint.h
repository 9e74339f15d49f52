// What a shape is filled with: one colour or a vertical gradient, wholly or in part see-through. A gradient
// is dithered, so that the panel's few shades do not show as bands.
#pragma once

#include <cstdint>

#include "ink/color.h"

namespace seaglass {
namespace ink {

class Paint {
 public:
  constexpr Paint(Color color) : top_(color), bottom_(color) {}
  /// Opacity: 0 is nothing, 255 hides what is beneath.
  constexpr Paint(Color color, int opacity) : top_(color), bottom_(color), opacity_(opacity) {}

  /// `top` at row `y_top` and above, `bottom` at row `y_bottom` and below.
  static constexpr Paint gradient(Color top, Color bottom, int y_top, int y_bottom, int opacity = 255) {
    Paint paint(top, opacity);
    paint.bottom_ = bottom;
    paint.y_top_ = y_top;
    paint.y_bottom_ = y_bottom;
    return paint;
  }

  constexpr Color top() const { return top_; }
  constexpr Color bottom() const { return bottom_; }
  constexpr int y_top() const { return y_top_; }
  constexpr int y_bottom() const { return y_bottom_; }
  constexpr int opacity() const { return opacity_; }
  constexpr bool plain() const { return top_ == bottom_; }

 private:
  Color top_;
  Color bottom_;
  int y_top_ = 0;
  int y_bottom_ = 0;
  int opacity_ = 255;
};

}  // namespace ink
}  // namespace seaglass
