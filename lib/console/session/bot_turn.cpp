#include "console/session/bot_turn.h"

#include "games/bots.h"

namespace seaglass {

void BotTurn::begin(const TableView& table, Random chance, Milliseconds now) {
  seat_ = table.next();
  bot_.begin(bots::bots_of(table.name()), table.sitting(), seat_, bots::usual_level, chance);
  decides_at_ = now + shortest_ms;
}

bool BotTurn::step(TableView& table, Milliseconds now) {
  if (!table.bot_is_next() || table.next() != seat_) return true;
  if (!bot_.step() || !has_come(decides_at_, now)) return false;
  table.decide_for_bot(bot_.choice());
  return true;
}

}  // namespace seaglass
