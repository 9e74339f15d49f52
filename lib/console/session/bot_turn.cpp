#include "console/session/bot_turn.h"

#include "games/advisers.h"

namespace seaglass {

void BotTurn::begin(const TableView& table, Random chance, Milliseconds now) {
  seat_ = table.next();
  bot_.begin(table.game(), bots::adviser_of(table.name()), table.sitting().state(), seat_, chance);
  decides_at_ = now + shortest_ms;
}

bool BotTurn::step(TableView& table, Milliseconds now) {
  if (!table.bot_is_next() || table.next() != seat_) return true;
  if (!bot_.step() || !has_come(decides_at_, now)) return false;
  table.decide_for_bot(bot_.choice());
  return true;
}

}  // namespace seaglass
