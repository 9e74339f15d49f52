// A bot at its turn: it thinks a little at every step, and decides no sooner than the eye can follow. Where
// hands are hidden that is no sooner than `shortest_ms`: it has decided by then, so that nobody sees by the
// clock how much its hand allows.
#pragma once

#include "bots/bot.h"
#include "console/session/table_view.h"

namespace seaglass {

class Table;

class BotTurn {
 public:
  static constexpr Milliseconds shortest_ms = 400;
  static constexpr Milliseconds longest_ms =
      2500;  // then it hurries: of a turn there can be several decisions
  /// No step takes longer than a frame.
  static constexpr int units_in_a_step = 4;
  static constexpr Milliseconds step_ms = 16;  // or less
  static_assert(bots::Bot::unseen_units_max / units_in_a_step * step_ms <= shortest_ms);

  /// For the bot that is next at the table. It takes so long at least.
  void begin(const TableView& table, Random chance, Milliseconds at_least_ms, Milliseconds now);
  /// For who looks, who has a decision to make and asks what the usual bot would do at their place.
  void begin_advice(const Table& table, Random chance, Milliseconds now);
  /// Once it is no longer busy.
  Choice advised() const { return bot_.choice(); }
  /// Whether it goes on thinking, or what it shall take at least has not passed.
  bool is_busy(Milliseconds now) { return !think(now) || !has_come(began_at_ + at_least_ms_, now); }
  /// Whether it has decided; or needs not, since who was away is back.
  bool step(TableView& table, Milliseconds now);

 private:
  bool think(Milliseconds now);

  bots::Bot bot_;
  Seat seat_;
  Milliseconds began_at_ = 0;
  Milliseconds at_least_ms_ = shortest_ms;
};

}  // namespace seaglass
