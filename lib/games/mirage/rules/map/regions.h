// Regions: squares of one terrain and one tone, joined by edges. The two halves of a coast count as squares
// of their own. Whoever has most explorers in the regions around a gap claims it; at the end every region
// with an explorer in it is worth points.
#pragma once

#include "core/bit_set.h"
#include "core/fixed_vector.h"
#include "games/mirage/rules/map/gaps.h"
#include "games/mirage/rules/map/map.h"

namespace seaglass::mirage {

/// A survey square, or one half of a coast.
struct Patch {
  std::uint8_t square = 0;  // its index in the map
  Terrain terrain = Terrain::land;
};
constexpr int patches_max = squares_max + coast_tiles_max;

using Explorers = PerSeat<std::uint8_t, players_max>;

/// Some regions, each whole.
class Regions {
 public:
  /// Adds the region that this patch belongs to, unless it is here already.
  void add(const Map& map, Patch patch);
  bool contains(Patch patch) const { return seen_.contains(bit(patch)); }

  int size() const { return patches_.size(); }
  const Patch& operator[](int i) const { return patches_[i]; }
  const Patch* begin() const { return patches_.begin(); }
  const Patch* end() const { return patches_.end(); }

 private:
  static int bit(Patch patch) { return 2 * patch.square + index(patch.terrain); }
  void add_patch(Patch patch);

  FixedVector<Patch, patches_max> patches_;  // region after region
  BitSet<2 * squares_max> seen_;
};

/// The regions that share an edge with the gap.
Regions regions_around(const Map& map, const Area& gap);

/// The explorer in this half of the square, or nobody.
Explorer explorer_in(const Map& map, Patch patch);
/// How many explorers each seat has in the regions, those before the `first`-th patch not counted.
Explorers explorers_in(const Map& map, const Regions& regions, int first = 0);
/// Who has most of them; nobody where there are none.
SeatSet leaders(const Explorers& explorers);

/// For every region with explorers, the points go to each seat that nobody there outnumbers.
PerSeat<std::int16_t, players_max> region_points(const Map& map);

}  // namespace seaglass::mirage
