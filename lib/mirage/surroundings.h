// What can be seen from one bare square: which of the nine squares around it are bare, and which of them
// touch land or water. From that follows which elbows over the square a survey tile could fill, without
// looking at the map again. Placing tiles and finding gaps both rest on this.
#pragma once

#include <cstdint>

#include "mirage/map.h"

namespace seaglass::mirage {

/// A set of squares among the nine, row by row from the north-west; bit 4 is the centre.
using Nine = unsigned;
constexpr Nine centre = 1u << 4;

constexpr Nine nine_bit(int dx, int dy) {
  return dx < -1 || dx > 1 || dy < -1 || dy > 1 ? 0u : 1u << ((dy + 1) * 3 + (dx + 1));
}

/// One of the twelve elbows that cover the centre.
struct NearElbow {
  Nine squares = 0;
  Nine before = 0;  // those of its squares that come before the centre, row by row
  std::int8_t corner_dx = 0;
  std::int8_t corner_dy = 0;
  std::uint8_t rotation = 0;

  constexpr Elbow around(Point p) const { return {moved(p, corner_dx, corner_dy), rotation}; }
};
constexpr int near_elbow_count = 12;

struct NearElbows {
  NearElbow elbows[near_elbow_count];

  constexpr const NearElbow* begin() const { return elbows; }
  constexpr const NearElbow* end() const { return elbows + near_elbow_count; }
};
constexpr NearElbows all_near_elbows() {
  NearElbows all{};
  int count = 0;
  for (int rotation = 0; rotation < rotation_count; ++rotation)
    for (int over_centre = 0; over_centre < elbow_squares; ++over_centre) {
      const Elbow at_origin{{0, 0}, static_cast<std::uint8_t>(rotation)};
      const Point covering = at_origin.square(over_centre);
      NearElbow& near = all.elbows[count++];
      near.corner_dx = static_cast<std::int8_t>(-covering.x);
      near.corner_dy = static_cast<std::int8_t>(-covering.y);
      near.rotation = static_cast<std::uint8_t>(rotation);
      for (int i = 0; i < elbow_squares; ++i) {
        const Point square = near.around({0, 0}).square(i);
        near.squares |= nine_bit(square.x, square.y);
      }
      near.before = near.squares & (centre - 1);
    }
  return all;
}
constexpr NearElbows near_elbows = all_near_elbows();

class Surroundings {
 public:
  Surroundings(const Map& map, Point at);

  Nine bare() const { return bare_; }
  Nine touching(Terrain terrain) const { return terrain == Terrain::land ? land_ : water_; }
  Nine touching() const { return land_ | water_; }

  /// All its squares are bare, and it does not touch both land and water. No contact is needed.
  bool fits(const NearElbow& elbow) const {
    return (elbow.squares & ~bare_) == 0 && ((elbow.squares & land_) == 0 || (elbow.squares & water_) == 0);
  }
  bool anything_fits() const {
    for (const NearElbow& elbow : near_elbows)
      if (fits(elbow)) return true;
    return false;
  }

 private:
  Nine bare_ = 0;
  Nine land_ = 0;
  Nine water_ = 0;
};

}  // namespace seaglass::mirage
