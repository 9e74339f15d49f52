// What can be seen from one bare square: which of the nine squares around it are bare, and which of them
// touch land or water. From that follows whether a survey tile could cover the square, without looking at the
// map again.
#pragma once

#include <cstdint>

#include "games/mirage/rules/map/map.h"

namespace seaglass::mirage {

/// A set of squares among the nine, row by row from the north-west; bit 4 is the centre.
using Nine = unsigned;

constexpr Nine nine_bit(int dx, int dy) {
  return dx < -1 || dx > 1 || dy < -1 || dy > 1 ? 0u : 1u << ((dy + 1) * 3 + (dx + 1));
}

class Surroundings {
 public:
  Surroundings(const Map& map, Point at);

  /// Whether some elbow over the centre has only bare squares and does not touch both land and water. No
  /// contact is needed.
  bool some_elbow_fits() const;

 private:
  bool fits(Nine elbow) const {
    return (elbow & ~bare_) == 0 && ((elbow & land_) == 0 || (elbow & water_) == 0);
  }

  Nine bare_ = 0;
  Nine land_ = 0;
  Nine water_ = 0;
};

}  // namespace seaglass::mirage
