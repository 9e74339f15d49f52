// What of the table is shown: as it lies; or with what the choice under the cursor would lay, the gaps that
// would close and who would claim them; or, while something is told, as it was at that moment.
#pragma once

#include "games/mirage/rules/claims.h"
#include "stage/choice_walk.h"

namespace seaglass::mirage {

struct ShownMap {
  Map map;
  int first_new = 0;                           // squares of the map from here on are not laid yet
  FixedVector<Point, pending_max + 1> gaps;    // first squares of those that close
  int gap = -1;                                // the one looked at
  Regions regions;                             // around it, or else those under the cursor
  FixedVector<std::uint8_t, 3> first_patches;  // of each of the regions under the cursor
  Explorers explorers;                         // in these regions
  SeatSet leading;

  bool closes_gap() const { return gap >= 0; }
};

void set_shown_map(const View& view, const ChoiceWalk* walk, ShownMap& shown);

/// What a cursor that only looks can stand on: the squares of the map, then the gaps. Shown with the regions
/// there, or with those around the gap.
int places_of(const State& state);
Point place_at(const State& state, int place);
void set_shown_place(const State& state, int place, ShownMap& shown);

}  // namespace seaglass::mirage
