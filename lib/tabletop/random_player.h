// A player without a thought: any legal choice, each as likely as the others. For tests, storms, signatures
// and benchmarks; and for lessons, which are positions of such games.
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

/// The same for whoever plays many games and names none by its seed: a random number for a handful of choices
/// instead of one for each, and none where there is no choice.
class QuickChooser {
 public:
  explicit QuickChooser(Random& random) : random_(random) {}

  void offer(Choice choice) {
    gathered_[gathered_count_++] = choice;
    if (gathered_count_ == gathered_max) draw();
  }
  /// One of all that were offered since it was asked last: there must have been some.
  Choice taken() {
    if (gathered_count_ > 0) draw();
    CHECK(offered_ > 0);
    offered_ = 0;
    return taken_;
  }

 private:
  static constexpr int gathered_max = 32;  // most decisions offer less

  /// Each of those gathered, or the one taken before, with its share in all that were offered.
  void draw() {
    offered_ += gathered_count_;
    const int drawn = offered_ == 1 ? 0 : random_.below(offered_);
    if (drawn < gathered_count_) taken_ = gathered_[drawn];
    gathered_count_ = 0;
  }

  Random& random_;
  Choice gathered_[gathered_max];
  int gathered_count_ = 0;
  int offered_ = 0;
  Choice taken_;
};

inline Seat any_seat(Random& random, SeatSet seats) {
  int skip = random.below(seats.count());
  for (Seat seat : all_seats(seats_max))
    if (seats.contains(seat) && skip-- == 0) return seat;
  return seats.first();
}

/// The seat that decides, and without a random number where only one does.
inline Seat quick_seat(Random& random, SeatSet seats) {
  const Seat first = seats.first();
  return seats == SeatSet(first) ? first : any_seat(random, seats);
}

}  // namespace seaglass
