#include "console/session/roles/hosting.h"

#include "console/session/roles/goodbye.h"
#include "console/session/table.h"

namespace seaglass {

void Hosting::be_followed_by(Table& table) {
  table.follow(table_.table());
}

bool Hosting::can_go_to(int unit, const RadioAddress& address) const {
  return table_.link().unit(unit) == address && table_.table().may_hand_over_to(unit);
}

SeatSet Hosting::next_hosts() const {
  return is_moving() ? roster().of_unit(table_.table().next_host()) : SeatSet();
}

bool Hosting::find_signal(const SeatOnAir& seat, int& dbm) const {
  if (seat.holder != Holder::another) return false;
  dbm = table_.link().signal_dbm(seat.unit);
  return true;
}

bool Hosting::find_worst_signal(int& dbm) const {
  bool any = false;
  dbm = 0;
  for (Seat seat : all_seats(roster().players)) {
    const SeatOnAir& there = roster().seats[seat];
    int heard = signal_none;
    if (there.bot_plays || !find_signal(there, heard)) continue;
    if (there.away) heard = signal_none;
    dbm = heard < dbm ? heard : dbm;
    any = true;
  }
  return any;
}

AirRole::Meeting Hosting::meeting() const {
  if (pairing().state() != radio::HostPairing::State::comparing) return Meeting::hosting;
  return pairing().said_yes() ? Meeting::said_yes : Meeting::comparing;
}

void Hosting::answer_pictures(const radio::Attempt& attempt, bool same, Milliseconds now) {
  same ? table_.link().say_yes(attempt, now) : table_.link().say_no(attempt);
}

SeatSet Hosting::changeable() const {
  SeatSet seats = guests();
  if (roster().stage != Stage::waiting) return seats;
  for (Seat seat : all_seats(roster().players))
    if (roster().seats[seat].holder != Holder::host) seats.insert(seat);
  return seats;
}

RadioAddress Hosting::address_of(const SeatOnAir& seat) const {
  return seat.holder == Holder::another ? table_.link().unit(seat.unit) : RadioAddress();
}

SeatSet Hosting::away_without_bot() const {
  SeatSet away;
  if (roster().stage != Stage::playing) return away;
  for (Seat seat : all_seats(roster().players)) {
    const SeatOnAir& there = roster().seats[seat];
    if (there.holder == Holder::another && there.away && !there.bot_plays) away.insert(seat);
  }
  return away;
}

void Hosting::let_bots_step_in() {
  const SeatSet away = away_without_bot();
  for (Seat seat : all_seats(roster().players))
    if (away.contains(seat)) table_.table().let_bot_play(seat, true);
}

Milliseconds Hosting::say_goodbye(Milliseconds now) {
  return step_alone(table_.link(), now);
}

}  // namespace seaglass
