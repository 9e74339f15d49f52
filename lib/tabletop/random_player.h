// A player without a thought: any legal choice, each as likely as the others. For tests, storms, signatures
// and benchmarks.
#pragma once

#include "core/random.h"
#include "tabletop/choice.h"
#include "tabletop/seat.h"

namespace seaglass {

template <typename Choices>
int count_choices(const Choices& choices) {
  int count = 0;
  choices([&count](Choice) { ++count; });
  return count;
}

/// `choices` visits what may be chosen: there must be something.
template <typename Choices>
Choice any_choice(Random& random, const Choices& choices) {
  int skip = random.below(count_choices(choices));
  Choice chosen;
  choices([&](Choice choice) {
    if (skip-- == 0) chosen = choice;
  });
  return chosen;
}

inline Seat any_seat(Random& random, SeatSet seats) {
  int skip = random.below(seats.count());
  for (Seat seat : all_seats(seats_max))
    if (seats.contains(seat) && skip-- == 0) return seat;
  return seats.first();
}

}  // namespace seaglass
