// Stamps and attempts are counted by numbers that go round: which of two came later, as long as they are less
// than half the way round apart.
#pragma once

#include <cstdint>

namespace seaglass {

constexpr bool later(std::uint8_t a, std::uint8_t b) {
  return static_cast<std::int8_t>(a - b) > 0;
}
constexpr bool later(std::uint16_t a, std::uint16_t b) {
  return static_cast<std::int16_t>(a - b) > 0;
}

}  // namespace seaglass
