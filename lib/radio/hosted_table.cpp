#include "radio/hosted_table.h"

namespace seaglass {

void HostedTable::open(int game, Sitting& sitting, const Roster& roster, const radio::UnitName& host,
                       std::uint32_t fingerprint, Milliseconds now) {
  id_ = radio::drawn<radio::TableId>(parts_.entropy);
  link_.open({id_, 0, static_cast<std::uint8_t>(game), fingerprint, host}, now);
  table_.open(game, sitting, roster);
  for (RadioAddress& unit : known_) unit = RadioAddress();
  say_places();
}

/// The link numbers its units anew, in the same order: where one had left before the deal, numbers close up.
bool HostedTable::resume(int game, Sitting& sitting, const radio::UnitName& host, std::uint32_t fingerprint,
                         Milliseconds now) {
  if (!table_.resume(game, sitting)) return false;
  id_ = table_.members().table;
  link_.open({id_, table_.epoch(), static_cast<std::uint8_t>(game), fingerprint, host}, now);
  for (RadioAddress& unit : known_) unit = RadioAddress();
  for (int unit = 0; unit < units_max; ++unit) {
    const RadioAddress address = table_.members().units[unit];
    if (address == RadioAddress()) continue;
    const int number = link_.admit(address, radio::Role::player);
    CHECK(number >= 0 && number <= unit);
    table_.renumber(unit, number);
    known_[number] = address;
  }
  say_places();
  return true;
}

void HostedTable::open_again(Sitting& sitting) {
  const Roster roster = table_.roster();
  table_.open(roster.game, sitting, roster);
  say_places();
}

void HostedTable::deal() {
  TableMembers members;
  members.table = id_;
  for (int unit = 0; unit < units_max; ++unit)
    if (!table_.roster().of_unit(unit).empty()) members.units[unit] = link_.unit(unit);
  table_.deal(members);
}

/// Whoever left for good leaves its seats, before somebody else gets its number.
void HostedTable::watch_members() {
  for (int unit = 0; unit < units_max; ++unit) {
    const RadioAddress now_there = link_.is_member(unit) ? link_.unit(unit) : RadioAddress();
    if (known_[unit] == now_there) continue;
    if (known_[unit] != RadioAddress() && !table_.roster().of_unit(unit).empty()) table_.remove(unit);
    known_[unit] = now_there;
  }
}

void HostedTable::say_places() {
  const bool waiting = table_.stage() == Stage::waiting;
  const int seats = waiting ? table_.roster().held_by(Holder::nobody).count() : 0;
  link_.set_places(seats, radio::HostLink::spectators_max, !waiting);
}

Milliseconds HostedTable::step(Milliseconds now) {
  link_.step(now);
  watch_members();
  const Milliseconds rest_ms = table_.step(now);
  watch_members();
  say_places();
  return sooner(rest_ms, link_.wait_ms(now));
}

}  // namespace seaglass
