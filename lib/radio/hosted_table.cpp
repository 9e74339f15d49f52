#include "radio/hosted_table.h"

namespace seaglass {

void HostedTable::open(int game, Sitting& sitting, const Roster& roster, const radio::UnitName& host,
                       std::uint32_t fingerprint, Milliseconds now) {
  id_ = radio::drawn<radio::TableId>(parts_.entropy);
  link_.open({id_, 0, static_cast<std::uint8_t>(game), fingerprint, host}, now);
  table_.open(game, sitting, roster);
  say_places();
}

/// The link numbers its units anew, in the same order: where one had left before the deal, numbers close up.
bool HostedTable::resume(int game, Sitting& sitting, const radio::UnitName& host, std::uint32_t fingerprint,
                         Milliseconds now) {
  if (!table_.resume(game, sitting)) return false;
  id_ = table_.members().table;
  link_.open({id_, table_.epoch(), static_cast<std::uint8_t>(game), fingerprint, host}, now);
  for (int unit = 0; unit < units_max; ++unit) {
    const RadioAddress address = table_.members().units[unit];
    if (address == RadioAddress()) continue;
    const int number = link_.admit(address, radio::Role::player);
    CHECK(number >= 0 && number <= unit);
    table_.renumber(unit, number);
  }
  say_places();
  return true;
}

void HostedTable::deal() {
  TableMembers members;
  members.table = id_;
  for (int unit = 0; unit < units_max; ++unit)
    if (!table_.roster().of_unit(unit).empty()) members.units[unit] = link_.unit(unit);
  table_.deal(members);
}

void HostedTable::take_notices() {
  radio::Notice notice;
  while (link_.take_notice(notice)) {
    if (notice.kind == radio::Notice::Kind::gone) table_.remove(notice.peer);
    if (notices_.full()) notices_.pop();
    static_cast<void>(notices_.push(notice));
  }
}

bool HostedTable::next_notice(radio::Notice& notice) {
  if (notices_.empty()) return false;
  notice = notices_.pop();
  return true;
}

void HostedTable::say_places() {
  const bool waiting = table_.stage() == Stage::waiting;
  const int seats = waiting ? table_.roster().held_by(Holder::nobody).count() : 0;
  link_.set_places(seats, radio::HostLink::spectators_max, !waiting);
}

Milliseconds HostedTable::step(Milliseconds now) {
  link_.step(now);
  take_notices();
  const Milliseconds rest_ms = table_.step(now);
  take_notices();
  say_places();
  return sooner(rest_ms, link_.wait_ms(now));
}

}  // namespace seaglass
