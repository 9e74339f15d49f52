// The choices that a cursor's walk comes to.
#pragma once

#include <unity.h>

#include <vector>

#include "stage/choice_walk.h"

namespace seaglass {

/// Whatever A leads to, from every place that `next` comes to.
inline void explore(ChoiceWalk walk, std::vector<Choice>& found) {
  if (walk.phase() != ChoiceWalk::Phase::picking) return found.push_back(walk.choice());
  for (int i = 0; i < walk.keys().size(); ++i) {
    ChoiceWalk picked = walk;
    picked.pick();
    explore(picked, found);
    walk.next();
  }
}

inline void expect_each_once(const ChoiceWalk& walk, const std::vector<Choice>& legal) {
  std::vector<Choice> found;
  explore(walk, found);
  TEST_ASSERT_EQUAL(legal.size(), found.size());
  for (const Choice& choice : legal) {
    int times = 0;
    for (const Choice& other : found) times += choice == other ? 1 : 0;
    TEST_ASSERT_EQUAL(1, times);
  }
}

}  // namespace seaglass
