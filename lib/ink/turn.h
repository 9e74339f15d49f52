// Directions without floating point: a whole turn is 65,536, and wraps by itself. For waves, arcs, and the
// round ends of lines.
#pragma once

#include <cstdint>

namespace seaglass {
namespace ink {

using Turn = std::uint16_t;

constexpr Turn whole_turn_part(int part, int of) {
  return static_cast<Turn>(part * 65536 / of);
}

constexpr int sine_one = 16384;
/// −16,384 … 16,384; off by at most 7.
int sine(Turn turn);
inline int cosine(Turn turn) {
  return sine(static_cast<Turn>(turn + 16384));
}

/// The largest whole number whose square is not above `n`.
std::uint32_t square_root(std::uint32_t n);

}  // namespace ink
}  // namespace seaglass
