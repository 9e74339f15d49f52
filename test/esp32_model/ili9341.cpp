#include "esp32_model/ili9341.h"

#include <utility>

namespace seaglass {
namespace model {

namespace {

// Commands; section 8 of the data sheet.
constexpr std::uint8_t software_reset = 0x01, sleep_in = 0x10, sleep_out = 0x11, inversion_off = 0x20,
                       inversion_on = 0x21, display_off = 0x28, display_on = 0x29, column_window = 0x2A,
                       row_window = 0x2B, memory_write = 0x2C, memory_access_control = 0x36,
                       pixel_format = 0x3A, display_function_control = 0xB6;

// MADCTL, section 8.2.29: which way the pointer walks through memory.
constexpr std::uint8_t row_order = 0x80, column_order = 0x40, exchange = 0x20, blue_first = 0x08;
// DFUNCTR's second parameter, section 8.3.7: which way the glass is wired to memory.
constexpr std::uint8_t normally_white = 0x80, gates_turned = 0x40, sources_turned = 0x20;

constexpr std::uint8_t sixteen_bits = 0x55;

// Section 8.2.2: nothing for 5 ms after a reset, and no sleep-out for 120 ms.
constexpr std::uint64_t reset_us = 5000, wake_after_reset_us = 120000;

constexpr std::uint16_t exchanged(std::uint16_t color) {
  return static_cast<std::uint16_t>((color & 0x07E0) | color >> 11 | (color & 0x1F) << 11);
}

}  // namespace

void Ili9341::build(Kind kind, bool inverts) {
  kind_ = kind;
  inverts_ = inverts;
}

void Ili9341::defaults() {
  awake_ = on_ = inverted_ = false;
  memory_access_ = 0;
  display_function_[0] = 0x0A;
  display_function_[1] = 0x82;
  pixel_format_ = 0x66;
  left_ = top_ = 0;
  right_ = columns() - 1;
  bottom_ = rows() - 1;
  command_ = 0;
  parameters_ = 0;
}

void Ili9341::power_on() {
  defaults();
  std::uint32_t snow = 1;
  for (std::uint16_t& pixel : memory_) {
    snow = snow * 1664525 + 1013904223;
    pixel = static_cast<std::uint16_t>(snow >> 16);
  }
  deaf_until_ = wakes_from_ = 0;
}

void Ili9341::reset(std::uint64_t now) {
  defaults();
  deaf_until_ = now + reset_us;
  wakes_from_ = now + wake_after_reset_us;
}

const char* Ili9341::command(std::uint8_t command, std::uint64_t now) {
  if (now < deaf_until_) return "a command within 5 ms of the panel's reset";
  command_ = command;
  parameters_ = 0;
  switch (command) {
    case software_reset: reset(now); break;
    case sleep_in: awake_ = false; break;
    case sleep_out:
      if (now < wakes_from_) return "the panel was told to wake within 120 ms of its reset";
      awake_ = true;
      break;
    case inversion_off: inverted_ = false; break;
    case inversion_on: inverted_ = true; break;
    case display_off: on_ = false; break;
    case display_on: on_ = true; break;
    case memory_write:
      x_ = left_;
      y_ = top_;
      break;
    default: break;  // voltages, gamma: they change how it looks, not what
  }
  return nullptr;
}

void Ili9341::data(std::uint8_t byte) {
  const int at = parameters_++;
  if (command_ == memory_write) {
    parameter_[at % 2] = byte;
    if (at % 2 == 1 && pixel_format_ == sixteen_bits)
      pixel(static_cast<std::uint16_t>(parameter_[0] << 8 | parameter_[1]));
    return;
  }
  if (at < 4) parameter_[at] = byte;
  const int first = parameter_[0] << 8 | parameter_[1], second = parameter_[2] << 8 | parameter_[3];
  switch (command_) {
    case memory_access_control:
      if (at == 0) memory_access_ = byte;
      break;
    case pixel_format:
      if (at == 0) pixel_format_ = byte;
      break;
    case display_function_control:
      if (at < 2) display_function_[at] = byte;
      break;
    case column_window:
      if (at == 3) left_ = first, right_ = second;
      break;
    case row_window:
      if (at == 3) top_ = first, bottom_ = second;
      break;
    default: break;
  }
}

void Ili9341::pixel(std::uint16_t color) {
  const Spot spot = in_memory(memory_access_, x_, y_);
  if (has(spot)) memory_[spot.row * columns() + spot.column] = color;  // beyond its memory nothing is kept
  if (x_++ < right_) return;
  x_ = left_;
  if (y_++ >= bottom_) y_ = top_;
}

// Section 9.3, "MCU to memory write direction": what is exchanged is the window's axes, what is turned is
// memory's.
Ili9341::Spot Ili9341::in_memory(std::uint8_t memory_access, int x, int y) const {
  if ((memory_access & exchange) != 0) std::swap(x, y);
  if ((memory_access & column_order) != 0) x = columns() - 1 - x;
  if ((memory_access & row_order) != 0) y = rows() - 1 - y;
  return {x, y};
}

Ili9341::Spot Ili9341::on_glass(const std::uint8_t* display_function, Spot spot) const {
  if ((display_function[1] & sources_turned) != 0) spot.column = columns() - 1 - spot.column;
  if ((display_function[1] & gates_turned) != 0) spot.row = rows() - 1 - spot.row;
  return spot;
}

bool Ili9341::has(Spot spot) const {
  return spot.column >= 0 && spot.column < columns() && spot.row >= 0 && spot.row < rows();
}

std::uint16_t Ili9341::seen(const Mounting& mounting, int x, int y) const {
  if (!is_lit()) return 0;
  // Where on the glass the maker's own driver puts (x, y): there a person sees it. The wiring is its own
  // inverse, so the same function leads from the glass back to what our registers show there.
  const Spot glass = on_glass(mounting.display_function, in_memory(mounting.memory_access, x, y));
  const Spot spot = on_glass(display_function_, glass);
  if (!has(spot)) return 0;
  std::uint16_t color = memory_[spot.row * columns() + spot.column];
  if (((memory_access_ ^ mounting.memory_access) & blue_first) != 0) color = exchanged(color);
  const bool other_white = ((display_function_[1] ^ mounting.display_function[1]) & normally_white) != 0;
  if ((inverted_ != inverts_) != other_white) color = static_cast<std::uint16_t>(~color);
  return color;
}

}  // namespace model
}  // namespace seaglass
