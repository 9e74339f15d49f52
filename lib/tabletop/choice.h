// What a seat decides: a word of the game (its `verb`) and up to three small numbers, whose meaning each
// game's choice.h says.
#pragma once

#include <cstdint>

namespace seaglass {

struct Choice {
  std::uint8_t verb = 0;
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  std::uint8_t c = 0;

  friend constexpr bool operator==(Choice x, Choice y) {
    return x.verb == y.verb && x.a == y.a && x.b == y.b && x.c == y.c;
  }
  friend constexpr bool operator!=(Choice x, Choice y) { return !(x == y); }
};
static_assert(sizeof(Choice) == 4);

}  // namespace seaglass
