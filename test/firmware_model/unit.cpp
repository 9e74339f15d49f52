#include "firmware_model/unit.h"

// The firmware's own main file, so that what it keeps to itself can be looked at.
#include "esp32/main.cpp"
#include "esp32_model/processor.h"

namespace seaglass {
namespace model {

// cores/esp32/main.cpp, loopTask: who is watched is fed before each round.
void run_firmware() {
  setup();
  // A step that draws little takes 0.45 million instructions at most (test/figures.py); drawing waits for the
  // panel.
  constexpr Moment step_us = 2000;
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
  board.game = static_cast<int>(handheld->preferences().game);
  board.players = 0;
  if (handheld->showing() != ScreenName::score) return;
  board.players = handheld->table().players();
  const Score score = handheld->table().score();
  for (Seat seat : all_seats(board.players)) board.totals[seat.index()] = score.totals[seat];
}

}  // namespace model
}  // namespace seaglass
