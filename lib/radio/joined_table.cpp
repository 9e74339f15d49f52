#include "radio/joined_table.h"

namespace seaglass {

Milliseconds JoinedTable::step(Milliseconds now) {
  link_.step(now);
  if (home_journal_ != nullptr) table_.offer_home(*home_journal_, *home_store_, link_.host());
  const Milliseconds rest_ms = table_.step(now);
  follow_table(now);
  return sooner(rest_ms, link_.wait_ms(now));
}

/// Where the host said that it goes; or, if that was not heard and the host is gone, where the same table is
/// seen at a later epoch. What is seen need not be true: a unit without the key that both were given gets no
/// further than this one's asking.
void JoinedTable::follow_table(Milliseconds now) {
  if (link_.linked())
    if (const radio::NearbyTable* here = link_.nearby().find(link_.host())) id_ = here->table;
  RadioAddress to;
  if (table_.has_moved(to)) {
    table_.follow();
    return link_.rejoin(to, link_.role(), now);
  }
  const bool was_there = link_.state() == radio::GuestLink::State::seated && !link_.linked();
  for (int i = 0; was_there && i < link_.nearby().size(); ++i)
    if (knows_table_at(link_.nearby()[i])) return link_.rejoin(link_.nearby()[i].host, link_.role(), now);
}

bool JoinedTable::knows_table_at(const radio::NearbyTable& place) const {
  return place.table == id_ && id_ != radio::TableId() && place.epoch > table_.epoch() &&
         place.host != link_.host();
}

}  // namespace seaglass
