// Which of several candidates is best, by trying them: all are tried in the same sampled worlds, and after
// each round the worse half drops out, so that what is hard to tell apart is tried most (sequential halving).
// How often depends on how many there are and on nothing else, so that the number of trials tells no secret.
#pragma once

#include <cstdint>

#include "core/check.h"

namespace seaglass::bots {

template <int candidates_max>
class Halving {
 public:
  /// `trials` in all, or a few less; but each candidate is tried once in every round.
  void begin(int candidates, int trials) {
    CHECK(candidates > 0 && candidates <= candidates_max);
    alive_ = candidates;
    trials_ = trials;
    rounds_ = 0;
    for (int n = candidates; n > 1; n = half_of(n)) ++rounds_;
    for (int i = 0; i < candidates; ++i) {
      order_[i] = static_cast<std::uint8_t>(i);
      sum_[i] = 0;
    }
    worlds_ = at_ = 0;
    plan_round();
  }

  /// One is left.
  bool decided() const { return alive_ == 1; }
  /// Whether the next trial is the first in another world.
  bool needs_a_world() const { return at_ == 0; }
  /// Which candidate is to be tried next.
  int next() const { return order_[at_]; }
  /// What came of it.
  void tell(std::int32_t worth) {
    sum_[order_[at_]] += worth;
    if (++at_ < alive_) return;
    at_ = 0;
    ++worlds_;
    if (--worlds_left_ == 0) end_round();
  }
  /// The best so far; before the first round has ended, the first.
  int best() const { return order_[0]; }
  /// Whoever is best by now: there is no time for more.
  void stop() {
    if (at_ == 0 && worlds_ > 0) sort();
    alive_ = 1;
  }

 private:
  static constexpr int half_of(int n) { return (n + 1) / 2; }

  void plan_round() {
    if (alive_ == 1) return;
    const int worlds = trials_ / rounds_ / alive_;
    worlds_left_ = worlds > 0 ? worlds : 1;
    trials_ -= worlds_left_ * alive_;
    if (rounds_ > 1) --rounds_;
  }

  void end_round() {
    sort();
    alive_ = half_of(alive_);
    plan_round();
  }

  /// All that are alive were tried in equally many worlds, so sums compare. Equals keep their order.
  void sort() {
    for (int i = 1; i < alive_; ++i)
      for (int k = i; k > 0 && sum_[order_[k - 1]] < sum_[order_[k]]; --k) {
        const std::uint8_t better = order_[k];
        order_[k] = order_[k - 1];
        order_[k - 1] = better;
      }
  }

  std::int32_t sum_[candidates_max];
  std::uint8_t order_[candidates_max];
  int alive_ = 1, rounds_ = 0, trials_ = 0, worlds_ = 0, worlds_left_ = 0, at_ = 0;
};

}  // namespace seaglass::bots
