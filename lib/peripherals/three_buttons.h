// Seven buttons out of three. Alone, they are left, A and right; left and right together are Menu, and A with
// either of them is B. Two thumbs never land in the same millisecond, so a press waits until it is clear that
// no second one joins it. Takes contacts that do not bounce any more (debounce.h).
#pragma once

#include "device.h"

namespace seaglass {
namespace peripherals {

struct ThreeContacts {
  bool previous = false;
  bool act = false;
  bool next = false;
};

class ThreeButtons {
 public:
  static constexpr Milliseconds together_ms = 50;

  ButtonSet decode(ThreeContacts contacts, Milliseconds now);

 private:
  enum class Phase : std::uint8_t { open, waiting, decided };

  Phase phase_ = Phase::open;
  std::uint8_t seen_ = 0;
  Milliseconds first_at_ = 0;
  ButtonSet meaning_;
};

}  // namespace peripherals
}  // namespace seaglass
