#include "firmware_model/reference.h"

#include "esp32_model/processor.h"

namespace seaglass {
namespace model {

namespace {

/// The chip's generator draws from this board's noise from here on.
Board& plugged(Board& board) {
  hardware = &board;
  board.silence = 1;
  return board;
}

}  // namespace

Reference::Reference(const Board& like)
    : board_(like),
      handheld_({panel_, buttons_, radio_, flash_, speaker_, entropy_, power_, false, board::three_buttons,
                 &cryptography_}) {
  plugged(board_);
  entropy_.begin();
}

void Reference::run(Milliseconds duration_ms) {
  hardware = &board_;
  constexpr Milliseconds frame_ms = 10;
  const Milliseconds end = clock_.now + duration_ms;
  for (;;) {
    if (has_come(rested_at_, clock_.now) || buttons_.changed()) {
      const Milliseconds rest_ms = handheld_.step(clock_.now);
      buttons_.step_is_over();
      rested_at_ = clock_.now + (rest_ms < frame_ms ? frame_ms : rest_ms < forever_ms ? rest_ms : forever_ms);
    }
    if (clock_.now == end) return;
    const Milliseconds step_ms = sooner(frame_ms, end - clock_.now);
    clock_.now += step_ms;
  }
}

void Reference::set(Button button, bool down) {
  down ? buttons_.press(button) : buttons_.release(button);
}

// As the director presses: on three buttons, chords.
void Reference::tap(Button button, Milliseconds hold_ms) {
  const auto both = [&](bool down) {
    if (!board::three_buttons || (button != Button::b && button != Button::menu)) return set(button, down);
    set(button == Button::b ? Button::a : Button::left, down);
    set(Button::right, down);
  };
  both(true);
  run(hold_ms);
  both(false);
  run(60);
}

}  // namespace model
}  // namespace seaglass
