// How often others may make this unit write to its flash: so many times at once, then once in a while. Flash
// wears, and a unit that is let in may say whatever it likes as often as the air lets it.
#pragma once

#include "device.h"

namespace seaglass {

class Allowance {
 public:
  constexpr Allowance(std::uint8_t most, Milliseconds each_ms)
      : each_ms_(each_ms), most_(most), left_(most) {}

  /// False: not now.
  bool take(Milliseconds now) {
    const Milliseconds earned = (now - since_) / each_ms_;  // where the clock went round, a few less
    if (earned >= static_cast<Milliseconds>(most_ - left_)) {
      left_ = most_;
      since_ = now;
    } else {
      left_ = static_cast<std::uint8_t>(left_ + earned);
      since_ += earned * each_ms_;
    }
    if (left_ == 0) return false;
    --left_;
    return true;
  }

 private:
  Milliseconds each_ms_;
  Milliseconds since_ = 0;
  std::uint8_t most_;
  std::uint8_t left_;
};

}  // namespace seaglass
