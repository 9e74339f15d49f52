// One handheld: everything that a person sees and presses. Each place constructs one over its device and
// calls `step` for ever; nothing else runs.
#pragma once

#include "device.h"

namespace seaglass {

class Handheld {
 public:
  explicit Handheld(const Device& device) : device_(device) {}

  /// Reads the buttons, moves what moves, draws what changed. Returns how long nothing will change if no
  /// button is pressed and no frame comes: the place may rest until then.
  Milliseconds step(Milliseconds now);

 private:
  Device device_;
};

}  // namespace seaglass
