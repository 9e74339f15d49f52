// The board's buttons, read from its pins whenever the loop comes by.
#pragma once

#include "device.h"
#include "peripherals/debounce.h"

namespace seaglass {
namespace esp32 {

class PinButtons : public Buttons {
 public:
  void begin();

  ButtonSet held() override;

  /// Looks at the pins. Cheap: the more often, the better.
  void sample();
  /// Whether a step would see something that the one before did not.
  bool changed() const { return debounce_.changed(); }
  bool any_contact() const { return contacts_.bits != 0; }
  /// At the last look, since one of them was seen to move.
  Milliseconds untouched_ms() const { return looked_at_ - moved_at_; }

 private:
  ButtonSet contacts_;
  peripherals::Debounce debounce_;
  Milliseconds looked_at_ = 0;
  Milliseconds moved_at_ = 0;
};

}  // namespace esp32
}  // namespace seaglass
