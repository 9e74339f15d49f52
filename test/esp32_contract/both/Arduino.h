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

// Names that the real header takes from everybody who includes it.
#define PI 3.14159265358979
#define EULER 2.71828182845905
#define DISPLAY 0x1
#define SERIAL 0x0
#define RISING 0x01
#define FALLING 0x02
#define CHANGE 0x03
#define DEFAULT 1
#define EXTERNAL 0
#define constrain(value, low, high) ((value) < (low) ? (low) : (value) > (high) ? (high) : (value))
#define radians(angle) ((angle) * (PI / 180))
#define degrees(angle) ((angle) * (180 / PI))
#define sq(number) ((number) * (number))
#define bit(number) (1UL << (number))
#define bitRead(value, number) (((value) >> (number)) & 0x01)
#define bitSet(value, number) ((value) |= bit(number))
#define bitClear(value, number) ((value) &= ~bit(number))
#define lowByte(word) ((std::uint8_t)((word)&0xFF))
#define highByte(word) ((std::uint8_t)((word) >> 8))
#define interrupts()
#define noInterrupts()

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
