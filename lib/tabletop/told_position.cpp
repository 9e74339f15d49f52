#include "tabletop/told_position.h"

namespace seaglass {

void ToldPosition::begin(const AnyState& masked, bool is_whole) {
  state_ = masked;
  is_whole_ = is_whole;
  moment_ = Moment::before;
}

void ToldPosition::depart(const Game& game, const Event& event) {
  if (!is_whole_ || moment_ != Moment::before) return;
  moment_ = Moment::departed;
  game.depart(state_, event);
  is_whole_ = game.knows(state_, event);
}

void ToldPosition::arrive(const Game& game, const Event& event) {
  depart(game, event);
  if (!is_whole_ || moment_ != Moment::departed) return;
  moment_ = Moment::arrived;
  game.arrive(state_, event);
}

}  // namespace seaglass
