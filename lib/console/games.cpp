#include "console/games.h"

#include "core/check.h"

namespace seaglass {

using content::art::mermaid_beach;
using content::art::mermaid_rain;
using content::art::mermaids_song;
using content::art::mirage;
using ink::Color;

const GameCard& card_of(GameName game) {
  // In the order of GameName.
  static constexpr GameCard cards[game_count] = {
      {"Mermaid Rain", mermaid_rain, {Color(0x2b8f95), Color(0xc5f5e6), Color(0x0d3a52)}, 3, 6, 60},
      {"Mirage", mirage, {Color(0x36a19c), Color(0xfff0c4), Color(0x14505c)}, 2, 4, 30},
      {"Mermaid Beach", mermaid_beach, {Color(0x4fc4c6), Color(0xf4fbf2), Color(0x0f6484)}, 2, 5, 15},
      {"Mermaid’s Song", mermaids_song, {Color(0x33509a), Color(0x8fb6e8), Color(0x0a1238)}, 3, 6, 30},
  };
  const int i = static_cast<int>(game);
  CHECK(i < game_count);
  return cards[i];
}

}  // namespace seaglass
