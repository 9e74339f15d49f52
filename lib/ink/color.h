// Colours as people write them, eight bits each of red, green and blue; and as the panel wants them.
#pragma once

#include <cstdint>

namespace seaglass {
namespace ink {

struct Color {
  std::uint8_t red = 0;
  std::uint8_t green = 0;
  std::uint8_t blue = 0;

  constexpr Color() = default;
  /// 0xRRGGBB
  constexpr explicit Color(std::uint32_t rgb)
      : red(static_cast<std::uint8_t>(rgb >> 16)),
        green(static_cast<std::uint8_t>(rgb >> 8)),
        blue(static_cast<std::uint8_t>(rgb)) {}

  friend constexpr bool operator==(Color a, Color b) {
    return a.red == b.red && a.green == b.green && a.blue == b.blue;
  }
  friend constexpr bool operator!=(Color a, Color b) { return !(a == b); }
};

/// RGB565 in the machine's own byte order, red in the high bits.
using Pixel = std::uint16_t;

/// The nearest that the panel can show. The multiplications are divisions by 255, exact for all 256 values.
constexpr Pixel pixel_of(Color c) {
  const auto red = (static_cast<unsigned>(c.red) * 249 + 1014) >> 11;
  const auto green = (static_cast<unsigned>(c.green) * 253 + 505) >> 10;
  const auto blue = (static_cast<unsigned>(c.blue) * 249 + 1014) >> 11;
  return static_cast<Pixel>(red << 11 | green << 5 | blue);
}

constexpr Color color_of(Pixel pixel) {
  const unsigned red = pixel >> 11, green = pixel >> 5 & 63u, blue = pixel & 31u;
  return Color((red << 3 | red >> 2) << 16 | (green << 2 | green >> 4) << 8 | (blue << 3 | blue >> 2));
}

/// `part` of 255 is `b`, the rest `a`.
constexpr Color mixed(Color a, Color b, int part) {
  Color c;
  c.red = static_cast<std::uint8_t>((a.red * (255 - part) + b.red * part + 127) / 255);
  c.green = static_cast<std::uint8_t>((a.green * (255 - part) + b.green * part + 127) / 255);
  c.blue = static_cast<std::uint8_t>((a.blue * (255 - part) + b.blue * part + 127) / 255);
  return c;
}

/// Seaglass's own colours: backgrounds are quiet, pieces are bright, the one thing that wants attention is
/// the brightest.
namespace palette {
constexpr Color night(0x08131f);
constexpr Color deep(0x0b2340);
constexpr Color shadow(0x12324f);
constexpr Color tide(0x1f6f78);
constexpr Color lagoon(0x1a616a);  // under a chosen line: whatever is bright can be read on it
constexpr Color kelp(0x3d6b4f);
constexpr Color sea_glass(0x7fd1b9);
constexpr Color foam(0xe8f6ef);
constexpr Color sand(0xf2dcb1);
constexpr Color dune(0xd9a85b);
constexpr Color coral(0xff7a6b);
constexpr Color sun(0xffc857);
constexpr Color shell(0xb79ced);
}  // namespace palette

}  // namespace ink
}  // namespace seaglass
