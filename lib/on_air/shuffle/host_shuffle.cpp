#include "on_air/shuffle/host_shuffle.h"

#include "core/check.h"
#include "moments.h"
#include "on_air/later.h"

namespace seaglass {

HostShuffle::Turn HostShuffle::begin(const Dealing& table) {
  *this = HostShuffle();
  for (Given& given : given_) given.waited_for_since = table.now;
  return ask_for_promises(table);
}

/// Whoever breaks a promise again and again keeps all waiting, though everybody owes something by turns.
HostShuffle::Turn HostShuffle::ask_all_anew(int breaker, const Dealing& table) {
  const HostShuffle before = *this;
  *this = HostShuffle();
  for (int i = 0; i < units_max; ++i) {
    Given& given = given_[i];
    const Given& gave = before.given_[i];
    given.is_unreliable = gave.is_unreliable || (gave.broke_promise && i == breaker);
    given.broke_promise = gave.broke_promise || i == breaker;
    given.waited_for_since = gave.broke_promise ? gave.waited_for_since : table.now;
  }
  return ask_for_promises(table);
}

HostShuffle::Turn HostShuffle::ask_for_promises(const Dealing& table) {
  table.deal.entropy_shares.clear();
  table.entropy.fill({table.deal.secret, DealRecord::secret_bytes});
  const bool plays_alone = commit(table);
  return plays_alone ? Turn::deals : Turn::asks;
}

HostShuffle::Turn HostShuffle::hear(int unit, const Report& report, const Dealing& table) {
  if (table.roster.of_unit(unit).empty()) return Turn::waits;  // it watches, or is on its way out
  if (report.room_stamp == 0 || later(asked_, report.room_stamp)) return Turn::waits;
  Given& given = given_[unit];
  if (report.gives == Report::Gives::promise && !is_committed()) {
    given.promise = report.promise;
    given.has_promise = true;
    return commit(table) ? Turn::asks : Turn::waits;
  }
  if (report.gives != Report::Gives::entropy_share || !is_committed() || !given.has_promise)
    return Turn::waits;
  if (promise_of(table.cryptography, report.entropy_share) != given.promise) return ask_all_anew(unit, table);
  given.entropy_share = report.entropy_share;
  given.has_entropy_share = true;
  return gather_entropy_shares(table) ? Turn::deals : Turn::waits;
}

/// False: not all have promised.
bool HostShuffle::commit(const Dealing& table) {
  CHECK(!is_committed());  // a second commitment could be chosen by the shares
  Promises promises;
  for (int i = 0; i < units_max; ++i) {
    if (table.roster.of_unit(i).empty()) continue;
    if (!given_[i].has_promise) return false;
    promises.push_back(given_[i].promise);
  }
  commitment_ = commitment_to(table.cryptography, table.deal, promises);
  for (Given& given : given_)
    if (!given.broke_promise) given.waited_for_since = table.now;
  return true;
}

SeatSet HostShuffle::late(const Roster& roster, Milliseconds now) const {
  SeatSet late;
  for (Seat seat : all_seats(roster.players)) {
    const SeatOnAir& on_air = roster.seats[seat];
    if (on_air.holder != Holder::another) continue;
    const Given& given = given_[on_air.unit];
    if (owes(given) && has_come(given.waited_for_since + late_ms, now)) late.insert(seat);
  }
  return late;
}

/// False: not all have told theirs.
bool HostShuffle::gather_entropy_shares(const Dealing& table) {
  table.deal.entropy_shares.clear();
  for (int i = 0; i < units_max; ++i) {
    if (table.roster.of_unit(i).empty()) continue;
    if (!given_[i].has_entropy_share) return false;
    table.deal.entropy_shares.push_back(given_[i].entropy_share);
  }
  return true;
}

}  // namespace seaglass
