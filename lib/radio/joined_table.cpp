#include "radio/joined_table.h"

namespace seaglass {

Milliseconds JoinedTable::step(Milliseconds now) {
  link_.step(now);
  keep_up(tries_until_, now);
  if (home_journal_ != nullptr) table_.offer_home(*home_journal_, *home_store_, link_.host());
  Milliseconds rest_ms = table_.step(now);
  follow_table(now);
  if (is_trying_) rest_ms = sooner(rest_ms, left_until(tries_until_, now));
  return sooner(rest_ms, link_.wait_ms(now));
}

/// Where the host said that it goes; or, if that was not heard and the host is gone, where the same table is
/// seen at a later epoch.
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
    is_trying_ = true;
    former_ = link_.host();
    tries_until_ = now + try_ms;
    return link_.rejoin(link_.nearby()[i].host, link_.role(), now);
  }
}

bool JoinedTable::knows_table_at(const radio::NearbyTable& place) const {
  return place.table == id_ && id_ != radio::TableId() && place.epoch > table_.epoch() &&
         place.host != link_.host();
}

}  // namespace seaglass
