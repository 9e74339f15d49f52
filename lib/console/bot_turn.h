// A bot at its turn: it thinks a little at every step, and decides no sooner than the eye can follow.
#pragma once

#include "bots/bot.h"
#include "console/table.h"

namespace seaglass {

class BotTurn {
 public:
  static constexpr Milliseconds shortest_ms = 400;

  /// For the bot that is next at the table.
  void begin(const Table& table, Random chance, Milliseconds now);
  /// Decides as soon as it has thought.
  void hurry(Milliseconds now) { decides_at_ = now; }
  /// Whether it has decided; or needs not, since who was away is back.
  bool step(Table& table, Milliseconds now);

 private:
  bots::Bot bot_;
  Seat seat_;
  Milliseconds decides_at_ = 0;
};

}  // namespace seaglass
