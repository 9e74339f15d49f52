// What a sitting begins from: the deal of its seed, which is an empty opening, or the position in which
// another unit left the table, packed whole.
#pragma once

#include "core/bytes.h"
#include "core/fixed_vector.h"

namespace seaglass {

constexpr int packed_bytes_max =
    220;  // any state, decks and random generator included: one radio frame, sealed

using Opening = FixedVector<std::uint8_t, packed_bytes_max>;

inline Bytes bytes_of(const Opening& opening) {
  return {opening.begin(), opening.size()};
}

}  // namespace seaglass
