// A handheld, as the rest of Seaglass sees it. Every place that it runs on (src/esp32, src/desktop, src/web,
// and the tests' lib/simulator) implements these few classes; nothing above them knows where it is.
//
// Nothing here blocks for longer than a frame, and nothing calls back: the application asks.
#pragma once

#include <cstdint>

#include "core/bytes.h"

namespace seaglass {

constexpr int screen_width = 320;
constexpr int screen_height = 240;

class Panel {
 public:
  /// A rectangle of RGB565 pixels, row by row without gaps, each with its high byte first. The transfer may
  /// still be going on when this returns: the pixels belong to the panel until the next `send` or `wait`.
  virtual void send(int x, int y, int width, int height, const std::uint16_t* pixels) = 0;
  virtual void wait() = 0;
  /// 0 is dark.
  virtual void set_brightness(int percent) = 0;

 protected:
  ~Panel() = default;
};

enum class Button : std::uint8_t { up, down, left, right, a, b, menu };
constexpr int button_count = 7;

/// Which buttons are down, one bit each.
struct ButtonSet {
  std::uint8_t bits = 0;

  constexpr bool contains(Button button) const { return ((bits >> static_cast<int>(button)) & 1) != 0; }
  constexpr void insert(Button button) {
    bits = static_cast<std::uint8_t>(bits | (1 << static_cast<int>(button)));
  }
};

class Buttons {
 public:
  /// Debounced: what a finger means, not what a contact does.
  virtual ButtonSet held() = 0;

 protected:
  ~Buttons() = default;
};

/// Where a unit is on the air. What it says of itself is not to be trusted: see lib/radio.
struct RadioAddress {
  std::uint8_t bytes[6] = {};

  friend constexpr bool operator==(const RadioAddress& x, const RadioAddress& y) {
    for (int i = 0; i < 6; ++i)
      if (x.bytes[i] != y.bytes[i]) return false;
    return true;
  }
  friend constexpr bool operator!=(const RadioAddress& x, const RadioAddress& y) { return !(x == y); }
};

constexpr int radio_frame_bytes_max = 250;  // ESP-NOW's payload on every core generation

struct RadioFrame {
  RadioAddress from;
  std::int8_t signal_dbm = 0;
  std::uint8_t size = 0;
  std::uint8_t bytes[radio_frame_bytes_max] = {};
};

/// Datagrams in the open: they get lost, doubled, delayed, swapped, forged.
class Radio {
 public:
  virtual void set_on(bool on) = 0;
  virtual RadioAddress address() = 0;
  /// To everybody in reach. False: the last frame is not out yet, try again at a later step.
  virtual bool send(Bytes frame) = 0;
  /// False: nothing has come.
  virtual bool receive(RadioFrame& frame) = 0;

 protected:
  ~Radio() = default;
};

/// NOR flash: erasing a sector sets all its bits, writing clears some. Power may fail at any byte of either.
class Flash {
 public:
  static constexpr int sector_bytes = 4096;

  virtual int sectors() = 0;
  virtual void read(int address, MutableBytes to) = 0;
  virtual bool write(int address, Bytes from) = 0;
  virtual bool erase(int sector) = 0;

 protected:
  ~Flash() = default;
};

class Speaker {
 public:
  /// One voice; 0 Hz is silence.
  virtual void play(int hertz, int volume_percent) = 0;

 protected:
  ~Speaker() = default;
};

class Entropy {
 public:
  /// Unpredictable bytes, fit for keys.
  virtual void fill(MutableBytes bytes) = 0;

 protected:
  ~Entropy() = default;
};

/// What a place may be unable to tell.
enum class Told : std::uint8_t { unknown, no, yes };

/// What is known of the cell. Where nothing is, nothing is claimed: it is neither full nor low.
struct BatteryLevel {
  enum class Measure : std::uint8_t { nothing, quarters, percent };
  static constexpr int low_percent = 10;
  static constexpr int very_low_percent = 4;
  static constexpr int last_quarter_percent = 25;

  Measure measure = Measure::nothing;
  std::uint8_t percent = 100;
  Told charging = Told::unknown;
  /// Also with a full cell, which is not charged any more.
  Told on_cable = Told::unknown;
  /// Nothing is left that could be relied on, and there is no cable.
  bool empty = false;
  std::uint16_t millivolts = 0;  // 0: not measured

  /// As a board tells that measures its cell's voltage.
  static constexpr BatteryLevel measured(int percent) {
    BatteryLevel level;
    level.measure = Measure::percent;
    level.percent = static_cast<std::uint8_t>(percent);
    level.on_cable = Told::no;
    return level;
  }
  static constexpr BatteryLevel charged_to(int percent) {
    BatteryLevel level = measured(percent);
    level.charging = level.on_cable = Told::yes;
    return level;
  }

  constexpr bool is_charging() const { return charging == Told::yes; }
  constexpr bool has_cable() const { return on_cable == Told::yes; }
  /// To be said: there is no cable, and the cell does not last much longer.
  constexpr bool is_low() const {
    return below(measure == Measure::quarters ? last_quarter_percent : low_percent);
  }
  constexpr bool is_very_low() const { return below(measure == Measure::quarters ? 0 : very_low_percent); }

 private:
  constexpr bool below(int limit) const {
    return measure != Measure::nothing && !has_cable() && percent <= limit;
  }
};

class Power {
 public:
  virtual BatteryLevel battery() = 0;
  /// Nothing to do before `wait_ms` has passed or a button is pressed: sleep as deeply as that allows.
  virtual void rest(std::uint32_t wait_ms) = 0;
  /// Off until a button wakes the unit, which then starts anew. Returns where nothing can be switched off.
  virtual void off() = 0;

 protected:
  ~Power() = default;
};

class Cryptography;  // lib/radio/crypto/cryptography.h

/// Milliseconds since the unit started, wrapping after 49 days: compare by subtraction.
using Milliseconds = std::uint32_t;

struct Device {
  Panel& panel;
  Buttons& buttons;
  Radio& radio;
  Flash& flash;
  Speaker& speaker;
  Entropy& entropy;
  Power& power;
  /// The place was asked for little motion (a browser's prefers-reduced-motion) when the unit started.
  bool calm = false;
  /// It has left, A and right alone: the console makes the others out of them (console/grip.h).
  bool three_buttons = false;
  /// None: this place has no table on the air.
  Cryptography* cryptography = nullptr;
  /// Two letters, as browsers and systems name the language that they are set to; for as long as nobody has
  /// set anything here. None, or another than the unit speaks: it asks at its very first start.
  const char* language = nullptr;
  /// A window of a computer: whoever wants it dark covers it. It neither dims nor goes off.
  bool stays_lit = false;
};

}  // namespace seaglass
