// A stretch of memory that somebody else owns.
#pragma once

#include <cstddef>
#include <cstdint>

namespace seaglass {

struct Bytes {
  const std::uint8_t* data = nullptr;
  int size = 0;
};

struct MutableBytes {
  std::uint8_t* data = nullptr;
  int size = 0;

  constexpr operator Bytes() const { return {data, size}; }
};

}  // namespace seaglass
