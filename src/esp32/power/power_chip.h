// The M5Stack's IP5306: it charges the cell, lifts its voltage, tells its level in quarters, and switches the
// whole board off when that draws little for half a minute. Units with the chip's plain version do not
// answer.
#pragma once

#include "device.h"

namespace seaglass {
namespace esp32 {

constexpr bool has_power_chip = board::power_chip_data_pin != board::none;

void begin_power_chip();
/// What its registers say. False: it does not answer.
struct PowerChipReading {
  int percent = 0;
  bool charging = false;
  bool full = false;  // and it charges no more
};
bool read_power_chip(PowerChipReading& reading);
/// Whether the board stays on although it draws little, as it does in light sleep.
void keep_board_on(bool on);

}  // namespace esp32
}  // namespace seaglass
