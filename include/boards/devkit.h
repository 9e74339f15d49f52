// Our reference hardware: an ESP32-DevKitC on a breadboard; hardware/BREADBOARD.md says how to wire it.
// platformio.ini gives this file to every source file of its build, so that TFT_eSPI, which wants macros, and
// our own code read the same numbers.
#pragma once

#include "boards/own_wiring.h"

#ifdef __cplusplus
namespace seaglass {
namespace board {

constexpr char name[] = "DevKitC";
constexpr int panel_rotation = 1;  // the panel's pins at the right of the picture
constexpr int cable_pin = none;

}  // namespace board
}  // namespace seaglass
#endif
