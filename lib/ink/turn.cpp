#include "ink/turn.h"

namespace seaglass {
namespace ink {

namespace {

constexpr int steps_per_quarter = 32;
constexpr int turns_per_step = 16384 / steps_per_quarter;
/// 16,384 × sin(i / 32 of a right angle)
constexpr std::uint16_t quarter[steps_per_quarter + 1] = {
    0,     804,   1606,  2404,  3196,  3981,  4756,  5520,  6270,  7005,  7723,
    8423,  9102,  9760,  10394, 11003, 11585, 12140, 12665, 13160, 13623, 14053,
    14449, 14811, 15137, 15426, 15679, 15893, 16069, 16207, 16305, 16364, 16384,
};

}  // namespace

int sine(Turn turn) {
  const bool below = turn >= 32768;
  int rest = turn & 32767;
  if (rest > 16384) rest = 32768 - rest;
  const int step = rest / turns_per_step, part = rest % turns_per_step;
  const int low = quarter[step], high = quarter[step < steps_per_quarter ? step + 1 : step];
  const int value = low + (high - low) * part / turns_per_step;
  return below ? -value : value;
}

std::uint32_t square_root(std::uint32_t n) {
  std::uint32_t root = 0;
  for (std::uint32_t bit = 1u << 30; bit != 0; bit >>= 2) {
    if (n >= root + bit) {
      n -= root + bit;
      root = (root >> 1) + bit;
    } else {
      root >>= 1;
    }
  }
  return root;
}

}  // namespace ink
}  // namespace seaglass
