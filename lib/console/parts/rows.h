// Rows of the screen, from `top` down to the one before `bottom`: what of it may have changed.
#pragma once

#include "device.h"

namespace seaglass {

struct Rows {
  int top = 0;
  int bottom = 0;

  constexpr bool empty() const { return bottom <= top; }
  /// Both, and what lies between them.
  constexpr Rows with(Rows other) const {
    if (empty()) return other;
    if (other.empty()) return *this;
    return {top < other.top ? top : other.top, bottom > other.bottom ? bottom : other.bottom};
  }
};

constexpr Rows no_rows{};
constexpr Rows all_rows{0, screen_height};

}  // namespace seaglass
