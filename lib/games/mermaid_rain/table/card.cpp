#include "games/cards.h"
#include "games/door.h"

namespace seaglass::mermaid_rain {

using ink::Color;

const GameCard& card() {
  static constexpr GameCard card = {"Mermaid Rain",
                                    Word::about_mermaid_rain,
                                    Word::begins_mermaid_rain,
                                    content::art::mermaid_rain,
                                    {Color(0x2b8f95), Color(0xc5f5e6), Color(0x0d3a52)},
                                    60,
                                    {176, 56}};
  return card;
}

}  // namespace seaglass::mermaid_rain
