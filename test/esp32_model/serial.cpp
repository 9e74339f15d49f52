// The serial port: what was typed, what was said.
#include <Arduino.h>

#include <cstring>

#include "esp32_model/processor.h"

using namespace seaglass::model;

HardwareSerial Serial;

namespace {
bool begun = false;
}

void HardwareSerial::begin(unsigned long) {
  begun = true;
}
int HardwareSerial::available() {
  return begun ? hardware->typed_size : 0;
}
int HardwareSerial::read() {
  if (!begun || hardware->typed_size == 0) return -1;
  const char first = hardware->typed[0];
  --hardware->typed_size;
  std::memmove(hardware->typed, hardware->typed + 1, static_cast<std::size_t>(hardware->typed_size));
  return static_cast<unsigned char>(first);
}
// HardwareSerial.cpp:478 (core 3 :563): says that all was written, whether the port was begun or not.
std::size_t HardwareSerial::write(const std::uint8_t* bytes, std::size_t size) {
  if (!begun) return size;
  for (std::size_t i = 0; i < size; ++i) {
    if (hardware->said_size == Board::said_bytes) {  // the older half goes
      std::memmove(hardware->said, hardware->said + Board::said_bytes / 2, Board::said_bytes / 2);
      hardware->said_size = Board::said_bytes / 2;
    }
    hardware->said[hardware->said_size++] = static_cast<char>(bytes[i]);
  }
  return size;
}
void HardwareSerial::flush() {
  constexpr Moment fifo_us = 1000;
  spend_us(fifo_us);
}
