// Somebody who looks at the words of a screen as they are drawn: which words, in what colour, on what ground.
// For checks; on a handheld nobody does.
#pragma once

#include "ink/color.h"
#include "ink/geometry.h"
#include "ink/utf8.h"

namespace seaglass {
namespace ink {

class TextWatch {
 public:
  /// Just before a line of words, or the part of it that lies in this strip, is drawn over `ground`: pixels
  /// in rows of the screen's width, the first of them at the upper left of `area`.
  virtual void words(Text words, Color color, int opacity, Rect area, const Pixel* ground) = 0;
  /// A picture that stands in `area` of the screen instead of words means this; once for each strip.
  virtual void meaning(Text, Rect) {}

 protected:
  ~TextWatch() = default;
};

}  // namespace ink
}  // namespace seaglass
