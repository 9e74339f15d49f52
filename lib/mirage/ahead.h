// What a choice would bring: the map with the tile or coast under the cursor on it, the gaps that would close
// then, and who would claim the one looked at.
#pragma once

#include "mirage/claims.h"
#include "stage/choice_walk.h"

namespace seaglass::mirage {

struct Ahead {
  Map map;
  int first_new = 0;                         // squares of the map from here on are not laid yet
  FixedVector<Point, pending_max + 1> gaps;  // first squares of those about to be settled
  int gap = -1;                              // the one looked at
  Regions regions;                           // around it, or else those under the cursor
  Explorers explorers;                       // in these regions
  SeatSet leading;

  bool closes_gap() const { return gap >= 0; }
};

/// Without a walk, the map as it is.
void look_ahead(const State& state, const ChoiceWalk* walk, Ahead& ahead);

}  // namespace seaglass::mirage
