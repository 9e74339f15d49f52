// A player without a person. It looks at the table as its seat may, weighs what it could do, a few choices at
// each step, and takes the best; which of several equally good ones is chance. All its memory is inside it,
// and what it chooses follows from the seat's view and from the random numbers that it is given.
#pragma once

#include "bots/adviser.h"

namespace seaglass::bots {

class Bot {
 public:
  /// No decision of any game takes more: 355 choices of Mirage's were the most that was seen, at 16 a step.
  static constexpr int steps_max = 25;

  Bot() = default;
  Bot(const Bot&) = delete;
  Bot& operator=(const Bot&) = delete;

  /// The seat owes a decision. Of the state the bot keeps what the seat may know.
  void begin(const Game& game, const Adviser& adviser, const AnyState& state, Seat seat, Random random);
  /// Weighs some more choices, and returns whether that were all.
  bool step();
  /// What it has chosen, once all were weighed.
  Choice choice() const;

 private:
  void weigh(Choice choice);

  const Game* game_ = nullptr;
  const Adviser* adviser_ = nullptr;
  Seat seat_;
  Random random_;
  int weighed_ = 0;
  bool chosen_ = false;
  Choice best_;
  int best_worth_ = 0;
  int equally_good_ = 0;  // with the best one
  AnyState seen_;
  AnyState preview_;
};

}  // namespace seaglass::bots
