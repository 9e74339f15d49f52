// The best few choices at first thought, the best first; of equals, the one that was thought of first.
#pragma once

#include "core/fixed_vector.h"
#include "tabletop/choice.h"

namespace seaglass::bots {

struct Thought {
  Choice choice;
  int worth = 0;
};

template <int few>
class BestFew {
  static_assert(few > 1);

 public:
  void offer(const Thought& thought) {
    if (thoughts_.full() && thoughts_.back().worth >= thought.worth) return;
    if (thoughts_.full()) thoughts_.pop_back();
    int place = thoughts_.size();
    thoughts_.push_back(thought);
    for (; place > 0 && thoughts_[place - 1].worth < thought.worth; --place)
      thoughts_[place] = thoughts_[place - 1];
    thoughts_[place] = thought;
  }

  const Thought& best() const { return thoughts_[0]; }
  const Thought& worst() const { return thoughts_.back(); }
  bool full() const { return thoughts_.full(); }
  const Thought* begin() const { return thoughts_.begin(); }
  const Thought* end() const { return thoughts_.end(); }

 private:
  FixedVector<Thought, few> thoughts_;
};

/// A child never does worse than what is third best.
constexpr int good_enough_for_a_child = 3;
using ChildsThoughts = BestFew<good_enough_for_a_child>;

}  // namespace seaglass::bots
