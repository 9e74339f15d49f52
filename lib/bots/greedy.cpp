#include "bots/greedy.h"

namespace seaglass::bots {

/// Choices are visited in the same order every time, so each step passes over those weighed before.
bool GreedyPlayer::step() {
  const int first = weighed_, end = first + adviser_.weighed_in_a_step();
  int visited = 0;
  game_.choices(situation_.seen, situation_.seat, [&](Choice choice) {
    if (visited >= first && visited < end) weigh(choice);
    ++visited;
  });
  weighed_ = end;
  return visited <= end;
}

/// The n-th of equally good choices replaces the one taken so far with a chance of 1 in n.
void GreedyPlayer::weigh(Choice choice) {
  int worth = adviser_.worth(situation_.seen, situation_.seat, choice, preview_);
  if (const int most = adviser_.left_to_chance(choice)) worth += random_.below(most + 1);
  if (equally_good_ > 0 && worth < best_worth_) return;
  equally_good_ = equally_good_ > 0 && worth == best_worth_ ? equally_good_ + 1 : 1;
  best_worth_ = worth;
  if (random_.below(equally_good_) == 0) best_ = choice;
}

}  // namespace seaglass::bots
