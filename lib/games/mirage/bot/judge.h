// How well the seats stand. A bot asks this of hundreds of positions that differ from one by what can be done
// in a turn: so the judge looks at that one position as a whole, and at each of the others only at what is
// different there. Regions grow together but never apart, and a completed gap stays as it is.
#pragma once

#include "games/mirage/rules/map/regions.h"
#include "games/mirage/rules/map/tents.h"
#include "games/mirage/rules/state.h"

namespace seaglass::mirage {

/// In tenths of a point.
using Standing = PerSeat<int, players_max>;

class Judge {
 public:
  /// The positions to come follow from this one within a turn. It stays where it is. Whatever is looked at
  /// after the first one follows from that.
  void look(const State& base);
  /// By points, and before the end by tents and explorers.
  Standing standing(const State& after);

 private:
  /// How many explorers each seat has in a region, in four bits each.
  using Counts = std::uint16_t;
  static constexpr int bits_each = 4, most_each = 15;
  static_assert(content::camels_each <= most_each && content::ships_each <= most_each);
  static_assert(players_max * bits_each == 16);
  static constexpr int count_of(Counts counts, Seat seat) {
    return counts >> (bits_each * seat.index()) & most_each;
  }
  static constexpr Counts one_of(Seat seat) { return static_cast<Counts>(1 << (bits_each * seat.index())); }
  using Points = PerSeat<int, players_max>;

  /// A survey tile has a half in each of its squares, a coast two.
  static constexpr int new_patches_max = elbow_squares + 2;
  static constexpr int regions_max = patches_max + new_patches_max;
  static constexpr int no_region = 0;  // they count from 1

  static int number_of(Patch patch) { return 2 * patch.square + index(patch.terrain); }
  static void score(Counts counts, int sign, Points& points);

  void look_at_tents();
  Points regions_of(const State& after);
  void join_new_squares(const State& after);
  void join_new_patch(const State& after, Patch patch);
  void note_explorers(const State& after);
  void note_explorer(Explorer explorer, int square, bool comes);
  int group_of(int region);
  void join(int region, int other);
  int region_of(Patch patch) const { return region_[number_of(patch)]; }

  int tour_of(const State& after, Seat seat) const;
  SeatSet whose_tents_moved(const State& after) const;

  const State* base_ = nullptr;
  std::uint8_t region_[2 * squares_max] = {};  // of each patch
  int regions_ = 0;                            // in the base
  Counts counts_[regions_max + 1] = {};
  Points points_;  // for regions

  struct Tent {
    std::uint8_t gap = no_gap;
    Reach reach;
  };
  FixedVector<Tent, players_max * tents_max> tents_;
  std::uint8_t lasting_gaps_ = 0;  // of the first position: the same in all others
  Points tours_;

  // Regions that are different in the position that is judged.
  std::uint8_t touched_[regions_max] = {};
  std::uint8_t group_[regions_max + 1] = {};  // of a touched region: the first of those joined to it; or 0
  Counts gathered_[regions_max + 1] = {};     // of a group
  int touched_count_ = 0;
};

}  // namespace seaglass::mirage
