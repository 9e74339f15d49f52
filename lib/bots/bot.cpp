#include "bots/bot.h"

namespace seaglass::bots {

void Bot::begin(const Game& game, const Adviser& adviser, const AnyState& state, Seat seat, Random random) {
  CHECK(game.to_act(state).contains(seat));
  game_ = &game;
  adviser_ = &adviser;
  seat_ = seat;
  random_ = random;
  weighed_ = equally_good_ = best_worth_ = 0;
  chosen_ = false;
  seen_ = state;
  game.mask(seen_, SeatSet(seat));
}

/// Choices are visited in the same order every time, so each step passes over those weighed before.
bool Bot::step() {
  CHECK(game_ != nullptr);
  if (chosen_) return true;
  const int first = weighed_, end = first + adviser_->weighed_in_a_step();
  int visited = 0;
  game_->choices(seen_, seat_, [&](Choice choice) {
    if (visited >= first && visited < end) weigh(choice);
    ++visited;
  });
  weighed_ = end;
  chosen_ = visited <= end;
  return chosen_;
}

/// The n-th of equally good choices replaces the one taken so far with a chance of 1 in n.
void Bot::weigh(Choice choice) {
  int worth = adviser_->worth(seen_, seat_, choice, preview_);
  if (const int most = adviser_->left_to_chance(choice)) worth += random_.below(most + 1);
  if (equally_good_ > 0 && worth < best_worth_) return;
  equally_good_ = equally_good_ > 0 && worth == best_worth_ ? equally_good_ + 1 : 1;
  best_worth_ = worth;
  if (random_.below(equally_good_) == 0) best_ = choice;
}

Choice Bot::choice() const {
  CHECK(chosen_ && equally_good_ > 0);
  return best_;
}

}  // namespace seaglass::bots
