#include "radio/nearby.h"

namespace seaglass {
namespace radio {

void Nearby::hear(const RadioFrame& frame, const Beacon& beacon, std::uint32_t own_fingerprint,
                  Milliseconds now) {
  NearbyTable table;
  table.host = frame.from;
  table.fit = beacon.fingerprint == own_fingerprint ? NearbyTable::Fit::same : NearbyTable::Fit::other_rules;
  table.signal_dbm = frame.signal_dbm;
  table.heard_at = now;
  table.may_change_at = now + change_every_ms;
  table.table = beacon.table;
  table.host_term = beacon.host_term;
  table.boot = beacon.boot;
  table.game = beacon.game;
  table.free_seats = beacon.free_seats;
  table.free_places = beacon.free_places;
  table.playing = beacon.playing;
  table.name = beacon.host;
  put(table);
}

void Nearby::hear_other_version(const RadioFrame& frame, Milliseconds now) {
  const NearbyTable* known = find(frame.from);
  if (known != nullptr && known->fit != NearbyTable::Fit::other_version)
    return;  // one forged frame is no news
  NearbyTable table;
  table.host = frame.from;
  table.fit = NearbyTable::Fit::other_version;
  table.signal_dbm = frame.signal_dbm;
  table.heard_at = now;
  table.may_change_at = now + change_every_ms;
  put(table);
}

void Nearby::put(const NearbyTable& table) {
  const int listed = tables_.index_of(table);
  if (listed >= 0) return update(listed, table);
  if (tables_.full()) {
    int last = 0;  // of the least worth, who was heard last
    for (int i = 1; i < tables_.size(); ++i)
      if (worth(tables_[i]) <= worth(tables_[last])) last = i;
    if (worth(tables_[last]) >= worth(table)) return;
    tables_.erase(last);
  }
  int place = 0;
  while (place < tables_.size() && worth(tables_[place]) >= worth(table)) ++place;
  tables_.insert(place, table);
}

void Nearby::update(int i, const NearbyTable& table) {
  NearbyTable& listed = tables_[i];
  listed.heard_at = table.heard_at;
  listed.signal_dbm = table.signal_dbm;
  if (listed.says_the_same_as(table) || !has_come(listed.may_change_at, table.heard_at)) return;
  tables_.erase(i);
  put(table);
}

int Nearby::worth(const NearbyTable& table) const {
  if (is_own(table)) return 4;
  if (table.fit != NearbyTable::Fit::same) return table.fit == NearbyTable::Fit::other_rules ? 1 : 0;
  return known_.contains(table.host) ? 3 : 2;
}

bool Nearby::is_own(const NearbyTable& table) const {
  return table.host == own_host_ || (table.table == own_table_ && own_table_ != TableId());
}

bool Nearby::step(Milliseconds now) {
  const int before = tables_.size();
  for (NearbyTable& table : tables_) keep_up(table.may_change_at, now);
  for (int i = before - 1; i >= 0; --i)
    if (has_come(tables_[i].heard_at + forget_ms, now)) tables_.erase(i);
  return tables_.size() != before;
}

Milliseconds Nearby::wait_ms(Milliseconds now) const {
  Milliseconds wait_ms = forever_ms;
  for (const NearbyTable& table : tables_)
    wait_ms = sooner(wait_ms, left_until(table.heard_at + forget_ms, now));
  return wait_ms;
}

const NearbyTable* Nearby::find(const RadioAddress& host) const {
  for (const NearbyTable& table : tables_)
    if (table.host == host) return &table;
  return nullptr;
}

}  // namespace radio
}  // namespace seaglass
