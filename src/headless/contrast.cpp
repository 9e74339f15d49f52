#include "contrast.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "device.h"
#include "picture/plain_text.h"

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

ContrastWatch::Line& ContrastWatch::line_of(const std::string& words, ink::Rect area) {
  for (Line& line : lines_)
    if (line.words == words && line.area.x == area.x && line.area.bottom() == area.y) {
      line.area.height += area.height;
      return line;
    }
  lines_.push_back({words, area, 0, 21});
  return lines_.back();
}

void ContrastWatch::words(ink::Text words, ink::Color color, int opacity, ink::Rect area,
                          const ink::Pixel* ground) {
  if (opacity < 255) return;
  Line& line = line_of(simulator::plain(words), area);
  for (int y = 0; y < area.height; ++y)
    for (int x = 0; x < area.width; ++x) {
      const double here = contrast(color, ink::color_of(ground[y * screen_width + x]));
      line.weak += here < contrast_min ? 1 : 0;
      line.worst = std::min(line.worst, here);
    }
}

std::string ContrastWatch::complaints() const {
  std::string complaints;
  for (const Line& line : lines_) {
    // The corners of a letter's area may lie outside the plate that it stands on.
    if (line.weak * 3 <= line.area.width * line.area.height) continue;
    char figure[16];
    std::snprintf(figure, sizeof figure, "%.1f", line.worst);
    complaints += "'" + line.words + "' at " + std::to_string(line.area.x) + ", " +
                  std::to_string(line.area.y) + " stands out by " + figure + " only\n";
  }
  return complaints;
}

}  // namespace headless
}  // namespace seaglass
