// The handheld of this project, revision A1: a bare ESP32-WROOM-32E, wired as the breadboard is, and one pin
// more: the cable's voltage. hardware/handheld.py takes the numbers from here for its schematic and its
// board. platformio.ini gives this file to every source file of its build, so that TFT_eSPI, which wants
// macros, and our own code read the same numbers.
#pragma once

#include "boards/own_wiring.h"

#ifdef __cplusplus
namespace seaglass {
namespace board {

constexpr char name[] = "Handheld A1";
constexpr int panel_rotation = 3;  // the panel's pins at the left of the picture, as the board has them
constexpr int cable_pin = 34;      // the cable's 5 V through 100 and 150 kilohms: high while it is plugged in

}  // namespace board
}  // namespace seaglass
#endif
