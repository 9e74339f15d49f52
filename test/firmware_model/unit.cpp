#include "firmware_model/unit.h"

// The firmware's own main file, so that what it keeps to itself can be looked at.
#include "esp32/main.cpp"
#include "esp32_model/processor.h"

namespace seaglass {
namespace model {

// cores/esp32/main.cpp, loopTask: who is watched is fed before each round.
void run_firmware() {
  setup();
  // A step computes for some time, however little it does; its drawing waits for the panel in any case.
  constexpr Moment step_us = 300;
  for (;;) {
    loop();
    spend_us(step_us);
    feedLoopWDT();
    ++hardware->steps;
  }
}

void look_at_handheld(Board& board) {
  board.has_handheld = handheld != nullptr;
  if (handheld == nullptr) return;
  board.showing = static_cast<int>(handheld->showing());
}

}  // namespace model
}  // namespace seaglass
