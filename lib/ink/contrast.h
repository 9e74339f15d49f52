// Stronger colours for eyes that need them: what is darker than a middle grey is drawn towards black, what is
// lighter towards white, the more the farther from the middle. Hues stay, and nothing changes places.
#pragma once

#include "ink/brush.h"

namespace seaglass {
namespace ink {

/// 0 … 31, as bright as the eye finds it: green counts most.
constexpr int brightness_of(Pixel pixel) {
  return ((pixel >> 11) * 10 + (pixel >> 5 & 63) * 9 + (pixel & 31) * 4) >> 5;
}

/// So much of 32 is left of a dark colour, or of the way from a light one to white.
constexpr std::uint8_t kept_at[32] = {8,  8,  8,  8,  9,  10, 11, 12, 13, 15, 18, 21, 25, 29, 32, 32,
                                      32, 31, 30, 28, 26, 24, 22, 20, 18, 16, 14, 12, 10, 9,  8,  8};

constexpr Pixel strengthened(Pixel pixel) {
  constexpr int middle = 15;
  constexpr Pixel black = 0, white = 0xFFFF;
  const int brightness = brightness_of(pixel);
  return blended(brightness <= middle ? black : white, pixel, kept_at[brightness]);
}

}  // namespace ink
}  // namespace seaglass
