// What somebody saw at a table for a moment, and whoever sits there in the flesh would remember. It is no
// part of the state: the handheld on which it was seen keeps it, for that person alone, and the game's screen
// says what stands in it.
#pragma once

#include <cstdint>

namespace seaglass {

struct Recollection {
  static constexpr int bytes_max = 28;  // Rain has a byte for each of 28 treasure spaces

  std::uint8_t bytes[bytes_max] = {};
};

}  // namespace seaglass
