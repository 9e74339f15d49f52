// What a sitting begins from: the deal of its seed, which is an empty opening, or the position in which
// another unit left the table, packed whole.
#pragma once

#include "core/bytes.h"
#include "core/fixed_vector.h"

namespace seaglass {

/// Any state, decks and random generator included; Mermaid Rain's is the largest. Two records hold it
/// (saved_journal.h), and a snapshot with it goes over the air in two parts at most (snapshot.h).
constexpr int packed_bytes_max = 240;
/// Of a state masked for its viewers: as many as a message on the air holds (table_message.h).
constexpr int masked_bytes_limit = 176;

using Opening = FixedVector<std::uint8_t, packed_bytes_max>;

inline Bytes bytes_of(const Opening& opening) {
  return {opening.begin(), opening.size()};
}

}  // namespace seaglass
