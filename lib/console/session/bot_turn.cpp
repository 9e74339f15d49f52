#include "console/session/bot_turn.h"

#include "console/session/table.h"
#include "games/bots.h"

namespace seaglass {

void BotTurn::begin(const TableView& table, Random chance, Milliseconds at_least_ms, Milliseconds now) {
  seat_ = table.next();
  const Sitting& sitting = table.sitting();
  bot_.begin(bots::bots_of(table.name()), sitting, sitting.state(), seat_, table.level_of(seat_), chance);
  began_at_ = now;
  at_least_ms_ = table.lies_open() || at_least_ms > shortest_ms ? at_least_ms : shortest_ms;
}

/// On the position that is shown, which a host's own may be ahead of. A guest has no journal to recall.
void BotTurn::begin_advice(const Table& table, Random chance, Milliseconds now) {
  const View view = table.view(Language::english, true);
  const bots::GameBots& bots = bots::bots_of(table.name());
  if (table.on_air() && !table.is_hosted())
    bot_.begin(table.game(), bots, *view.state, bots::Knowledge(), view.near, bots::usual_level, chance);
  else
    bot_.begin(bots, table.sitting(), *view.state, view.near, bots::usual_level, chance);
  began_at_ = now;
  at_least_ms_ = shortest_ms;
}

bool BotTurn::step(TableView& table, Milliseconds now) {
  if (!table.bot_is_next() || table.next() != seat_) return true;
  if (is_busy(now)) return false;
  table.decide_for_bot(bot_.choice());
  return true;
}

/// Whether it knows by now what to do.
bool BotTurn::think(Milliseconds now) {
  if (has_come(began_at_ + longest_ms, now)) bot_.hurry();
  for (int unit = 0; unit < units_in_a_step; ++unit)
    if (bot_.step()) return true;
  return false;
}

}  // namespace seaglass
