#pragma once

#include <cstddef>
#include <cstdint>

class TwoWire {
 public:
  bool begin(int data_pin, int clock_pin, std::uint32_t hertz = 0);
  void beginTransmission(std::uint8_t address);
  std::size_t write(std::uint8_t byte);
  std::uint8_t endTransmission();
  std::size_t requestFrom(std::uint8_t address, std::size_t size, bool stop = true);
  int read();
};
extern TwoWire Wire;
