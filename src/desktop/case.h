// The case of a handheld as the desktop window paints it: sea glass with buttons on it. Everything is
// measured in pixels of its screen, and painted `scale` times as large.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "device.h"
#include "shapes.h"

namespace seaglass {
namespace desktop {

constexpr int case_width = 596;
constexpr int case_height = 318;
constexpr int screen_x = 138;  // where the screen's first pixel is
constexpr int screen_y = 39;

constexpr Colour sand = rgb(0xEADCC0);

struct CaseLook {
  int number = 0;  // from 0: the colour of the glass, and how many dots are engraved
  bool chosen = false;
  ButtonSet down;
};

/// The button under a point, if there is one.
std::optional<Button> button_at(Point point);

/// What looks otherwise while it is down; in whole pixels of the screen.
Box place_of(Button button);
constexpr Box whole_case{0, 0, case_width, case_height};

/// The pixels of a part, 0xAARRGGBB, row by row, `scale` times as many each way; where the screen is, black.
void paint_case(std::vector<std::uint32_t>& pixels, int scale, const CaseLook& look, const Box& part);

}  // namespace desktop
}  // namespace seaglass
