#include "console/bot_turn.h"

namespace seaglass {

void BotTurn::begin(const Table& table, Random chance, Milliseconds now) {
  seat_ = table.next();
  bot_.begin(table.game(), table.sitting().state(), seat_, chance);
  decides_at_ = now + shortest_ms;
}

bool BotTurn::step(Table& table, Milliseconds now) {
  if (!table.bot_is_next() || table.next() != seat_) return true;
  if (!bot_.step() || !has_come(decides_at_, now)) return false;
  table.decide_for_bot(bot_.choice());
  return true;
}

}  // namespace seaglass
