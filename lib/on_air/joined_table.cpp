#include "on_air/joined_table.h"

namespace seaglass {

void JoinedTable::hear(Milliseconds now) {
  link_.step(now);
  keep_up(tries_until_, now);
  keep_up(goes_there_at_, now);
  table_.note_host(link_.host());
  if (home_journal_ != nullptr) table_.offer_home(*home_journal_, *home_store_);
  table_.expect(is_trying_ ? id_ : radio::TableId());
  table_.hear(now);
}

/// Who goes elsewhere has said here that it knows.
Milliseconds JoinedTable::speak(Milliseconds now) {
  Milliseconds rest_ms = table_.speak(now);
  note_agreement(now);
  follow_table(now);
  if (is_trying_) rest_ms = sooner(rest_ms, left_until(tries_until_, now));
  return sooner(rest_ms, link_.wait_ms(now));
}

/// Where the host said that it goes; or, if that was not heard and the host is gone, where the same table is
/// seen at a later host term.
void JoinedTable::follow_table(Milliseconds now) {
  RadioAddress to;
  if (table_.has_moved(to)) {
    table_.follow();
    is_trying_ = false;
    return link_.rejoin(to, link_.role(), now);
  }
  if (!link_.linked()) return look_elsewhere(now);
  if (!table_.is_told()) {
    if (is_trying_ && !table_.in_claim() && has_come(tries_until_, now)) go_back(now);
    return;
  }
  is_trying_ = false;
  if (table_.table_id() != radio::TableId()) id_ = table_.table_id();
  link_.note_own_table(id_);
  go_where_agreed(now);
}

void JoinedTable::note_agreement(Milliseconds now) {
  if (!table_.has_agreed()) return;
  agreed_to_ = link_.host();
  goes_there_at_ = now;
}

/// The old host was back before this unit heard that the claim had come to something: there the others play
/// on who agreed, and with who agreed here the old host would never give way. Once a minute: what is seen
/// need not be true.
void JoinedTable::go_where_agreed(Milliseconds now) {
  if (agreed_to_ == RadioAddress() || !has_come(goes_there_at_, now)) return;
  const radio::NearbyTable* there = link_.nearby().find(agreed_to_);
  if (there == nullptr || !there->playing || !knows_table_at(*there)) return;
  goes_there_at_ = now + not_again_ms;
  try_at(agreed_to_, now);
}

void JoinedTable::go_back(Milliseconds now) {
  is_trying_ = false;
  tries_until_ = now + try_ms;
  link_.rejoin(former_, link_.role(), now);
}

/// What is seen need not be true: after a while this unit goes back to where it was, and so on by turns.
void JoinedTable::look_elsewhere(Milliseconds now) {
  using State = radio::GuestLink::State;
  if (is_trying_) {
    if (link_.state() != State::ended && !has_come(tries_until_, now)) return;
    return go_back(now);
  }
  if (link_.state() != State::seated || !has_come(tries_until_, now)) return;
  for (int i = 0; i < link_.nearby().size(); ++i) {
    if (!knows_table_at(link_.nearby()[i])) continue;
    const RadioAddress host = link_.nearby()[i].host;
    return try_at(host, now);
  }
}

void JoinedTable::try_at(const RadioAddress& host, Milliseconds now) {
  is_trying_ = true;
  former_ = link_.host();
  tries_until_ = now + try_ms;
  link_.rejoin(host, link_.role(), now);
}

bool JoinedTable::knows_table_at(const radio::NearbyTable& place) const {
  return place.table == id_ && id_ != radio::TableId() && place.host_term > table_.host_term() &&
         place.host != link_.host();
}

}  // namespace seaglass
