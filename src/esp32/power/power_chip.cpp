#include "esp32/power/power_chip.h"

#include <Wire.h>

namespace seaglass {
namespace esp32 {

namespace {

// Addresses and bits as M5Stack's own library has them, src/utility/Power.cpp.
constexpr std::uint8_t chip_address = 0x75;
constexpr std::uint8_t control_register = 0x00;
constexpr std::uint8_t stay_on_bit = 0x02;
constexpr std::uint8_t charging_register = 0x70;
constexpr std::uint8_t charging_bit = 0x08;
constexpr std::uint8_t full_register = 0x71;
constexpr std::uint8_t full_bit = 0x08;
constexpr std::uint8_t level_register = 0x78;

bool has_bus = false;

/// The register's byte, or -1 from a chip that does not answer.
int read_register(std::uint8_t number) {
  // Without a bus core 2 keeps its lock in endTransmission, and waits for ever for it in the next
  // transmission.
  if (!has_bus) return -1;
  Wire.beginTransmission(chip_address);
  Wire.write(number);
  constexpr std::uint8_t success = 0;
  if (Wire.endTransmission() != success) return -1;
  constexpr std::uint8_t one_byte = 1;
  if (Wire.requestFrom(chip_address, one_byte) != one_byte) return -1;
  return Wire.read();
}

void write_register(std::uint8_t number, int value) {
  Wire.beginTransmission(chip_address);
  Wire.write(number);
  Wire.write(static_cast<std::uint8_t>(value));
  Wire.endTransmission();
}

/// One bit of the upper half for each quarter that is gone.
int percent_of(int level) {
  switch (level & 0xF0) {
    case 0x00: return 100;
    case 0x80: return 75;
    case 0xC0: return 50;
    case 0xE0: return 25;
    default: return 0;
  }
}

}  // namespace

void begin_power_chip() {
  has_bus = Wire.begin(board::power_chip_data_pin, board::power_chip_clock_pin);
  keep_board_on(true);
}

bool read_power_chip(PowerChipReading& reading) {
  const int level = read_register(level_register);
  const int charging = read_register(charging_register);
  const int full = read_register(full_register);
  if (level < 0 || charging < 0 || full < 0) return false;
  reading = {percent_of(level), (charging & charging_bit) != 0, (full & full_bit) != 0};
  return true;
}

void keep_board_on(bool on) {
  // Read back: a board that stays on by a lost write switches itself off in the first long sleep.
  constexpr int attempts = 4;
  for (int attempt = 0; attempt < attempts; ++attempt) {
    const int control = read_register(control_register);
    if (control < 0) continue;
    const int wanted = on ? control | stay_on_bit : control & ~stay_on_bit;
    if (control == wanted) return;
    write_register(control_register, wanted);
  }
}

}  // namespace esp32
}  // namespace seaglass
