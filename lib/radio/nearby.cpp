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
  table.table = beacon.table;
  table.epoch = beacon.epoch;
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
  put(table);
}

void Nearby::put(const NearbyTable& table) {
  const int known = tables_.index_of(table);
  if (known >= 0) {
    tables_[known] = table;
    return;
  }
  if (!tables_.full()) return tables_.push_back(table);
  int last = 0;
  for (int i = 1; i < tables_.size(); ++i)
    if (is_worth_less(tables_[i], tables_[last])) last = i;
  if (is_worth_less(tables_[last], table)) tables_[last] = table;
}

bool Nearby::is_worth_less(const NearbyTable& a, const NearbyTable& b) const {
  if (is_own(a) != is_own(b)) return is_own(b);
  return a.fit == b.fit ? a.signal_dbm < b.signal_dbm : a.fit > b.fit;
}

bool Nearby::is_own(const NearbyTable& table) const {
  return table.host == own_host_ || (table.table == own_table_ && own_table_ != TableId());
}

bool Nearby::step(Milliseconds now) {
  const int before = tables_.size();
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
