#include "games/cards.h"
#include "games/door.h"

namespace seaglass::mirage {

using ink::Color;

const GameCard& card() {
  static constexpr GameCard card = {"Mirage",
                                    Word::about_mirage,
                                    Word::begins_mirage,
                                    content::art::mirage,
                                    {Color(0x36a19c), Color(0xfff0c4), Color(0x14505c)},
                                    30,
                                    {65, 76}};
  return card;
}

}  // namespace seaglass::mirage
