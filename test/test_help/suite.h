// What a page of a walkthrough says must be there to be seen: each game states it for each of its pages.
#pragma once

#include "games/screens.h"
#include "stage/lesson.h"

namespace seaglass {

struct Statement {
  Word text;
  bool (*holds)(const AnyState& state, Seat near);
};

struct Claims {
  const Statement* first;
  int count;
};

/// Of each game: test_help/<game>.cpp.
#define GAME(name) \
  namespace name { \
  Claims claims(); \
  }
#include "games/box.def"

}  // namespace seaglass
