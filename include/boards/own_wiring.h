// The wiring of our own hardware, on a breadboard (devkit.h) and as a board (handheld.h): an ESP32-WROOM with
// an ILI9341 panel, seven buttons, a piezo and one lithium cell. It is the same on both, so that whoever
// moves on to the board keeps the same pins.
//
// The numbers are our own choice. They keep off the pins that decide how the chip starts (0, 2, 12, 15; 5 is
// high at the start, as a chip select is), off flash (6 to 11), off the serial console (1, 3) and off the
// WROVER module's memory (16, 17), so that every DevKitC works.
#pragma once

// TFT_eSPI: this alone sets it up. No TFT_BL: the backlight is ours, dark until there is something to see.
#define USER_SETUP_LOADED 1
#define DISABLE_ALL_LIBRARY_WARNINGS 1  // it warns of every board without a touch screen
#define ILI9341_DRIVER 1
#define TFT_MISO 19  // this and the next two: the chip's fast SPI pins
#define TFT_MOSI 23
#define TFT_SCLK 18
#define TFT_CS 5
#define TFT_DC 21
#define TFT_RST -1              // the panel's reset is wired to EN: it starts anew with the chip
#define SPI_FREQUENCY 40000000  // reliable on breadboard wires of up to 15 cm

#ifdef __cplusplus
namespace seaglass {
namespace board {

constexpr int none = -1;

constexpr bool reset_pin_tells_inversion = false;
constexpr int backlight_pin = 14;
constexpr int other_select_pin = none;

// To ground when pressed; the chip pulls them up. All are RTC pins, so any could wake it.
constexpr int a_pin = 32;
constexpr int b_pin = 33;
constexpr int menu_pin = 27;
constexpr int up_pin = 25;
constexpr int down_pin = 26;
constexpr int left_pin = 4;
constexpr int right_pin = 13;
constexpr int pad_x_pin = none;
constexpr int pad_y_pin = none;
constexpr bool pull_up_buttons = true;
constexpr bool three_buttons = false;
constexpr int wake_pin = menu_pin;

constexpr int speaker_pin = 22;  // a passive piezo, through 100 ohms
constexpr int speaker_enable_pin = none;

constexpr int battery_pin = 36;  // ADC1, through two equal resistors: ADC2 does not work beside the radio
constexpr int battery_divider = 2;
constexpr int charging_pin = 35;  // the charger's open drain, pulled up outside; low while it charges
constexpr int power_chip_data_pin = none;
constexpr int power_chip_clock_pin = none;

}  // namespace board
}  // namespace seaglass
#endif
