// Arithmetic that Debian's libgcc for the lx106 leaves to the ESP8266's ROM. (The ESP32's LX6 divides in
// hardware.)
#include <cstdint>

namespace {

template <typename Unsigned>
struct Divided {
  Unsigned quotient;
  Unsigned remainder;
};

template <typename Unsigned>
Divided<Unsigned> divide(Unsigned dividend, Unsigned divisor, int bits) {
  Divided<Unsigned> result{0, dividend};
  if (divisor == 0) return result;
  int shift = 0;
  while (shift < bits - 1 && (divisor >> (bits - 1)) == 0 && divisor < dividend) {
    divisor <<= 1;
    ++shift;
  }
  for (; shift >= 0; --shift, divisor >>= 1) {
    result.quotient <<= 1;
    if (result.remainder >= divisor) {
      result.remainder -= divisor;
      result.quotient |= 1;
    }
  }
  return result;
}

Divided<std::uint32_t> divide_32(std::uint32_t a, std::uint32_t b) {
  return divide<std::uint32_t>(a, b, 32);
}
Divided<std::uint64_t> divide_64(std::uint64_t a, std::uint64_t b) {
  return divide<std::uint64_t>(a, b, 64);
}

template <typename Unsigned, typename Signed>
Unsigned magnitude(Signed value) {
  return value < 0 ? Unsigned{0} - static_cast<Unsigned>(value) : static_cast<Unsigned>(value);
}

template <typename Signed, typename Unsigned>
Signed with_sign(Unsigned value, bool negative) {
  return static_cast<Signed>(negative ? Unsigned{0} - value : value);
}

}  // namespace

extern "C" {

std::uint32_t __udivsi3(std::uint32_t a, std::uint32_t b) {
  return divide_32(a, b).quotient;
}
std::uint32_t __umodsi3(std::uint32_t a, std::uint32_t b) {
  return divide_32(a, b).remainder;
}
std::uint64_t __udivdi3(std::uint64_t a, std::uint64_t b) {
  return divide_64(a, b).quotient;
}
std::uint64_t __umoddi3(std::uint64_t a, std::uint64_t b) {
  return divide_64(a, b).remainder;
}

std::int32_t __divsi3(std::int32_t a, std::int32_t b) {
  return with_sign<std::int32_t>(divide_32(magnitude<std::uint32_t>(a), magnitude<std::uint32_t>(b)).quotient,
                                 (a < 0) != (b < 0));
}
std::int32_t __modsi3(std::int32_t a, std::int32_t b) {
  return with_sign<std::int32_t>(
      divide_32(magnitude<std::uint32_t>(a), magnitude<std::uint32_t>(b)).remainder, a < 0);
}
std::int64_t __divdi3(std::int64_t a, std::int64_t b) {
  return with_sign<std::int64_t>(divide_64(magnitude<std::uint64_t>(a), magnitude<std::uint64_t>(b)).quotient,
                                 (a < 0) != (b < 0));
}
std::int64_t __moddi3(std::int64_t a, std::int64_t b) {
  return with_sign<std::int64_t>(
      divide_64(magnitude<std::uint64_t>(a), magnitude<std::uint64_t>(b)).remainder, a < 0);
}

std::uint64_t __umulsidi3(std::uint32_t a, std::uint32_t b) {
  const std::uint32_t a_low = a & 0xFFFF, a_high = a >> 16, b_low = b & 0xFFFF, b_high = b >> 16;
  const std::uint32_t low = a_low * b_low;
  const std::uint32_t middle_1 = a_low * b_high;
  const std::uint32_t middle_2 = a_high * b_low;
  const std::uint32_t carried = (low >> 16) + (middle_1 & 0xFFFF) + (middle_2 & 0xFFFF);
  const std::uint32_t high = a_high * b_high + (middle_1 >> 16) + (middle_2 >> 16) + (carried >> 16);
  return (std::uint64_t{high} << 32) | (carried << 16) | (low & 0xFFFF);
}

std::uint64_t __muldi3(std::uint64_t a, std::uint64_t b) {
  const auto a_low = static_cast<std::uint32_t>(a), b_low = static_cast<std::uint32_t>(b);
  const auto a_high = static_cast<std::uint32_t>(a >> 32), b_high = static_cast<std::uint32_t>(b >> 32);
  return __umulsidi3(a_low, b_low) + (std::uint64_t{a_low * b_high + a_high * b_low} << 32);
}
}
