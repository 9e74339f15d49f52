// 64-bit shifts, which GCC calls where it saves space. The libgcc at hand is for the other calling
// convention.
#include <cstdint>

namespace {

struct Halves {
  std::uint32_t low, high;
};

Halves halves(std::uint64_t value) {
  return {static_cast<std::uint32_t>(value), static_cast<std::uint32_t>(value >> 32)};
}
std::uint64_t whole(std::uint32_t low, std::uint32_t high) {
  return std::uint64_t{high} << 32 | low;
}

}  // namespace

extern "C" {

std::uint64_t __ashldi3(std::uint64_t value, int by) {
  const Halves from = halves(value);
  if (by == 0) return value;
  if (by >= 32) return whole(0, from.low << (by - 32));
  return whole(from.low << by, from.high << by | from.low >> (32 - by));
}

std::uint64_t __lshrdi3(std::uint64_t value, int by) {
  const Halves from = halves(value);
  if (by == 0) return value;
  if (by >= 32) return whole(from.high >> (by - 32), 0);
  return whole(from.low >> by | from.high << (32 - by), from.high >> by);
}
}
