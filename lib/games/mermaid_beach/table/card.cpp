#include "games/cards.h"
#include "games/door.h"

namespace seaglass::mermaid_beach {

using ink::Color;

const GameCard& card() {
  static constexpr GameCard card = {"Mermaid Beach",
                                    Word::about_mermaid_beach,
                                    Word::begins_mermaid_beach,
                                    content::art::mermaid_beach,
                                    {Color(0x4fc4c6), Color(0xf4fbf2), Color(0x0f6484)},
                                    15,
                                    {242, 70}};
  return card;
}

}  // namespace seaglass::mermaid_beach
