// When to say something again on an air that loses frames.
#pragma once

#include "core/random.h"
#include "moments.h"

namespace seaglass {
namespace radio {

/// Up to an eighth more or less, so that units which once spoke together do not go on speaking together.
inline Milliseconds jittered(Random& random, Milliseconds wait_ms) {
  const int eighth = static_cast<int>(wait_ms / 8);
  return wait_ms - wait_ms / 8 + static_cast<Milliseconds>(random.below(2 * eighth + 1));
}

/// When to send again what has not been answered: soon at first, then more and more rarely.
class Resend {
 public:
  constexpr Resend(Milliseconds first_ms, Milliseconds longest_ms)
      : first_ms_(first_ms), longest_ms_(longest_ms) {}

  /// From the beginning: due at once.
  void begin(Milliseconds now) {
    wait_ms_ = first_ms_;
    at_ = now;
  }
  bool is_due(Milliseconds now) const { return has_come(at_, now); }
  void sent(Milliseconds now) {
    at_ = now + wait_ms_;
    wait_ms_ = sooner(wait_ms_ + wait_ms_ / 2, longest_ms_);
  }
  /// Due at once: the other side has been heard.
  void hurry(Milliseconds now) { at_ = now; }
  /// At every step, where nothing may be there to be sent for weeks.
  void keep(Milliseconds now) { keep_up(at_, now); }
  Milliseconds wait_ms(Milliseconds now) const { return left_until(at_, now); }

 private:
  Milliseconds first_ms_;
  Milliseconds longest_ms_;
  Milliseconds wait_ms_ = 0;
  Milliseconds at_ = 0;
};

}  // namespace radio
}  // namespace seaglass
