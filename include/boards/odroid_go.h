// The ODROID-GO (Hardkernel, 2018): a finished handheld. platformio.ini gives this file to every source file
// of its build, so that TFT_eSPI, which wants macros, and our own code read the same numbers.
//
// Sources of the numbers: [lib] Hardkernel's own Arduino library, src/utility/Config.h and battery.h at
// 4a496e3; [retro] retro-go's targets/odroid-go/config.h; [idf] the go-play firmware's odroid_system.c.
#pragma once

// TFT_eSPI: this alone sets it up. No TFT_BL: the backlight is ours, dark until there is something to see.
#define USER_SETUP_LOADED 1
#define DISABLE_ALL_LIBRARY_WARNINGS 1  // it warns of every board without a touch screen
#define ILI9341_DRIVER 1
#define TFT_MISO 19             // [lib]
#define TFT_MOSI 23             // [lib]
#define TFT_SCLK 18             // [lib]
#define TFT_CS 5                // [lib]
#define TFT_DC 21               // [lib]
#define TFT_RST -1              // [lib] not connected: the panel is reset by command
#define SPI_FREQUENCY 40000000  // [retro]

#ifdef __cplusplus
namespace seaglass {
namespace board {

constexpr char name[] = "ODROID-GO";
constexpr int none = -1;

constexpr int panel_rotation = 3;  // [lib] Display.cpp turns the glass (SS of DFUNCTR), TFT_eSPI does not
constexpr bool reset_pin_tells_inversion = false;
constexpr int backlight_pin = 14;     // [lib]
constexpr int other_select_pin = 22;  // [lib] the SD card shares the panel's bus and must stay unselected

// To ground when pressed. [lib] pulls all of them up; Start has a resistor of its own, pin 39 has no pull-up.
constexpr int a_pin = 32;
constexpr int b_pin = 33;
constexpr int menu_pin = 13;
constexpr int up_pin = none;  // the d-pad is two voltages: see peripherals/voltage_pad.h
constexpr int down_pin = none;
constexpr int left_pin = none;
constexpr int right_pin = none;
constexpr int pad_x_pin = 34;  // [lib]
constexpr int pad_y_pin = 35;  // [lib]
constexpr bool pull_up_buttons = true;
constexpr bool three_buttons = false;
constexpr int wake_pin = menu_pin;  // [idf] wakes by it too; an RTC pin, as deep sleep demands

constexpr int speaker_pin = 26;         // [lib]
constexpr int speaker_enable_pin = 25;  // [lib] the amplifier's shutdown, high is on

constexpr int battery_pin = 36;     // [lib] ADC1 channel 0
constexpr int battery_divider = 2;  // [lib] BATTERY_RESISTANCE_NUM
constexpr int charging_pin = none;  // only the charger's own light knows
constexpr int cable_pin = none;
constexpr int power_chip_data_pin = none;
constexpr int power_chip_clock_pin = none;

}  // namespace board
}  // namespace seaglass
#endif
