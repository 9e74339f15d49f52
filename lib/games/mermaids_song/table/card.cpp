#include "games/cards.h"
#include "games/door.h"

namespace seaglass::mermaids_song {

using ink::Color;

const GameCard& card() {
  static constexpr GameCard card = {"Mermaid’s Song",
                                    Word::about_mermaids_song,
                                    Word::begins_mermaids_song,
                                    content::art::mermaids_song,
                                    {Color(0x33509a), Color(0x8fb6e8), Color(0x0a1238)},
                                    30,
                                    {206, 72}};
  return card;
}

}  // namespace seaglass::mermaids_song
