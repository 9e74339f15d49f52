// The score: regions, the tour around the tents, palm trees.
#include "games/mirage/rules/map/regions.h"
#include "games/mirage/rules/map/tents.h"
#include "games/mirage/rules/state.h"

namespace seaglass::mirage {

namespace {

int tour_points(const State& state, Seat seat) {
  TentReaches tents;
  for (const Gap& gap : state.gaps)
    if (gap.tent.is(seat)) tents.push_back(Reach(area_of(state, gap)));
  return content::points_for_a_step * tour_steps(tents);
}

}  // namespace

int palm_points(const State& state, Seat seat) {
  Trees owned;
  for (const Gap& gap : state.gaps)
    if (gap.tent.is(seat) || gap.keeper.belongs_to(seat)) owned.add(gap.trees);
  return tree_points(owned);
}

Score State::score() const {
  Score score;
  const auto regions = region_points(map);
  int best = 0;
  for (Seat seat : all_seats(players)) {
    score.parts[0][seat] = regions[seat];
    score.parts[1][seat] = static_cast<std::int16_t>(tour_points(*this, seat));
    score.parts[2][seat] = static_cast<std::int16_t>(palm_points(*this, seat));
    score.totals[seat] =
        static_cast<std::int16_t>(score.parts[0][seat] + score.parts[1][seat] + score.parts[2][seat]);
    if (score.totals[seat] > best) best = score.totals[seat];
  }
  for (Seat seat : all_seats(players))
    if (over() && score.totals[seat] == best) score.winners.insert(seat);
  return score;
}

}  // namespace seaglass::mirage
