#include "contrast.h"

#include <algorithm>
#include <cmath>

#include "device.h"

namespace seaglass {
namespace headless {

namespace {

double linear(int channel) {
  const double c = channel / 255.0;
  return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

double luminance(ink::Color color) {
  return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue);
}

double contrast(ink::Color a, ink::Color b) {
  const double x = luminance(a), y = luminance(b);
  return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

}  // namespace

void ContrastWatch::words(ink::Text words, ink::Color color, int opacity, ink::Rect area,
                          const ink::Pixel* ground) {
  if (opacity < 255) return;
  int weak = 0;
  double worst = 21;
  for (int y = 0; y < area.height; ++y)
    for (int x = 0; x < area.width; ++x) {
      const double here = contrast(color, ink::color_of(ground[y * screen_width + x]));
      weak += here < contrast_min ? 1 : 0;
      worst = std::min(worst, here);
    }
  // A few pixels of a rounded corner, or of a picture's edge, are no harm.
  if (weak * 10 <= area.width * area.height) return;
  char figure[16];
  std::snprintf(figure, sizeof figure, "%.1f", worst);
  complaints_ += "'" + std::string(words.bytes, static_cast<std::size_t>(words.size)) + "' at " +
                 std::to_string(area.x) + ", " + std::to_string(area.y) + " stands out by " + figure +
                 " only\n";
}

}  // namespace headless
}  // namespace seaglass
