// The treasure tokens of Mermaid Rain.
#pragma once

#include <cstdint>

#include "content/games/mermaid_rain.h"
#include "core/fixed_vector.h"
#include "games/mermaid_rain/rules/cards/counted.h"

namespace seaglass::mermaid_rain {

constexpr int treasure_kinds = content::treasure_count;
constexpr int token_count = content::token_count;

enum class Treasure : std::uint8_t { scale, pearl, crystal, coral, shell, unknown };
static_assert(static_cast<int>(Treasure::unknown) == treasure_kinds);

constexpr int index(Treasure treasure) {
  return static_cast<int>(treasure);
}
constexpr Treasure treasure_at(int index) {
  return static_cast<Treasure>(index);
}

using Tokens = Counted<Treasure, treasure_kinds>;
using HiddenTokens = Hideable<Treasure, treasure_kinds>;

/// The few tokens on a treasure space that lie the same way up. Their order means nothing: they are kept
/// sorted.
using TokensOnSpace = FixedVector<Treasure, content::tokens_per_space>;

constexpr void lay(TokensOnSpace& tokens, Treasure token) {
  int place = 0;
  while (place < tokens.size() && tokens[place] < token) ++place;
  tokens.insert(place, token);
}

struct Space {
  TokensOnSpace face_up;
  TokensOnSpace face_down;

  constexpr bool empty() const { return face_up.empty() && face_down.empty(); }
};

}  // namespace seaglass::mermaid_rain
