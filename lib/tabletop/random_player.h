// A player without a thought: any legal choice, each as likely as the others. For tests, storms, signatures
// and benchmarks.
#pragma once

#include "core/random.h"
#include "tabletop/choice.h"
#include "tabletop/seat.h"

namespace seaglass {

/// `choices` visits what may be chosen: there must be something. The n-th choice visited replaces the one
/// taken so far with a chance of 1 in n, so that one visit is enough.
template <typename Choices>
Choice any_choice(Random& random, const Choices& choices) {
  int visited = 0;
  Choice taken;
  choices([&](Choice choice) {
    if (++visited == 1 || random.below(visited) == 0) taken = choice;
  });
  CHECK(visited > 0);
  return taken;
}

inline Seat any_seat(Random& random, SeatSet seats) {
  int skip = random.below(seats.count());
  for (Seat seat : all_seats(seats_max))
    if (seats.contains(seat) && skip-- == 0) return seat;
  return seats.first();
}

}  // namespace seaglass
