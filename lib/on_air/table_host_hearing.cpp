// What a host hears, and what follows from it.
#include "core/check.h"
#include "on_air/table_host.h"

namespace seaglass {

void TableHost::hear(Milliseconds now) {
  now_ = now;
  if (roster_.stage == Stage::closed) return;
  for (int i = 0; i < units_max; ++i) watch(i);
  Channel::Message message;
  while (channel_.receive(message)) hear(message);
}

/// A unit that came or went, and one that began a new session.
void TableHost::watch(int number) {
  Unit& unit = units_[number];
  const bool linked = channel_.linked(number);
  if (linked && (!unit.known || channel_.session(number) != unit.session)) begin_session(number);
  if (linked == unit.linked) return;
  unit.linked = linked;
  if (!linked) migration_.note_away(number, players_who_are(true));
  if (!linked && migration_.hand_over.is_to(number) && migration_.hand_over.note_away()) room_changed();
  const SeatSet seats = roster_.of_unit(number);
  for (Seat seat : all_seats(roster_.players)) {
    if (!seats.contains(seat)) continue;
    roster_.seats[seat].away = !linked;
    if (linked) roster_.seats[seat].bot_plays = false;
  }
  if (!seats.empty()) room_changed();
}

/// What a unit had read before, it may have forgotten.
void TableHost::begin_session(int number) {
  Unit& unit = units_[number];
  Unit begun;
  begun.known = true;
  begun.linked = unit.linked;
  begun.session = channel_.session(number);
  begun.state_stamp = unit.state_stamp;
  begun.room_again.begin(now_);
  begun.state_again.begin(now_);
  unit = begun;
  intents_.begin_session(number, roster_.of_unit(number));
  shuffle_.begin_session(number);
  snapshots_.begin_session(number, now_);
  migration_.begin_session(number);
}

void TableHost::hear(const Channel::Message& message) {
  CHECK(message.peer >= 0 && message.peer < units_max);
  BitReader reader({message.bytes, message.size});
  Report report;
  if (!read(report, reader)) return;
  watch(message.peer);
  Unit& unit = units_[message.peer];
  unit.room_heard = report.room_stamp;
  unit.state_heard = report.state_stamp;
  unit.revision_heard = report.revision;
  HandOver& hand_over = migration_.hand_over;
  hand_over.note_low(message.peer, report.is_low);
  if (is_claiming()) return hear_consent(message.peer, report);
  if (deal_.was_given_to(message.peer) && !is_moving() && !owes_room(unit))
    static_cast<void>(note_given(kept_deal(), HandOver::nobody,
                                 now_));  // it is a guest here, and has read that it stays one
  snapshots_.hear(message.peer, report);
  if (report.introduces) seat_people(message.peer, report);
  if (roster_.stage == Stage::dealing) go_on_dealing(shuffle_.hear(message.peer, report, dealing()));
  // Who has not read yet that the table was claimed counts its decisions from before that.
  if (report.host_term == deal_.host_term)
    for (const Intent& intent : report.intents) consider(message.peer, intent);
  unit.wants = may_have_blobs(message.peer) ? report.wants : Blob::none;
  unit.wants_from = report.wants_from;
  if (hand_over.is_to(message.peer) && hand_over.hear(report, !owes_room(unit), kept_deal(), now_))
    room_changed();
}

void TableHost::seat_people(int number, const Report& report) {
  if (number >= DealRecord::entropy_shares_max) return;  // it came to watch
  if (roster_.stage != Stage::waiting || !roster_.of_unit(number).empty()) return;
  int seated = 0;
  for (Seat seat : all_seats(roster_.players)) {
    SeatOnAir& on_air = roster_.seats[seat];
    if (on_air.holder != Holder::nobody || seated == report.people.size()) continue;
    on_air = SeatOnAir();
    on_air.holder = Holder::another;
    on_air.unit = static_cast<std::uint8_t>(number);
    on_air.person = report.people[seated++];
    on_air.person.emblem = free_emblem(on_air.person.emblem, seat);
  }
  if (seated > 0) room_changed();
}

/// The one that was wished for, or the first that nobody has.
std::uint8_t TableHost::free_emblem(std::uint8_t wished, Seat seat) const {
  for (int i = 0; i < emblem_count; ++i) {
    const int emblem = (wished + i) % emblem_count;
    bool taken = false;
    for (Seat other : all_seats(roster_.players))
      taken = taken || (other != seat && roster_.seats[other].holder != Holder::nobody &&
                        roster_.seats[other].person.emblem == emblem);
    if (!taken) return static_cast<std::uint8_t>(emblem);
  }
  return wished;
}

void TableHost::consider(int number, const Intent& intent) {
  using Turn = HostIntents::Turn;
  if (!takes_decisions() || !roster_.of_unit(number).contains(intent.seat)) return;
  Turn turn = intents_.hear(intent);
  if (turn == Turn::play) {
    const Sitting::Played played = play(intent.seat, intent.choice);
    if (played) return;
    intents_.note_refused(intent, played.not_kept ? RefusedIntent::not_kept : played.refusal.rule);
    turn = Turn::tell_refused;
  }
  if (turn == Turn::tell_refused && intents_.tell_refused(number, intent.seat)) state_changed_for(number);
}

}  // namespace seaglass
