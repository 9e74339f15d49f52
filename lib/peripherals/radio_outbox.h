// One frame of ours is in the air at a time. The driver says when it is done with it, or never does: after a
// while the frame counts as lost, and after a few in a row the radio wants to be started anew.
#pragma once

#include "device.h"

namespace seaglass {
namespace peripherals {

class RadioOutbox {
 public:
  // A frame takes 3 ms of air and a busy channel some more. What has not been reported by now never will be.
  static constexpr Milliseconds report_ms_max = 200;
  static constexpr int losses_max = 3;

  enum class State : std::uint8_t { ready, in_flight, broken };

  /// `done_count` is how many frames the driver has ever reported.
  State look(std::uint32_t done_count, Milliseconds now);
  /// A frame was given to the driver, when it had reported `done_count`.
  void launched(std::uint32_t done_count, Milliseconds now);
  /// The driver refused a frame: that is a loss too.
  void refused();
  /// The radio was started anew.
  void restarted();

  std::uint32_t lost_count() const { return lost_; }
  std::uint32_t restart_count() const { return restarts_; }

 private:
  void lose();

  State state_ = State::ready;
  int losses_in_a_row_ = 0;
  std::uint32_t done_before_ = 0;
  Milliseconds launched_at_ = 0;
  std::uint32_t lost_ = 0;
  std::uint32_t restarts_ = 0;
};

}  // namespace peripherals
}  // namespace seaglass
