// What happens in Mermaid's Song, for screens to show. `seat` is who does it or whom it happens to.
#pragma once

#include "games/mermaids_song/rules/cards.h"
#include "tabletop/event.h"

namespace seaglass::mermaids_song {

enum class Happening : std::uint8_t {
  turn,            // now it is this seat's
  reshuffled,      // the discard pile, a cards, is the new deck
  drew,            // card a: a secret of the seat that draws
  discarded_hand,  // the cards a, b and c
  placed,          // a mermaid in slot a
  sang,            // card a to the mermaid of seat b in slot c
  power,           // of this seat's mermaid in slot a is now b; c: its Prevailing kind
  enticed,         // the creature of rating a, with the mermaid in slot b, from place c of the row
  turned,          // a creature of rating a, up in place b of the row
  kraken,          // was released
  lost,            // to the Kraken: the mermaid in slot a, of power b
  must_choose,     // which of its equally powerful mermaids the Kraken takes
  stole,           // from seat a a creature of rating b
  no_creature,     // to take: the Treasure was discarded without effect
  won,             // with a points
  over,            // a: the Ending
};

enum class Prevailing : std::uint8_t { neither, songs, silences };

/// Why the game is over.
enum class Ending : std::uint8_t {
  target,      // somebody has the points to win
  no_card,     // a needed card cannot be drawn
  idle_turns,  // nobody drew, played or discarded a card for three rounds
  turn_limit,
};

constexpr Happening happening(const Event& event) {
  return static_cast<Happening>(event.what);
}

}  // namespace seaglass::mermaids_song
