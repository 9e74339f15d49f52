#include "console/session/roles/visiting.h"

#include "console/session/roles/goodbye.h"
#include "console/session/table.h"

namespace seaglass {

using State = radio::GuestLink::State;
using Pairing = radio::GuestPairing::State;

SitterSign Visiting::sign_of(const SeatOnAir& seat) const {
  const SitterSign sign = AirRole::sign_of(seat);
  const bool is_lost = seat.holder == Holder::host && is_cut_off();
  return sign == SitterSign::none && is_lost ? SitterSign::away : sign;
}

void Visiting::be_followed_by(Table& table) {
  table.follow(table_.table());
}

SeatSet Visiting::next_hosts() const {
  return is_moving() ? roster().of_unit(table_.table().next_host()) : SeatSet();
}

bool Visiting::find_worst_signal(int& dbm) const {
  dbm = is_cut_off() ? signal_none : link().signal_dbm();
  return roster().stage != Stage::closed;
}

AirRole::Meeting Visiting::meeting() const {
  switch (link().state()) {
    case State::looking: return Meeting::looking;
    case State::ended: return Meeting::ended;
    case State::pairing:
      if (link().pairing().state() != Pairing::comparing) return Meeting::asking;
      return link().pairing().said_yes() ? Meeting::said_yes : Meeting::comparing;
    case State::joining:
    case State::seated:
    case State::leaving: break;
  }
  return roster().stage == Stage::closed ? Meeting::joining : Meeting::seated;
}

int Visiting::meeting_number() const {
  const int pairing = link().state() == State::pairing ? static_cast<int>(link().pairing().state()) : 0;
  return (pairing * 16 + static_cast<int>(link().state())) * 2 + (is_in_claim() ? 1 : 0);
}

/// As long as pictures are compared, what it committed itself to, and not what beacons say.
radio::UnitName Visiting::other_name(const radio::UnitName& known) const {
  if (link().pairing().state() == Pairing::comparing) return link().pairing().host_name();
  const radio::NearbyTable* table = link().nearby().find(link().host());
  return table != nullptr ? table->name : known;
}

void Visiting::answer_pictures(const radio::Attempt& attempt, bool same, Milliseconds now) {
  same ? table_.link().say_yes(attempt, now) : table_.link().say_no(attempt);
}

AirRole::Hindrance Visiting::hindrance() const {
  return {link().reason(), link().is_reason_proven(), link().may_compare_anew()};
}

Milliseconds Visiting::say_goodbye(Milliseconds now) {
  return step_alone(table_.link(), now);
}

}  // namespace seaglass
