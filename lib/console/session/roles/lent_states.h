// Two places for states, of who has got up from the table that they are for: only a Table lends them.
#pragma once

#include "tabletop/game.h"

namespace seaglass {

class LentStates {
 public:
  AnyState& one;
  AnyState& other;

 private:
  friend class Table;
  LentStates(AnyState& its_one, AnyState& its_other) : one(its_one), other(its_other) {}
};

}  // namespace seaglass
