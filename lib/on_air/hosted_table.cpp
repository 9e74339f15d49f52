#include "on_air/hosted_table.h"

#include <cstring>

namespace seaglass {

void HostedTable::open(int game, Sitting& sitting, const Roster& roster, const radio::UnitName& host,
                       std::uint32_t fingerprint, Milliseconds now) {
  id_ = radio::drawn<radio::TableId>(parts_.entropy);
  acquaintance_ = radio::drawn<radio::Acquaintance>(parts_.entropy);
  link_.open({id_, acquaintance_, {}, 0, static_cast<std::uint8_t>(game), fingerprint, host}, now);
  table_.open(game, sitting, roster);
  for (RadioAddress& unit : known_) unit = RadioAddress();
  say_places();
}

bool HostedTable::resume(int game, Sitting& sitting, const radio::UnitName& host, std::uint32_t fingerprint,
                         Milliseconds now) {
  if (!table_.resume(game, sitting)) return false;
  open_again_as(table_.members(), table_.epoch(), game, host, fingerprint, now);
  return true;
}

void HostedTable::claim(Sitting& sitting, const Estate& estate, const radio::UnitName& host,
                        std::uint32_t fingerprint, Milliseconds now) {
  table_.claim(sitting, estate);
  const Vault* newest = estate.vaults.whole(0, sitting.game());
  TableMembers members = newest != nullptr ? newest->members() : TableMembers();
  // Who hosted has the number of who hosts now, as turn_round has it.
  members.units[estate.unit] = estate.host;
  members.acquaintance = table_.members().acquaintance;
  open_again_as(members, table_.epoch(), estate.roster.game, host, fingerprint, now);
}

/// With the units that belong to the table under the numbers that they had.
void HostedTable::open_again_as(const TableMembers& members, std::uint8_t epoch, int game,
                                const radio::UnitName& host, std::uint32_t fingerprint, Milliseconds now) {
  id_ = members.table;
  acquaintance_ = members.acquaintance;
  link_.open({id_, acquaintance_, table_.former_acquaintance(), epoch, static_cast<std::uint8_t>(game),
              fingerprint, host},
             now);
  has_successor_ = false;
  gathers_ = awaits_watchers_ = true;
  gathered_at_ = now + gather_ms;
  gives_watchers_up_at_ = now + watchers_gather_ms;
  for (int unit = 0; unit < units_max; ++unit) {
    known_[unit] = RadioAddress();
    const RadioAddress& address = members.units[unit];
    if (address != RadioAddress() && link_.admit_as(unit, address)) known_[unit] = address;
  }
  say_places();
}

void HostedTable::open_again(Sitting& sitting) {
  const Roster roster = table_.roster();
  table_.open(roster.game, sitting, roster, table_.epoch());
  say_places();
}

void HostedTable::deal() {
  TableMembers members;
  members.table = id_;
  members.acquaintance = acquaintance_;
  for (int unit = 0; unit < units_max; ++unit)
    if (!table_.roster().of_unit(unit).empty()) members.units[unit] = link_.unit(unit);
  table_.deal(members);
  for (int unit = radio::HostLink::players_max; unit < units_max; ++unit)
    table_.set_watcher(unit, known_[unit]);
}

/// Whoever left for good leaves its seats, before somebody else gets its number.
void HostedTable::watch_members() {
  for (int unit = 0; unit < units_max; ++unit) {
    const RadioAddress now_there = link_.is_member(unit) ? link_.unit(unit) : RadioAddress();
    if (known_[unit] == now_there) continue;
    if (known_[unit] != RadioAddress() && !table_.roster().of_unit(unit).empty()) table_.remove(unit);
    known_[unit] = now_there;
    if (unit >= radio::HostLink::players_max) table_.set_watcher(unit, now_there);
  }
}

/// Before the table goes there, and those who watch are sent after it.
void HostedTable::introduce_heir(Milliseconds now) {
  if (table_.is_moving() && !introduces_heir_) introduces_until_ = now + introduce_ms;
  introduces_heir_ = table_.is_moving();
  link_.set_heir(introduces_heir_ ? table_.heir() : radio::HostLink::nobody);
  table_.set_holding(introduces_heir_ && link_.owes_heir() && !has_come(introduces_until_, now));
}

/// After a restart, or since the table came here.
void HostedTable::gather(Milliseconds now) {
  gathers_ = gathers_ && !has_come(gathered_at_, now);
  table_.set_gathering(gathers_);
  if (!awaits_watchers_ || !has_come(gives_watchers_up_at_, now)) return;
  awaits_watchers_ = false;
  for (int unit = radio::HostLink::players_max; unit < units_max; ++unit)
    if (link_.is_member(unit) && !link_.linked(unit)) link_.forget(unit);
}

void HostedTable::say_places() {
  const bool waiting = table_.stage() == Stage::waiting, claiming = table_.is_claiming();
  const int seats = waiting ? table_.roster().held_by(Holder::nobody).count() : 0;
  link_.set_introducing(!claiming);
  link_.set_places(seats, claiming ? 0 : radio::HostLink::spectators_max, !waiting && !claiming);
}

void HostedTable::watch_rivals() {
  radio::Rival rival;
  while (link_.take_rival(rival)) hear_rival(rival);
}

void HostedTable::hear_rival(const radio::Rival& rival) {
  if (!table_.is_claiming()) {
    const bool plays = table_.stage() == Stage::playing || table_.stage() == Stage::over;
    if (!plays || table_.is_gone() || !rival.playing || rival.epoch <= table_.epoch()) return;
    const int unit = link_.peer_of(rival.unit);
    if (gathers_ || unit < 0 || !table_.can_be_at(unit)) return;
    successor_ = rival.unit;
    has_successor_ = true;
    return;
  }
  using End = TableHost::ClaimEnd;
  if (rival.unit == table_.host_before()) return table_.end_claim(End::host_is_back);
  if (rival.epoch < table_.epoch()) return;
  // Of two claims that of the lower address goes on.
  const RadioAddress own = parts_.radio.address();
  const int order = std::memcmp(rival.unit.bytes, own.bytes, radio_address_bytes);
  if (rival.playing || order < 0) table_.end_claim(End::other_claims);
}

/// A unit leaves while the link steps, while the table hears it, or by people's hands in between. Before the
/// table speaks its seats are free: nobody is told of who is gone, and who gets its number is told of its own
/// seats.
Milliseconds HostedTable::step(Milliseconds now) {
  link_.step(now);
  gather(now);
  introduce_heir(now);
  table_.hear(now);
  watch_members();
  const Milliseconds rest_ms = table_.speak(now);
  watch_rivals();
  if (table_.claim_end() != TableHost::ClaimEnd::none) link_.close(now);
  say_places();
  return sooner(rest_ms, link_.wait_ms(now));
}

}  // namespace seaglass
