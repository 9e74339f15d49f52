// The best ride that a hand of cards pays for: every way along the places that touch and every way to pay is
// tried, depth first, as long as it can still bring more than the best so far.
#pragma once

#include "games/mermaid_rain/bot/links.h"
#include "games/mermaid_rain/bot/token_worth.h"

namespace seaglass::mermaid_rain {

class Ride {
 public:
  /// So far a ride is planned; whatever is further has no part in it.
  static constexpr int moves_max = hand_max;

  /// By what tokens are worth to who rides, and at most so many moves ahead.
  void prepare(const State& state, const TokenWorth& worth, int moves_ahead);

  struct Move {
    int place = -1;  // none: to end the ride is best
    int first = 0;   // the cards that pay for it; of the second there may be none
    int second = -1;
  };
  /// The best that a ride from there brings, in tenths of a point, if it is more than `floor`; or `floor`.
  int best_from(int place, const Cards& hand, int floor);
  /// The same, from a place that is entered just now, where treasure may be.
  int best_entering(int place, const Cards& hand, int floor);
  /// With which the ride begins that was found last.
  const Move& first_move() const { return first_move_; }
  /// What is kept for the next round.
  int worth_of_keeping(int cards) const;

  /// How many moves were tried since it was asked last.
  int moves_tried() {
    const int tried = tried_;
    tried_ = 0;
    return tried;
  }

  Links links;

 private:
  /// So many moves are tried for a ride at most; what was not found by then is not.
  static constexpr int tries_max = 3000;
  static constexpr int nothing_known = treasure_kinds;  // a face-down token

  void begin(const Cards& hand, int floor);
  void ride(int place, int depth, int since, int sum);
  void step(int to, int first, int second, int depth, int since, int sum);
  bool was_here(int place, int depth, int since) const;
  /// What a first entry into a space brings, and the kind of token; 0: nothing is there.
  int gain_at(int place, int& kind) const;
  bool may_bring_something(int place) const;
  bool is_entered(int space) const { return (entered_ >> space & 1u) != 0; }

  const TokenWorth* worth_ = nullptr;
  int moves_ahead_ = 0;
  bool is_last_round_ = false;

  struct Tokens {
    std::uint8_t open[treasure_kinds];
    std::uint8_t hidden;
  };
  Tokens tokens_[space_count] = {};
  std::uint32_t entered_before_ = 0;

  // The ride that is being tried.
  int cards_[card_kinds] = {};
  int own_[treasure_kinds] = {};
  std::uint32_t entered_ = 0;
  std::uint8_t way_[moves_max + 1] = {};
  Move begun_by_;
  // And the best so far.
  int best_ = 0;
  Move first_move_;

  int tried_ = 0;
  int tries_left_ = 0;
};

}  // namespace seaglass::mermaid_rain
