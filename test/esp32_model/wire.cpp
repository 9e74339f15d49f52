// The I²C bus, with the M5Stack's power chip at its end.
#include <Wire.h>
#include <esp_arduino_version.h>

#include "esp32_model/processor.h"

using namespace seaglass::model;

TwoWire Wire;

namespace {

constexpr std::uint8_t chip_address = 0x75;
// Wire.cpp:441 (core 3 :445): 0 for what went through, 2 when nobody acknowledged the address, 4 when the bus
// was not begun.
constexpr std::uint8_t success = 0, nobody_there = 2, not_begun = 4;
constexpr Moment byte_us = 90;  // nine bits at 100 kHz

bool begun = false;
bool locked = false;
std::uint8_t to = 0;
std::uint8_t pending[2];
int pending_size = 0;
std::uint8_t chosen = 0;
int answer = -1;

}  // namespace

// Wire.cpp:278 (core 3 :276): without memory for its buffers, which it then frees, the bus is not begun.
bool TwoWire::begin(int, int, std::uint32_t) {
  begun = hardware->has_bus_memory;
  return begun;
}
// Wire.cpp:408 (core 3 :412): takes the lock. Core 2 gives it back in endTransmission only if there are
// buffers
// (:441), and a task waits for ever for a lock that it has itself; core 3 knows that it has it.
void TwoWire::beginTransmission(std::uint8_t address) {
  if (locked && ESP_ARDUINO_VERSION_MAJOR < 3) misuse("the I2C bus waits for ever for its own lock");
  locked = true;
  to = address;
  pending_size = 0;
}
std::size_t TwoWire::write(std::uint8_t byte) {
  if (pending_size == 2) return 0;
  pending[pending_size++] = byte;
  return 1;
}
std::uint8_t TwoWire::endTransmission() {
  if (!begun) return not_begun;
  locked = false;
  spend_us(byte_us * static_cast<Moment>(1 + pending_size));
  if (pending_size > 1 && hardware->power_chip_deaf_writes > 0) {
    --hardware->power_chip_deaf_writes;
    return nobody_there;
  }
  if (to != chip_address || !hardware->power_chip_answers) return nobody_there;
  if (pending_size > 0) chosen = pending[0];
  if (pending_size > 1) hardware->power_chip[chosen] = pending[1];
  return success;
}
// Wire.cpp:474 (core 3 :482): how many came.
std::size_t TwoWire::requestFrom(std::uint8_t address, std::size_t size, bool) {
  if (!begun || address != chip_address || !hardware->power_chip_answers || size != 1) return 0;
  spend_us(byte_us * 2);
  answer = hardware->power_chip[chosen];
  return 1;
}
int TwoWire::read() {
  const int byte = answer;
  answer = -1;
  return byte;
}
