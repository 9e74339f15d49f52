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

/// `verb` is a word of the game's own list of verbs.
template <typename Verb>
constexpr Choice make_choice(Verb verb, int a = 0, int b = 0, int c = 0) {
  return {static_cast<std::uint8_t>(verb), static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b),
          static_cast<std::uint8_t>(c)};
}

}  // namespace seaglass
