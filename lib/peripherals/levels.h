// From percent, as people set it, to the share of time that a pin is high. Eyes and ears hear and see ratios:
// equal steps of the setting are about equal steps of what is seen and heard.
#pragma once

#include <cstdint>

namespace seaglass {
namespace peripherals {

/// Of `whole`. Nothing but 0 % is dark.
constexpr std::uint32_t backlight_duty(int percent, std::uint32_t whole) {
  if (percent <= 0) return 0;
  if (percent >= 100) return whole;
  const auto share = static_cast<std::uint32_t>(percent);
  const std::uint32_t duty = whole * share * share / 10000;
  return duty == 0 ? 1 : duty;
}

/// Of `whole`. A square wave is loudest at one half.
constexpr std::uint32_t tone_duty(int volume_percent, std::uint32_t whole) {
  return backlight_duty(volume_percent, whole / 2);
}

}  // namespace peripherals
}  // namespace seaglass
