// What two people compare: four pictures out of 32, the same on both screens if nobody sits in between.
#pragma once

#include <cstdint>

namespace seaglass {
namespace radio {

struct Pictures {
  static constexpr int count = 4;
  static constexpr int kinds = 32;  // five bits each, 20 together
  std::uint8_t kind[count] = {};

  friend bool operator==(const Pictures& a, const Pictures& b) {
    for (int i = 0; i < count; ++i)
      if (a.kind[i] != b.kind[i]) return false;
    return true;
  }
  friend bool operator!=(const Pictures& a, const Pictures& b) { return !(a == b); }
};

}  // namespace radio
}  // namespace seaglass
