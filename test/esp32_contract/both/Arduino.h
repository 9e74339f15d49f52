#pragma once

#include <cstddef>
#include <cstdint>

#include "esp_arduino_version.h"

#define LOW 0x0
#define HIGH 0x1
#define INPUT 0x01
#define OUTPUT 0x03
#define INPUT_PULLUP 0x05
#define INPUT_PULLDOWN 0x09

extern "C" {
unsigned long millis();
unsigned long micros();
void delay(std::uint32_t wait_ms);
void pinMode(std::uint8_t pin, std::uint8_t mode);
void digitalWrite(std::uint8_t pin, std::uint8_t level);
int digitalRead(std::uint8_t pin);
std::uint16_t analogRead(std::uint8_t pin);
std::uint32_t analogReadMilliVolts(std::uint8_t pin);
void enableLoopWDT();
void feedLoopWDT();
}

class HardwareSerial {
 public:
  void begin(unsigned long baud);
  int available();
  int read();
  std::size_t write(const std::uint8_t* bytes, std::size_t size);
  void flush();
};
extern HardwareSerial Serial;

std::size_t getArduinoLoopTaskStackSize();
#define SET_LOOP_TASK_STACK_SIZE(bytes)       \
  std::size_t getArduinoLoopTaskStackSize() { \
    return bytes;                             \
  }

void setup();
void loop();
