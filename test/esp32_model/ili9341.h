// The panel's controller, command by command: a window, a pointer that walks through it, 16-bit pixels that
// come high byte first, a memory of 240 × 320 pixels, and the registers that decide where on the glass each
// of them is seen. From the ILI9341's data sheet (v1.11); the ILI9342C differs in its memory's shape alone.
#pragma once

#include <cstdint>

#include "device.h"

namespace seaglass {
namespace model {

/// How a maker built a panel in: with these registers its picture is upright, as their own driver shows it.
struct Mounting {
  std::uint8_t memory_access;        // MADCTL, 0x36
  std::uint8_t display_function[2];  // DFUNCTR, 0xB6: its first two parameters
};

class Ili9341 {
 public:
  enum class Kind : std::uint8_t { ili9341, ili9342c };

  void build(Kind kind, bool inverts);
  void power_on();
  /// By its pin.
  void reset(std::uint64_t now);

  /// A word of what is wrong, or nothing.
  const char* command(std::uint8_t command, std::uint64_t now);
  void data(std::uint8_t byte);

  /// What a person sees at (x, y) of a board whose maker built it in like this: RGB565. Dark if it shows
  /// nothing.
  std::uint16_t seen(const Mounting& mounting, int x, int y) const;
  bool is_lit() const { return awake_ && on_; }
  bool is_asleep() const { return !awake_ && !on_; }
  std::uint8_t memory_access() const { return memory_access_; }

 private:
  static constexpr int pixels = screen_width * screen_height;

  struct Spot {
    int column = 0;
    int row = 0;
  };

  int columns() const { return kind_ == Kind::ili9341 ? 240 : 320; }
  int rows() const { return kind_ == Kind::ili9341 ? 320 : 240; }
  Spot in_memory(std::uint8_t memory_access, int x, int y) const;
  Spot on_glass(const std::uint8_t* display_function, Spot spot) const;
  bool has(Spot spot) const;
  void pixel(std::uint16_t color);
  void defaults();

  Kind kind_ = Kind::ili9341;
  bool inverts_ = false;  // this glass shows negatives unless told to invert
  std::uint16_t memory_[pixels] = {};

  bool awake_ = false;
  bool on_ = false;
  bool inverted_ = false;
  std::uint8_t memory_access_ = 0;
  std::uint8_t display_function_[2] = {};
  std::uint8_t pixel_format_ = 0;
  int left_ = 0, right_ = 0, top_ = 0, bottom_ = 0;
  int x_ = 0, y_ = 0;
  std::uint8_t command_ = 0;
  int parameters_ = 0;
  std::uint8_t parameter_[4] = {};
  std::uint64_t deaf_until_ = 0;
  std::uint64_t wakes_from_ = 0;
};

}  // namespace model
}  // namespace seaglass
