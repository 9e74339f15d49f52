#include "esp32/serial/serial_line.h"

#include <Arduino.h>

namespace seaglass {
namespace esp32 {

namespace {

constexpr unsigned long baud = 115200;

}  // namespace

void SerialLine::begin() {
  Serial.begin(baud);
  open();
}

void SerialLine::say(const peripherals::Line& line) {
  // Not printf: that allocates when a line is long.
  Serial.write(reinterpret_cast<const std::uint8_t*>(line.characters()),
               static_cast<std::size_t>(line.size()));
  constexpr std::uint8_t end_of_line[] = {'\r', '\n'};
  Serial.write(end_of_line, sizeof end_of_line);
}

bool SerialLine::has_input() {
  return Serial.available() > 0;
}

int SerialLine::read() {
  const int letter = Serial.read();
  if (letter >= 0) open();
  return letter;
}

bool SerialLine::is_open() const {
  return opened_ && millis() - opened_at_ < stays_open_ms;
}

void SerialLine::open() {
  opened_ = true;
  opened_at_ = millis();
}

}  // namespace esp32
}  // namespace seaglass
