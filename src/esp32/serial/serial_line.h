// The serial port as far as everybody may use it: lines out, letters in, and whether a person seems to be
// there.
#pragma once

#include "device.h"
#include "peripherals/line.h"

namespace seaglass {
namespace esp32 {

class SerialLine {
 public:
  void begin();

  void say(const peripherals::Line& line);
  void say(const char* words) { say(peripherals::Line().text(words)); }

  bool has_input();
  /// One letter; -1 when there is none.
  int read();

  /// Somebody typed not long ago, or the unit has just started: do not sleep over the next letter.
  bool is_open() const;
  void open();

 private:
  static constexpr Milliseconds stays_open_ms = 30000;

  Milliseconds opened_at_ = 0;
  bool opened_ = false;
};

}  // namespace esp32
}  // namespace seaglass
