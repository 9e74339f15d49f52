// A speaker that remembers what it was told, and when.
#pragma once

#include "core/ring.h"
#include "simulator/clock.h"

namespace seaglass {
namespace simulator {

struct Note {
  Milliseconds at = 0;
  std::uint16_t hertz = 0;
  std::uint8_t volume_percent = 0;

  constexpr bool silent() const { return hertz == 0 || volume_percent == 0; }
};

class SimulatedSpeaker : public Speaker {
 public:
  static constexpr int notes_kept = 256;

  explicit SimulatedSpeaker(const SimulatedClock& clock) : clock_(clock) {}

  void play(int hertz, int volume_percent) override {
    now_ = {clock_.now, static_cast<std::uint16_t>(hertz), static_cast<std::uint8_t>(volume_percent)};
    log_.push(now_);
  }
  /// What it sounds at this moment.
  const Note& now() const { return now_; }
  const Ring<Note, notes_kept>& log() const { return log_; }

 private:
  const SimulatedClock& clock_;
  Note now_;
  Ring<Note, notes_kept> log_;
};

}  // namespace simulator
}  // namespace seaglass
