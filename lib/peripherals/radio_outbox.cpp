#include "peripherals/radio_outbox.h"

#include "core/check.h"

namespace seaglass {
namespace peripherals {

RadioOutbox::State RadioOutbox::look(std::uint32_t done_count, Milliseconds now) {
  if (state_ != State::in_flight) return state_;
  if (done_count != done_before_) {
    losses_in_a_row_ = 0;
    state_ = State::ready;
  } else if (now - launched_at_ >= report_ms_max) {
    lose();
  }
  return state_;
}

void RadioOutbox::launched(std::uint32_t done_count, Milliseconds now) {
  CHECK(state_ == State::ready);
  state_ = State::in_flight;
  done_before_ = done_count;
  launched_at_ = now;
}

void RadioOutbox::refused() {
  CHECK(state_ == State::ready);
  lose();
}

void RadioOutbox::restarted() {
  if (state_ == State::broken) ++restarts_;
  state_ = State::ready;
  losses_in_a_row_ = 0;
}

void RadioOutbox::lose() {
  ++lost_;
  ++losses_in_a_row_;
  state_ = losses_in_a_row_ >= losses_max ? State::broken : State::ready;
}

}  // namespace peripherals
}  // namespace seaglass
