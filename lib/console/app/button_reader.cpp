#include "console/app/button_reader.h"

#include "moments.h"

namespace seaglass {

Presses ButtonReader::read(ButtonSet held, Milliseconds now) {
  Presses presses;
  for (int i = 0; i < button_count; ++i) {
    const auto button = static_cast<Button>(i);
    if (!held.contains(button)) continue;
    if (!held_.contains(button)) {
      if (begun_) presses.push_back({button, false});
      repeats_at_[i] = now + repeat_after_ms;
    } else if (repeats(button) && has_come(repeats_at_[i], now)) {
      presses.push_back({button, true});
      repeats_at_[i] = now + repeat_every_ms;
    }
  }
  held_ = held;
  begun_ = true;
  return presses;
}

Milliseconds ButtonReader::wait_ms(Milliseconds now) const {
  Milliseconds wait_ms = forever_ms;
  for (int i = 0; i < button_count; ++i) {
    const auto button = static_cast<Button>(i);
    if (held_.contains(button) && repeats(button)) wait_ms = sooner(wait_ms, left_until(repeats_at_[i], now));
  }
  return wait_ms;
}

}  // namespace seaglass
