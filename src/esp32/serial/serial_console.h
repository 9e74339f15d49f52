// For whoever has a cable: what the unit is, how it is doing, and tests of each of its parts. A test takes
// the unit away from the game for as long as it runs; afterwards the unit starts anew.
#pragma once

#include "device.h"
#include "esp32/parts.h"
#include "peripherals/command.h"
#include "peripherals/step_times.h"

namespace seaglass {
namespace esp32 {

class SerialConsole {
 public:
  explicit SerialConsole(Parts& parts) : parts_(parts) {}

  /// What it is, once at the start.
  void greet(const char* crash_note);
  /// Reads what was typed and does it.
  void step();
  /// How long a step of the handheld took.
  void add_step(std::uint32_t microseconds) { step_times_.add(microseconds); }

 private:
  void run(peripherals::Command command);
  void say_help();
  void say_status();
  void say_radio();

  Parts& parts_;
  peripherals::CommandReader reader_;
  peripherals::StepTimes step_times_;
};

}  // namespace esp32
}  // namespace seaglass
