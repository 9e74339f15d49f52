#include "peripherals/debounce.h"

namespace seaglass {
namespace peripherals {

void Debounce::sample(ButtonSet contacts, Milliseconds now) {
  for (int i = 0; i < button_count; ++i) {
    const auto bit = static_cast<std::uint8_t>(1u << i);
    if ((bouncing_.bits & bit) != 0 && now - changed_at_[i] < bounce_ms) continue;
    bouncing_.bits = static_cast<std::uint8_t>(bouncing_.bits & ~bit);
    if (((contacts.bits ^ down_.bits) & bit) == 0) continue;
    down_.bits = static_cast<std::uint8_t>(down_.bits ^ bit);
    unseen_.bits = static_cast<std::uint8_t>(unseen_.bits | (down_.bits & bit));
    bouncing_.bits = static_cast<std::uint8_t>(bouncing_.bits | bit);
    changed_at_[i] = now;
  }
}

ButtonSet Debounce::held() {
  told_.bits = static_cast<std::uint8_t>(down_.bits | unseen_.bits);
  unseen_ = {};
  return told_;
}

}  // namespace peripherals
}  // namespace seaglass
