// A bot at its turn: it thinks a little at every step, and decides no sooner than the eye can follow. By then
// it has weighed all that it can choose, so that nobody sees by the clock how much a hidden hand allows.
#pragma once

#include "bots/bot.h"
#include "console/session/table_view.h"

namespace seaglass {

class BotTurn {
 public:
  static constexpr Milliseconds shortest_ms = 400;

  /// For the bot that is next at the table.
  void begin(const TableView& table, Random chance, Milliseconds now);
  /// Whether it has decided; or needs not, since who was away is back.
  bool step(TableView& table, Milliseconds now);

 private:
  bots::Bot bot_;
  Seat seat_;
  Milliseconds decides_at_ = 0;
};

}  // namespace seaglass
