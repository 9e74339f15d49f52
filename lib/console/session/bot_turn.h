// A bot at its turn: it thinks a little at every step, and decides no sooner than the eye can follow. Where
// hands are hidden it has decided by then, so that nobody sees by the clock how much its hand allows.
#pragma once

#include "bots/bot.h"
#include "console/session/table_view.h"

namespace seaglass {

class BotTurn {
 public:
  static constexpr Milliseconds shortest_ms = 400;
  static constexpr Milliseconds longest_ms =
      2500;  // then it hurries: of a turn there can be several decisions
  /// No step takes longer than a frame.
  static constexpr int units_in_a_step = 4;
  static constexpr Milliseconds step_ms = 16;  // or less
  static_assert(bots::Bot::unseen_units_max / units_in_a_step * step_ms <= shortest_ms);

  /// For the bot that is next at the table.
  void begin(const TableView& table, Random chance, Milliseconds now);
  /// Whether it has decided; or needs not, since who was away is back.
  bool step(TableView& table, Milliseconds now);

 private:
  bool think(Milliseconds now);

  bots::Bot bot_;
  Seat seat_;
  Milliseconds began_at_ = 0;
};

}  // namespace seaglass
