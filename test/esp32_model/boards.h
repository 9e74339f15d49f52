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
};

constexpr BoardFacts all_boards[] = {
    // hardkernel/ODROID-GO: src/odroid_go.cpp:27 asks for rotation 1, which src/utility/Display.cpp:355 makes
    // MY|MV|BGR; :265-268 sets the display function.
    {"ODROID-GO", Ili9341::Kind::ili9341, {0xA8, {0x0A, 0xA2}}, false},
    // m5stack/M5Stack 6efeda2: src/M5Display.cpp:17 asks for rotation 1, src/utility/ILI9341_Rotation.h:22
    // makes
    // it BGR alone, which only a panel with 320 columns shows whole: the ILI9342C of ILI9342C_Init.h, whose
    // display function is in :40-43.
    {"M5Stack Core", Ili9341::Kind::ili9342c, {0x08, {0x08, 0x82}}, true},
    // No maker: a bare module, mounted as hardware/README.md says. Adafruit_ILI9341.cpp's rotation 1 and
    // display
    // function, which such modules are sold with.
    {"DevKitC", Ili9341::Kind::ili9341, {0x28, {0x08, 0x82}}, false},
};

constexpr bool same_name(const char* x, const char* y) {
  for (; *x != '\0' && *x == *y; ++x, ++y) {
  }
  return *x == *y;
}

constexpr const BoardFacts& facts_of(const char* name) {
  for (const BoardFacts& facts : all_boards)
    if (same_name(facts.name, name)) return facts;
  return all_boards[sizeof all_boards / sizeof all_boards[0]];  // no constant expression: it will not compile
}

inline constexpr const BoardFacts& this_board = facts_of(seaglass::board::name);

}  // namespace model
}  // namespace seaglass
