// The M5Stack Core Basic, Gray and Fire: a cube with three buttons. platformio.ini gives this file to every
// source file of its build, so that TFT_eSPI, which wants macros, and our own code read the same numbers.
//
// Sources of the numbers: [lib] M5Stack's own Arduino library, src/utility/Config.h, Power.cpp and
// In_eSPI.cpp at 6efeda2; [tft] TFT_eSPI 2.5.43, User_Setups/Setup12_M5Stack_Basic_Core.h; [lgfx] LovyanGFX,
// src/lgfx/v1_autodetect/LGFX_AutoDetect_ESP32_all.hpp, its entry for the M5Stack.
#pragma once

// TFT_eSPI: this alone sets it up. No TFT_BL: the backlight is ours, dark until there is something to see.
#define USER_SETUP_LOADED 1
#define DISABLE_ALL_LIBRARY_WARNINGS 1  // it warns of every board without a touch screen
#define ILI9341_DRIVER 1
#define M5STACK 1               // [tft] its panel is mounted the other way round
#define TFT_MISO 19             // [lib]
#define TFT_MOSI 23             // [lib]
#define TFT_SCLK 18             // [lib]
#define TFT_CS 14               // [lib]
#define TFT_DC 27               // [lib]
#define TFT_RST 33              // [lib]
#define SPI_FREQUENCY 40000000  // [lgfx]; [tft] has 27000000, to go back to if the picture is torn

#ifdef __cplusplus
namespace seaglass {
namespace board {

constexpr char name[] = "M5Stack Core";
constexpr int none = -1;

constexpr int panel_rotation = 1;
constexpr bool reset_pin_tells_inversion = true;  // [lib] newer panels (ILI9342C, inverted) pull it up
constexpr int backlight_pin = 32;                 // [lib]
constexpr int other_select_pin = 4;               // [lib] the SD card shares the panel's bus

// To ground when pressed; resistors on the board pull them up, these pins have none inside.
constexpr int a_pin = 38;      // [lib] the middle one, B on the case
constexpr int left_pin = 39;   // [lib] A on the case
constexpr int right_pin = 37;  // [lib] C on the case
constexpr int b_pin = none;    // chords: see peripherals/three_buttons.h
constexpr int menu_pin = none;
constexpr int up_pin = none;
constexpr int down_pin = none;
constexpr int pad_x_pin = none;
constexpr int pad_y_pin = none;
constexpr bool pull_up_buttons = false;
constexpr bool three_buttons = true;
constexpr int wake_pin = left_pin;  // [lib] its power example wakes by A; an RTC pin

constexpr int speaker_pin = 25;  // [lib]
constexpr int speaker_enable_pin = none;

constexpr int battery_pin = none;  // a power chip knows (IP5306; units with its plain version tell nothing)
constexpr int battery_divider = 1;
constexpr int charging_pin = none;
constexpr int cable_pin = none;
constexpr int power_chip_data_pin = 21;   // [lib]
constexpr int power_chip_clock_pin = 22;  // [lib]

}  // namespace board
}  // namespace seaglass
#endif
