#include "on_air/hosted_table.h"

#include <cstring>

namespace seaglass {

void HostedTable::open(Sitting& sitting, const Roster& roster, const radio::UnitName& host,
                       std::uint32_t fingerprint, Milliseconds now) {
  id_ = radio::drawn<radio::TableId>(parts_.entropy);
  key_seed_ = radio::drawn<radio::KeySeed>(parts_.entropy);
  link_.open({id_, key_seed_, {}, 0, sitting.game().facts().id, fingerprint, host}, now);
  table_.open(sitting, roster);
  for (RadioAddress& unit : known_) unit = RadioAddress();
  say_places();
}

bool HostedTable::resume(Sitting& sitting, const radio::UnitName& host, std::uint32_t fingerprint,
                         Milliseconds now) {
  if (!table_.resume(sitting)) return false;
  open_again_as(table_.members(), table_.host_term(), table_.roster().game, host, fingerprint, now);
  return true;
}

void HostedTable::claim(Sitting& sitting, const ClaimState& claim_state, const radio::UnitName& host,
                        std::uint32_t fingerprint, Milliseconds now) {
  table_.claim(sitting, claim_state);
  const Snapshot* newest = claim_state.snapshots.whole(0, sitting.game());
  TableMembers members = newest != nullptr ? newest->members() : TableMembers();
  // The former host gets the claimant's unit number, as in turn_round.
  members.units[claim_state.unit] = claim_state.host;
  members.key_seed = table_.members().key_seed;
  open_again_as(members, table_.host_term(), claim_state.roster.game, host, fingerprint, now);
}

/// With the units that belong to the table under the numbers that they had.
void HostedTable::open_again_as(const TableMembers& members, std::uint8_t host_term, GameId game,
                                const radio::UnitName& host, std::uint32_t fingerprint, Milliseconds now) {
  id_ = members.table;
  key_seed_ = members.key_seed;
  link_.open({id_, key_seed_, table_.former_key_seed(), host_term, game, fingerprint, host}, now);
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
  Roster roster = table_.roster();
  roster.begins = Beginner();  // the question was asked for one game
  table_.open(sitting, roster, table_.host_term());
  say_places();
}

void HostedTable::deal() {
  TableMembers members;
  members.table = id_;
  members.key_seed = key_seed_;
  for (int unit = 0; unit < units_max; ++unit)
    if (!table_.roster().of_unit(unit).empty()) members.units[unit] = link_.unit(unit);
  table_.deal(members);
  for (int unit = radio::HostLink::players_max; unit < units_max; ++unit)
    table_.set_watcher(unit, known_[unit]);
}

void HostedTable::deal_without(int unit, Milliseconds now) {
  const SeatSet left = table_.roster().of_unit(unit);
  link_.kick(unit, now);
  table_.remove(unit);
  for (Seat seat : all_seats(table_.roster().players))
    if (left.contains(seat)) table_.seat_bot(seat, true);
  if (table_.can_deal()) deal();
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
void HostedTable::introduce_next_host(Milliseconds now) {
  if (table_.is_moving() && !introduces_next_host_) introduces_until_ = now + introduce_ms;
  introduces_next_host_ = table_.is_moving();
  link_.set_next_host(introduces_next_host_ ? table_.next_host() : radio::HostLink::nobody);
  table_.set_holding(introduces_next_host_ && link_.owes_next_host() && !has_come(introduces_until_, now));
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
    if (!plays || table_.is_gone() || !rival.playing || rival.host_term <= table_.host_term()) return;
    const int unit = link_.peer_of(rival.unit);
    if (gathers_ || unit < 0 || !table_.can_be_at(unit)) return;
    successor_ = rival.unit;
    has_successor_ = true;
    return;
  }
  using End = TableHost::ClaimEnd;
  if (rival.unit == table_.host_before()) return table_.end_claim(End::host_is_back);
  if (rival.host_term < table_.host_term()) return;
  // Of two claims, the one of the lower address goes on.
  const RadioAddress own = parts_.radio.address();
  const int order = std::memcmp(rival.unit.bytes, own.bytes, radio_address_bytes);
  if (rival.playing || order < 0) table_.end_claim(End::other_claims);
}

/// A unit leaves while the link steps, while the table hears it, or by people's hands in between. Before the
/// table speaks its seats are free: nobody is told of who is gone, and who gets its number is told of its own
/// seats.
void HostedTable::hear(Milliseconds now) {
  link_.step(now);
  gather(now);
  introduce_next_host(now);
  table_.hear(now);
  watch_members();
}

Milliseconds HostedTable::speak(Milliseconds now) {
  const Milliseconds rest_ms = table_.speak(now);
  watch_rivals();
  if (table_.claim_end() != TableHost::ClaimEnd::none) link_.close(now);
  say_places();
  return sooner(rest_ms, link_.wait_ms(now));
}

}  // namespace seaglass
