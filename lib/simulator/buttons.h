// Buttons that a script, a mouse or a keyboard presses. A press that is shorter than the time between two
// steps is not lost: it stays down until one step has seen it.
#pragma once

#include "device.h"

namespace seaglass {
namespace simulator {

class SimulatedButtons : public Buttons {
 public:
  ButtonSet held() override { return {static_cast<std::uint8_t>(down_.bits | unseen_.bits)}; }

  void press(Button button) {
    if (down_.contains(button)) return;
    down_.insert(button);
    unseen_.insert(button);
    changed_ = true;
  }
  void release(Button button) {
    if (!down_.contains(button)) return;
    down_.bits = static_cast<std::uint8_t>(down_.bits & ~(1 << static_cast<int>(button)));
    changed_ = true;
  }
  void release_all() {
    if (down_.bits != 0) changed_ = true;
    down_ = {};
  }
  /// Whether a step would see something that the one before did not.
  bool changed() const { return changed_; }
  /// Whether one went down since.
  bool pressed() const { return unseen_.bits != 0; }
  void step_is_over() {
    changed_ = (unseen_.bits & ~down_.bits) != 0;
    unseen_ = {};
  }

 private:
  ButtonSet down_;
  ButtonSet unseen_;
  bool changed_ = false;
};

}  // namespace simulator
}  // namespace seaglass
