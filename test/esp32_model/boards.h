// How each board is built, where the firmware's own pin maps (include/boards) do not say it.
#pragma once

#include "esp32_model/ili9341.h"

namespace seaglass {
namespace model {

struct BoardFacts {
  const char* name;
  Ili9341::Kind panel;
  Mounting mounting;
  bool buttons_pulled_up;  // by resistors on the board
  bool has_other_panel;    // was also sold with one that shows negatives, and whose reset pin is pulled up
};

constexpr BoardFacts all_boards[] = {
    // hardkernel/ODROID-GO: src/odroid_go.cpp:27 asks for rotation 1, which src/utility/Display.cpp:354 makes
    // MY|MV|BGR; :265-267 sets the display function.
    {"ODROID-GO", Ili9341::Kind::ili9341, {0xA8, {0x0A, 0xA2}}, false, false},
    // m5stack/M5Stack 6efeda2: src/M5Display.cpp:17 asks for rotation 1, which
    // src/utility/ILI9341_Rotation.h:19
    // makes BGR alone: only a panel with 320 columns shows that whole. ILI9342C_Init.h:41-43, the same as
    // ILI9341_Init.h:73-75. In_eSPI.cpp:401-403 and :476 invert where the reset pin is pulled up.
    {"M5Stack Core", Ili9341::Kind::ili9342c, {0x08, {0x08, 0x82}}, true, true},
    // A bare module has no maker's driver; such modules are sold with adafruit/Adafruit_ILI9341, whose
    // rotation 1
    // is in Adafruit_ILI9341.cpp:229, the display function in :168.
    {"DevKitC", Ili9341::Kind::ili9341, {0x28, {0x08, 0x82}}, false, false},
    // The same module with its pins at the left, where the DevKitC's has them at the right: the same driver's
    // rotation 3. test/hardware.py derives that from hardware/claims.csv.
    {"Handheld A1", Ili9341::Kind::ili9341, {0xE8, {0x08, 0x82}}, false, false},
};

constexpr bool same_name(const char* x, const char* y) {
  for (; *x != '\0' && *x == *y; ++x, ++y) {
  }
  return *x == *y;
}

constexpr int place_of(const char* name) {
  for (int i = 0; i < static_cast<int>(sizeof all_boards / sizeof all_boards[0]); ++i)
    if (same_name(all_boards[i].name, name)) return i;
  return -1;
}

static_assert(place_of(seaglass::board::name) >= 0, "nobody said how this board is built");
inline constexpr const BoardFacts& this_board = all_boards[place_of(seaglass::board::name)];

}  // namespace model
}  // namespace seaglass
