#include "games/cards.h"
#include "games/door.h"

namespace seaglass::tide_pool {

using ink::Color;

const GameCard& card() {
  static constexpr GameCard card = {"Tide Pool",
                                    Word::about_tide_pool,
                                    Word::begins_tide_pool,
                                    content::art::tide_pool,
                                    {Color(0x2f8799), Color(0xd8f2f0), Color(0x173a4a)},
                                    2};
  return card;
}

}  // namespace seaglass::tide_pool
