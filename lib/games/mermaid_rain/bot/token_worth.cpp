#include "games/mermaid_rain/bot/token_worth.h"

#include "games/mermaid_rain/rules/scoring.h"

namespace seaglass::mermaid_rain {

namespace {

constexpr int point = 10;
constexpr int gained = content::points_gained * point;
// Beside that; found by playing against other numbers.
constexpr int missing = 50, in_front = 40, behind = 25;

int open_ones(const State& state, Seat seat, int kind) {
  return state.face_up[seat].count[kind];
}

}  // namespace

void TokenWorth::look(const State& state, Seat seat, Eye eye) {
  int sum = 0;
  most_ = 0;
  for (int kind = 0; kind < treasure_kinds; ++kind) {
    own_[kind] = won_by(state, seat).count[kind];
    int most_of_others = 0;
    for (Seat other : all_seats(state.players))
      if (const int open = open_ones(state, other, kind); other != seat && open > most_of_others)
        most_of_others = open;
    for (int more = 0; more < more_max; ++more) {
      const int own = own_[kind] + more;
      int worth = gained + in_front;
      if (eye != Eye::of_a_child) worth = by_rule_of_thumb(own, most_of_others);
      if (eye == Eye::that_counts) worth = with_the_count(state, seat, kind, own, worth);
      worth_[kind][more] = worth;
      if (worth > most_) most_ = worth;
    }
    sum += worth_[kind][0];
  }
  hidden_ = sum / treasure_kinds;
  if (of_hidden(2, true) > most_) most_ = of_hidden(2, true);
}

/// One of each type goes to the witch; what is left will count by who has most of it.
int TokenWorth::by_rule_of_thumb(int own, int most_of_others) const {
  if (own == 0) return gained + missing;
  return gained + (own >= most_of_others - 1 ? in_front : behind);
}

/// The count of today is nothing in the first rounds, half of it in the one before the last, and all of it in
/// the last.
int TokenWorth::with_the_count(const State& state, Seat seat, int kind, int own, int by_thumb) const {
  if (state.round + 1 < rounds) return by_thumb;
  const int counted = by_count(state, seat, kind, own);
  return state.round == rounds ? counted : (counted + by_thumb) / 2;
}

/// What the final count would give for it, and what the others lose by it in the mean.
/// What they have face-down nobody knows.
int TokenWorth::by_count(const State& state, Seat seat, int kind, int own) const {
  constexpr int another_chance = 5;  // somebody behind may still come
  if (own == 0) return gained + content::points_tribute * point;
  PerSeat<int> left;
  for (Seat each : all_seats(state.players)) {
    const int open = open_ones(state, each, kind);
    left[each] = open > 0 ? open - 1 : 0;
  }
  left[seat] = own - 1;
  const PerSeat<std::int16_t> before = points_for_type(left, state.players);
  ++left[seat];
  const PerSeat<std::int16_t> after = points_for_type(left, state.players);
  int others = 0;
  for (Seat other : all_seats(state.players)) others += other == seat ? 0 : before[other] - after[other];
  return gained + another_chance + point * (after[seat] - before[seat]) +
         point * others / (state.players - 1);
}

}  // namespace seaglass::mermaid_rain
