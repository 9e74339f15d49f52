// A state as bytes.
#pragma once

#include "tabletop/game.h"

namespace seaglass::table_tool {

struct Packed {
  std::uint8_t bytes[packed_bytes_max];
  int size;
};

inline Packed packed(const Game& game, const AnyState& state) {
  Packed result{};
  BitWriter writer({result.bytes, packed_bytes_max});
  game.pack(state, writer);
  result.size = writer.bytes();
  return result;
}

}  // namespace seaglass::table_tool
