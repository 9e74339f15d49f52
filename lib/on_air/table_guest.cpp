#include "on_air/table_guest.h"

#include "on_air/later.h"

namespace seaglass {

void TableGuest::join(const People& people) {
  people_ = people;
  must_report_ = true;
}

bool TableGuest::may_decide(Seat seat) const {
  return has_state() && roster_.stage == Stage::playing && !is_moving() && !in_claim() &&
         seats().contains(seat) && !is_deciding(seat) && game().to_act(state()).contains(seat);
}

void TableGuest::decide(Seat seat, Choice choice) {
  CHECK(may_decide(seat));
  intents_.decide(seat, choice);
  must_report_ = true;
}

// -------------------------------------------------------------------------------------------------- hearing

void TableGuest::hear(Milliseconds now) {
  now_ = now;
  watch();
  Channel::Message message;
  while (channel_.receive(message)) hear(message);
  if (is_checking()) check_.step(played());
}

/// With a new session all stamps begin anew: the host, or this unit's link to it, has.
void TableGuest::watch() {
  if (!channel_.linked(0) || session_ == channel_.session(0)) return;
  session_ = channel_.session(0);
  room_stamp_ = state_stamp_ = 0;
  position_.begin_session(channel_.boot(0));
  migration_.consenting.begin_session();
  snapshots_.begin_session();
  must_report_ = true;
}

void TableGuest::hear(const Channel::Message& message) {
  watch();
  BitReader reader({message.bytes, message.size});
  const HostHeader header = read_host_header(reader);
  if (!reader.ok()) return;
  if (header.says == HostSays::claim) return hear_claim(header.host_term, reader);
  if (header.says == HostSays::room) return hear_room(header.host_term, reader);
  // Another host's table begins with its room: whoever left before that must still know it for a later one.
  if (header.host_term != host_term_) return;
  switch (header.says) {
    case HostSays::state: return hear_state(reader);
    case HostSays::piece: return hear_piece(reader);
    case HostSays::snapshot: return hear_snapshot(reader);
    case HostSays::room:
    case HostSays::claim: return;
  }
}

/// Not what an earlier host still says of the same table; but it may have opened another one since.
bool TableGuest::is_overtaken(std::uint8_t host_term, const RoomMessage& room) const {
  return at_table() && host_term < host_term_ && room.roster.stage != Stage::waiting && room.table == table_;
}

void TableGuest::hear_room(std::uint8_t host_term, BitReader& reader) {
  RoomMessage room;
  if (!read(room, reader) || !room.roster.makes_sense()) return;
  if (is_overtaken(host_term, room) || !migration_.is_expected(room.table)) return;
  must_report_ = true;
  if (room_stamp_ != 0 && !later(room.stamp, room_stamp_)) return;
  if (moves_seats(room)) {
    check_.find_untrue();
    return;
  }
  if (room.roster.stage != Stage::waiting && shuffle_.changes_deal(room, host_term)) check_.find_untrue();
  if (!migration_.take_over.hear(room.hand_over_status, as_told(), now_)) return;
  room_stamp_ = room.stamp;
  if (host_term != host_term_) snapshots_.clear();  // by then units may have other numbers
  host_term_ = host_term;
  if (!plays_on(room.roster)) forget_game();
  roster_ = room.roster;
  unit_ = room.unit;
  if (roster_.stage != Stage::waiting) table_ = room.table;
  migration_.consenting = Consenting();
  if (roster_.stage != Stage::waiting) hear_deal(room);
}

void TableGuest::hear_deal(const RoomMessage& room) {
  using Heard = GuestShuffle::Heard;
  const Heard heard = shuffle_.hear(room, host_term_, fairness() != Fairness::unknown, entropy_);
  switch (heard) {
    case Heard::nothing_new: return;
    case Heard::deal:
    case Heard::unprovable_deal:
      snapshots_.clear();
      check_ = DealCheck(heard == Heard::deal);
      return;
    case Heard::exchanged_deal: check_.find_untrue(); return begin_anew();
    case Heard::another_deal: return begin_anew();
  }
}

/// Of the same game, as it was set up.
bool TableGuest::plays_on(const Roster& roster) const {
  return (roster.stage == Stage::playing || roster.stage == Stage::over) && roster.terms() == roster_.terms();
}

/// In the middle of a game nobody gets another seat: who is sent away is told so, and has none.
bool TableGuest::moves_seats(const RoomMessage& room) const {
  return has_state() && plays_on(room.roster) && room.roster.of_unit(room.unit) != seats() &&
         shuffle_.is_committed_to(room.commitment);
}

void TableGuest::forget_game() {
  position_.forget();
  intents_.forget();
  state_stamp_ = 0;
}

/// Another deal's table: nothing can be proved any more, and decisions are counted anew.
void TableGuest::begin_anew() {
  intents_.begin_anew();
  forget_game();
  check_.lose_proof();
}

/// The room comes first: which game it is, and whose seats these are.
void TableGuest::hear_state(BitReader& reader) {
  StateHeader header;
  if (!read(header, reader) || room_stamp_ == 0 || header.seats != seats()) return;
  if (roster_.stage != Stage::playing && roster_.stage != Stage::over) return;
  must_report_ = true;
  if (state_stamp_ != 0 && !later(header.stamp, state_stamp_)) return;
  switch (position_.hear(header, reader, roster_)) {
    case ShownPosition::Heard::nonsense: return check_.find_untrue();
    case ShownPosition::Heard::nothing_new: break;
    case ShownPosition::Heard::set_back:
      // An honest host has lost its last record; this unit cannot tell that from another one.
      intents_.overtake();
      check_.lose_proof();
      witness();
      break;
    case ShownPosition::Heard::newer: witness(); break;
  }
  state_stamp_ = header.stamp;
  intents_.hear(header);
}

void TableGuest::witness() {
  std::uint8_t memory[packed_bytes_max];
  BitWriter writer({memory, packed_bytes_max});
  game().pack(state(), writer);
  check_.see(cryptography_, revision(), {memory, writer.bytes()});
}

void TableGuest::hear_piece(BitReader& reader) {
  Piece piece;
  if (!read(piece, reader) || piece.blob == Blob::none || piece.blob != wanted()) return;
  if (is_checking()) return check_.hear(piece, shuffle_, played());
  if (migration_.take_over.hear(piece, as_told(), now_)) must_report_ = true;
}

Blob TableGuest::wanted() const {
  if (is_checking()) return check_.wanted();
  return is_moving() ? migration_.take_over.wanted(as_told()) : Blob::none;
}

std::uint16_t TableGuest::wanted_from() const {
  if (is_checking()) return check_.wanted_from();
  return is_moving() ? migration_.take_over.wanted_from(as_told()) : std::uint16_t{0};
}

// -------------------------------------------------------------------------------------- without its host

void TableGuest::hear_snapshot(BitReader& reader) {
  SnapshotMessage snapshot;
  // Who had nothing to be asked for says yes to a claim; what became whole after that would go unasked.
  if (!read(snapshot, reader) || room_stamp_ == 0 || in_claim() || roster_.stage != Stage::playing) return;
  if (seats().empty() || ((snapshot.holders >> unit_) & 1) == 0) return;
  if (snapshots_.hear(snapshot, game())) must_report_ = true;
}

/// Also while the table is on its way: should its next host host by now, it is seen to play there, and that
/// ends the claim.
bool TableGuest::can_claim() const {
  return roster_.stage == Stage::playing && !seats().empty() && !channel_.linked(0) &&
         snapshots_.whole(0, game()) != nullptr;
}

ClaimState TableGuest::claim_state() const {
  ClaimState claim_state;
  claim_state.roster = roster_;
  claim_state.unit = unit_;
  claim_state.host_term = host_term_;
  claim_state.snapshots = snapshots_;
  return claim_state;
}

void TableGuest::restore(const ClaimState& claim_state) {
  roster_ = claim_state.roster;
  unit_ = claim_state.unit;
  host_term_ = claim_state.host_term;
  snapshots_ = claim_state.snapshots;
  if (const Snapshot* newest = snapshots_.whole(0, game())) table_ = newest->members().table;
}

void TableGuest::hear_claim(std::uint8_t host_term, BitReader& reader) {
  ClaimMessage claim;
  if (!read(claim, reader) || roster_.stage != Stage::playing || host_term <= host_term_) return;
  if (claim.unit == unit_ || roster_.of_unit(claim.unit).empty()) return;
  if (!may_claim(migration_.take_over.host(), claim.unit, snapshots_, game())) return;
  must_report_ = true;
  migration_.consenting.hear(claim, snapshots_, game());
}

void TableGuest::answer_claim(bool yes) {
  CHECK(is_asked());
  migration_.consenting.answer(yes);
  must_report_ = true;
}

// ------------------------------------------------------------------------------------------------- speaking

bool TableGuest::has_something_to_say(Milliseconds now) const {
  if (!channel_.linked(0)) return false;
  if (must_report_) return true;
  return waits_for_answer() && again_.is_due(now);
}

/// The host says by itself again what it has not been told is read. But that this unit has to be told all
/// from the beginning, it must have heard.
bool TableGuest::waits_for_answer() const {
  if (in_claim()) return migration_.consenting.waits_for_claimant(unit_);
  return room_stamp_ == 0 || migration_.take_over.waits_for_answer() || intents_.any() ||
         wanted() != Blob::none;
}

Milliseconds TableGuest::speak(Milliseconds now) {
  now_ = now;
  if (has_something_to_say(now) && !report(now)) return send_again_ms;
  return rest_ms(now);
}

bool TableGuest::report(Milliseconds now) {
  Report report;
  report.host_term = host_term_;
  report.room_stamp = room_stamp_;
  report.state_stamp = state_stamp_;
  report.revision = static_cast<std::uint16_t>(revision());
  report.introduces = seats().empty() && (roster_.stage == Stage::closed || roster_.stage == Stage::waiting);
  if (report.introduces) report.people = people_;
  if (room_stamp_ != 0 && roster_.stage == Stage::dealing) shuffle_.report(report, cryptography_);
  intents_.report(report);
  report.wants = wanted();
  report.wants_from = wanted_from();
  migration_.take_over.report(report);
  report.snapshot = snapshots_.newest(game());
  if (in_claim()) migration_.consenting.report(report, snapshots_, game());
  std::uint8_t memory[Channel::message_bytes_max];
  BitWriter writer({memory, Channel::message_bytes_max});
  write(report, writer);
  if (!channel_.send(0, {memory, writer.bytes()})) return false;
  if (must_report_) again_.begin(now);
  must_report_ = false;
  again_.sent(now);
  return true;
}

Milliseconds TableGuest::rest_ms(Milliseconds now) const {
  if (is_checking() && wanted() == Blob::none) return 0;
  if (!channel_.linked(0)) return forever_ms;
  Milliseconds rest = migration_.take_over.wait_ms();
  if (waits_for_answer()) rest = sooner(rest, again_.wait_ms(now));
  return rest;
}

}  // namespace seaglass
