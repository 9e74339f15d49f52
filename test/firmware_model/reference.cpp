#include "firmware_model/reference.h"

#include "esp32_model/processor.h"

namespace seaglass {
namespace model {

Reference::Reference(const Board& like)
    : board_(like),
      handheld_({panel_, buttons_, radio_, flash_, speaker_, entropy_, power_, false, board::three_buttons,
                 &cryptography_}) {
  plug_in();
  board_.now = board_.started_at = 0;
  board_.silence = 1;
  entropy_.begin();
  power_.begin();
}

void Reference::run(Milliseconds duration_ms) {
  plug_in();
  constexpr Milliseconds frame_ms = 10;
  const Milliseconds end = clock_.now + duration_ms;
  for (;;) {
    if (has_come(rested_at_, clock_.now) || buttons_.changed()) {
      board_.now = Moment{clock_.now} * 1000;
      const Milliseconds rest_ms = handheld_.step(clock_.now);
      buttons_.step_is_over();
      rested_at_ = clock_.now + (rest_ms < frame_ms ? frame_ms : rest_ms < forever_ms ? rest_ms : forever_ms);
    }
    if (clock_.now == end) return;
    const Milliseconds step_ms = sooner(frame_ms, end - clock_.now);
    clock_.now += step_ms;
  }
}

/// What is called of the chip is this board's from here on.
void Reference::plug_in() {
  hardware = &board_;
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
