// What happens in Mermaid Beach, for screens to show. `seat` is who does it or whom it happens to.
#pragma once

#include "games/mermaid_beach/rules/cards.h"
#include "tabletop/event.h"

namespace seaglass::mermaid_beach {

enum class Happening : std::uint8_t {
  played,       // card a was discarded (two of it, if an item)
  took_shell,   // from seat a, worth b
  washed_away,  // a shell of seat a, worth b
  asked,        // seat a for item b; c: whether it had one
  drew,  // card a, from the Beach deck: a secret of the seat that draws; b: whether it may be played now
  beach_empty,   // there was no card to draw
  turned_shell,  // worth a
  turned_star,   // a Starfish: hands are passed to the left (a = 0) or right (a = 1); b: whether a bonus turn
                 // follows
  chose_pass,    // which card is a secret until nobody's
  passed,        // card a went to seat b: a secret of the two
  dumped,        // card a, without effect
  stopped,
  kept,
  bonus_turn,
  turn,  // now it is this seat's
  over,
};

constexpr Happening happening(const Event& event) {
  return static_cast<Happening>(event.what);
}

}  // namespace seaglass::mermaid_beach
