// What happens in Mirage, for screens to show. `seat` is who does it or whom it happens to. Everything lies
// open, so no event is a secret. Places are (a, b), as in choices.
#pragma once

#include "games/mirage/rules/map/geometry.h"
#include "tabletop/event.h"

namespace seaglass::mirage {

enum class Happening : std::uint8_t {
  turn,               // now it is this seat's
  drew,               // a survey tile of type a
  laid_survey,        // its corner at (a, b), rotation c
  laid_coast,         // at (a, b); c: rotation + 4 · pattern + 8 · face
  sent,               // an explorer of kind c to (a, b)
  found_gap,          // gap a is complete
  nobody_claims,      // gap a: nobody has an explorer in the regions around it
  tie,                // over gap a; b: the leading seats, a bit each
  claims,             // gap a
  explorer_returned,  // of kind c, from (a, b)
  tent_pitched,       // in gap a, from the supply
  tent_moved,         // from gap a to gap b
  keeper_stays,       // an explorer of kind b with the trees in gap a; c: 1 if it came from the map
  keeper_left,        // the explorer of kind c at (a, b), to keep trees
  trees_lost,         // those in gap a are nobody's now
  trees_planted,      // in gap a; b: white + 16 · black, c: red + 16 · yellow
  over,
};

constexpr Event make_event(Happening what, Seat seat, Point at, int c) {
  return make_event(what, seat, at.x, at.y, c);
}
constexpr Happening happening(const Event& event) {
  return static_cast<Happening>(event.what);
}

}  // namespace seaglass::mirage
