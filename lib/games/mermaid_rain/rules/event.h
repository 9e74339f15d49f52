// What happens in Mermaid Rain, for screens to show. `seat` is who does it or whom it happens to; where it is
// nobody in particular, seat 0.
#pragma once

#include "games/mermaid_rain/rules/choice.h"
#include "tabletop/event.h"

namespace seaglass::mermaid_rain {

enum class Happening : std::uint8_t {
  round,         // number a begins
  deck_rebuilt,  // from the discards
  dealt,         // a cards to this seat: b dolphins, c gulls, else turtles, which is a secret of this seat
  undercurrent,  // card a is turned up
  pile_rebuilt,  // of shape a, from the discards
  offered,       // tile a
  chose_meld,    // card a, or a and b, or the princess: a secret until all have chosen
  showed,        // card a, or a and b
  stopped,       // showed the princess
  ranked,        // a: rank, b: place in the order, from 0
  turn,          // now it is this seat's
  bonus,         // of rank a is paid: its points follow as `scored`
  scored,        // a points
  march_token,   // treasure a, out of the pool, laid open
  picked,        // tile a
  drew_blind,    // a tile of shape a, which nobody has seen
  prince,        // goes to this seat
  started,       // on starting space a
  placed,        // tile a, or a blind one by its shape, on hex b in rotation c
  turned_up,     // the blind tile on the ocean is tile a
  warped,        // to place a
  stayed,        // did not warp
  moved,         // to place a, for card b or cards b and c
  looked,   // at the treasure of space a; b of it face-down: c, packed_secret of them, is a secret of this
            // seat
  took,     // treasure a, b: face (down: a secret of this seat), from space c
  left,     // took nothing
  ended,    // rides no further, with a cards left
  drained,  // tile a leaves the ocean, dark
  discarded_tile,  // tile a was not placed
  adrift,          // the mermaid's tile is gone
  drifted,         // to starting space a
  chose_keep,      // cards a and b: a secret until all have chosen
  kept,            // two cards; discarded are a dolphins, b gulls and c turtles
  revealed,        // a of treasure b won face-down
  tribute,         // a types are missing
  type_points,     // treasure a brings b points
  over,
};
constexpr int happening_count = 37;

/// In `dealt`: which cards, is hidden from whoever looks.
constexpr int hidden_cards = 255;
/// In `looked`: one more than the first treasure and 8 times one more than the second; 0 where they are
/// hidden.
constexpr int packed_secret(const TokensOnSpace& tokens) {
  int packed = 0;
  for (int i = tokens.size() - 1; i >= 0; --i) packed = packed * 8 + index(tokens[i]) + 1;
  return packed;
}
static_assert(treasure_kinds < 8 && content::tokens_per_space == 2);

constexpr Event make_event(Happening what, int a = 0) {
  return make_event(what, Seat(0), a);
}
/// Chance or something hidden came to light.
constexpr Event make_revelation(Happening what, Seat seat, int a = 0, int b = 0, int c = 0) {
  return make_event(what, seat, a, b, c, true);
}
constexpr Happening happening(const Event& event) {
  return static_cast<Happening>(event.what);
}

}  // namespace seaglass::mermaid_rain
