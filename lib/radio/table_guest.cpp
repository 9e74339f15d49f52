#include "radio/table_guest.h"

#include <cstring>
#include <utility>

#include "radio/later.h"

namespace seaglass {

void TableGuest::join(const People& people) {
  people_ = people;
  must_report_ = true;
}

bool TableGuest::may_decide(Seat seat) const {
  return has_state_ && roster_.stage == Stage::playing && !is_moving() && !in_claim() &&
         seats().contains(seat) && !deciding_.contains(seat) && game().to_act(*shown_).contains(seat);
}

void TableGuest::decide(Seat seat, Choice choice) {
  CHECK(may_decide(seat));
  intents_[seat] = {seat, decided_[seat].count, ++attempts_, choice};
  deciding_.insert(seat);
  must_report_ = true;
}

bool TableGuest::next_answer(Answer& answer) {
  if (answers_.empty()) return false;
  answer = answers_.pop();
  return true;
}

// -------------------------------------------------------------------------------------------------- hearing

Milliseconds TableGuest::step(Milliseconds now) {
  now_ = now;
  watch();
  Channel::Message message;
  while (channel_.receive(message)) hear(message);
  if (is_checking()) check_some();
  if (has_something_to_say(now) && !speak(now)) return send_again_ms;
  return rest_ms(now);
}

/// With a new session all stamps begin anew: the host, or this unit's link to it, has.
void TableGuest::watch() {
  const bool linked = channel_.linked(0);
  if (linked && (!in_session_ || channel_.session(0) != session_)) {
    in_session_ = true;
    session_ = channel_.session(0);
    host_began_anew_ = host_began_anew_ || channel_.boot(0) != boot_;
    boot_ = channel_.boot(0);
    room_stamp_ = state_stamp_ = 0;
    claim_.stamp = 0;
    vaults_.begin_session();
    must_report_ = true;
  }
}

void TableGuest::hear(const Channel::Message& message) {
  watch();
  BitReader reader({message.bytes, message.size});
  const HostHeader header = read_host_header(reader);
  if (!reader.ok()) return;
  if (header.says == HostSays::claim) return hear_claim(header.epoch, reader);
  if (header.says == HostSays::room) return hear_room(header.epoch, reader);
  // Another host's table begins with its room: whoever left before that must still know it for a later one.
  if (header.epoch != epoch_) return;
  switch (header.says) {
    case HostSays::state: return hear_state(reader);
    case HostSays::piece: return hear_piece(reader);
    case HostSays::vault: return hear_vault(reader);
    case HostSays::room:
    case HostSays::claim: return;
  }
}

/// Not what an earlier host still says of the same table; but it may have opened another one since.
bool TableGuest::is_overtaken(std::uint8_t epoch, const RoomMessage& room) const {
  return at_table() && epoch < epoch_ && room.roster.stage != Stage::waiting && room.table == table_;
}

void TableGuest::hear_room(std::uint8_t epoch, BitReader& reader) {
  RoomMessage room;
  if (!read(room, reader) || !room.roster.makes_sense()) return;
  if (is_overtaken(epoch, room) || !is_expected(room)) return;
  must_report_ = true;
  if (room_stamp_ != 0 && !later(room.stamp, room_stamp_)) return;
  if (moves_seats(room)) {
    untrue_ = true;
    return;
  }
  if (!note_whereabouts(room.succession)) return;
  room_stamp_ = room.stamp;
  if (epoch != epoch_) vaults_.clear();  // by then units may have other numbers
  epoch_ = epoch;
  if (!plays_on(room.roster)) forget_game();
  roster_ = room.roster;
  unit_ = room.unit;
  if (roster_.stage != Stage::waiting) table_ = room.table;
  hear_succession(room.succession);
  claim_.stamp = 0;
  consent_ = Consent::none;
  if (roster_.stage != Stage::waiting) hear_commitment(room.commitment);
}

void TableGuest::hear_commitment(const Key& commitment) {
  const bool is_one = !same_bytes(commitment.bytes, Key().bytes, Key::size);
  if (roster_.stage == Stage::dealing && !is_one) return draw_pinch();
  if (same_bytes(commitment.bytes, commitment_.bytes, Key::size)) {
    commitment_epoch_ = epoch_;
    return;
  }
  if (roster_.stage != Stage::dealing) return begin_anew(commitment);
  // A table that is dealt anew after this unit gave its pinch could be the host's choice among many deals.
  provable_ = !has_given_ || fairness_ != Fairness::unknown;
  commitment_ = commitment;
  commitment_epoch_ = epoch_;
  vaults_.clear();
  give_pinch();
  untrue_ = has_told_deal_ = false;
  witness_.begin();
  fairness_ = Fairness::unknown;
}

/// Which nobody is told before the host has committed itself to everybody's.
void TableGuest::draw_pinch() {
  if (gives_ == Report::Gives::promise) return;
  entropy_.fill({pinch_.bytes, Pinch::size});
  gives_ = Report::Gives::promise;
}

/// What was not promised, since this unit started anew, proves nothing: the host asks for promises again.
void TableGuest::give_pinch() {
  if (gives_ == Report::Gives::promise) {
    has_given_ = true;
  } else {
    entropy_.fill({pinch_.bytes, Pinch::size});
    provable_ = false;
  }
  gives_ = Report::Gives::pinch;
  pinches_due_ = own_pinch_ = 0;
  for (int unit = 0; unit < units_max; ++unit) {
    if (roster_.of_unit(unit).empty()) continue;
    if (unit < unit_) ++own_pinch_;
    ++pinches_due_;
  }
}

/// Of the same game, as it was set up.
bool TableGuest::plays_on(const Roster& roster) const {
  return (roster.stage == Stage::playing || roster.stage == Stage::over) && roster.game == roster_.game &&
         roster.players == roster_.players && roster.options == roster_.options;
}

/// In the middle of a game nobody gets another seat: who is sent away is told so, and has none.
bool TableGuest::moves_seats(const RoomMessage& room) const {
  return has_state_ && plays_on(room.roster) && room.roster.of_unit(room.unit) != seats() &&
         same_bytes(room.commitment.bytes, commitment_.bytes, Key::size);
}

void TableGuest::forget_game() {
  deal_ += has_state_ ? 1 : 0;
  has_state_ = false;
  revision_ = 0;
  state_stamp_ = 0;
  deciding_ = SeatSet();
  events_.clear();
}

/// Another deal's table: somebody claimed it after a sudden death, or this unit was not there for the deal.
/// Nothing can be proved any more, and decisions are counted anew.
void TableGuest::begin_anew(const Key& commitment) {
  const bool knew_another = !same_bytes(commitment_.bytes, Key().bytes, Key::size);
  // The deal cannot become another one under the same host.
  if (knew_another && !seats().empty() && epoch_ == commitment_epoch_) untrue_ = true;
  commitment_ = commitment;
  commitment_epoch_ = epoch_;
  provable_ = has_told_deal_ = false;
  for (Seat seat : all_seats(seats_max))
    if (deciding_.contains(seat)) drop(seat, Outcome::overtaken, Refusal{});
  forget_game();
  decided_ = PerSeat<Decided>();
  witness_.begin();
  fairness_ = Fairness::unknown;
}

/// The room comes first: which game it is, and whose seats these are.
void TableGuest::hear_state(BitReader& reader) {
  StateHeader header;
  if (!read(header, reader) || room_stamp_ == 0 || header.seats != seats()) return;
  if (roster_.stage != Stage::playing && roster_.stage != Stage::over) return;
  must_report_ = true;
  if (state_stamp_ != 0 && !later(header.stamp, state_stamp_)) return;
  const bool takes = !has_seen_the_end() || (host_began_anew_ && header.revision < revision_);
  if (takes && !take_state(header, reader)) {
    untrue_ = true;  // it was sealed by the host, so nothing but the host can have made it
    return;
  }
  host_began_anew_ = false;
  state_stamp_ = header.stamp;
  decided_ = header.decided;
  answer_intents(header);
}

bool TableGuest::take_state(const StateHeader& header, BitReader& reader) {
  if (header.revision > decisions_max) return false;
  if (!game().unpack(*spare_, reader) || game().players(*spare_) != roster_.players) return false;
  FixedVector<ToldEvent, events_in_message_max> told;
  told.resize(reader.read_below(events_in_message_max + 1));
  for (ToldEvent& each : told)
    if (!read(each, header.revision, reader) || !game().knows(*spare_, each.event)) return false;
  if (!reader.finished()) return false;
  if (!is_for_this_unit()) return false;
  const auto bytes = static_cast<std::size_t>(game().state_bytes());
  const bool is_shown = has_state_ && header.revision == revision_;
  if (is_shown && std::memcmp(spare_, shown_, bytes) == 0) return true;
  if (is_shown || (has_state_ && header.revision < revision_)) {
    if (!host_began_anew_) return false;
    set_back();
  }
  witness(header.revision);
  for (const ToldEvent& each : told)
    if (has_state_ && each.revision > revision_) events_.add(each.revision, each.event);
  std::swap(shown_, spare_);
  has_state_ = true;
  revision_ = header.revision;
  return true;
}

/// Since it started anew, the host says otherwise than it did before. An honest one has lost its last record,
/// and this unit cannot tell that from another one: nothing can be proved any more.
void TableGuest::set_back() {
  for (Seat seat : all_seats(seats_max))
    if (deciding_.contains(seat)) drop(seat, Outcome::overtaken, Refusal{});
  forget_game();
  provable_ = has_told_deal_ = false;
  witness_.begin();
  fairness_ = Fairness::unknown;
}

/// Its people are shown what is theirs and nothing else, and can decide what they owe: the screens rely on
/// that.
bool TableGuest::is_for_this_unit() {
  if (!game().is_open_to(*spare_, seats()) || shows_too_much()) return false;
  const SeatSet deciding = game().to_act(*spare_);
  for (Seat seat : all_seats(roster_.players)) {
    if (!seats().contains(seat) || !deciding.contains(seat)) continue;
    bool any = false;
    game().choices(*spare_, seat, [&any](Choice) { any = true; });
    if (!any) return false;
  }
  return true;
}

/// Whether masking it here takes anything away.
bool TableGuest::shows_too_much() {
  std::uint8_t told[packed_bytes_max], masked[packed_bytes_max];
  BitWriter told_writer({told, packed_bytes_max}), masked_writer({masked, packed_bytes_max});
  game().pack(*spare_, told_writer);
  game().mask(*spare_, seats());
  game().pack(*spare_, masked_writer);
  return told_writer.bits() != masked_writer.bits() ||
         std::memcmp(told, masked, static_cast<std::size_t>(told_writer.bytes())) != 0;
}

void TableGuest::witness(int revision) {
  std::uint8_t memory[packed_bytes_max];
  BitWriter writer({memory, packed_bytes_max});
  game().pack(*spare_, writer);
  // More than any unit may be told; or another sight of what was seen before everybody got up.
  if (writer.bytes() > masked_bytes_limit || witness_.has_seen(revision))
    untrue_ = true;
  else
    witness_.see(cryptography_, revision, {memory, writer.bytes()});
}

void TableGuest::answer_intents(const StateHeader& header) {
  for (Seat seat : all_seats(seats_max)) {
    if (!deciding_.contains(seat)) continue;
    const Intent& intent = intents_[seat];
    const Decided& decided = header.decided[seat];
    if (decided.count > intent.number) {
      const bool was_ours = decided.count == intent.number + 1 && decided.last == intent.choice;
      drop(seat, was_ours ? Outcome::played : Outcome::overtaken, Refusal{});
    } else if (header.refused.any && header.refused.seat == seat &&
               header.refused.attempt == intent.attempt) {
      const bool kept = header.refused.rule != RefusedIntent::not_kept;
      drop(seat, kept ? Outcome::refused : Outcome::not_kept, Refusal{header.refused.rule});
    }
  }
}

void TableGuest::drop(Seat seat, Outcome outcome, Refusal rule) {
  deciding_.remove(seat);
  if (answers_.full()) answers_.pop();
  static_cast<void>(answers_.push({seat, outcome, rule}));
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
  if (in_claim()) return waits_for_claimant();
  return room_stamp_ == 0 || (holds_table_ && !succession_.done) || !deciding_.empty() ||
         wanted() != Parcel::none;
}

bool TableGuest::speak(Milliseconds now) {
  Report report;
  report.epoch = epoch_;
  report.room_stamp = in_claim() ? claim_.stamp : room_stamp_;
  report.state_stamp = state_stamp_;
  report.revision = static_cast<std::uint16_t>(revision_);
  report.introduces = seats().empty() && (roster_.stage == Stage::closed || roster_.stage == Stage::waiting);
  if (report.introduces) report.people = people_;
  if (room_stamp_ != 0 && roster_.stage == Stage::dealing) report.gives = gives_;
  report.promise = promise_of(cryptography_, pinch_);
  report.pinch = pinch_;
  for (Seat seat : all_seats(seats_max))
    if (deciding_.contains(seat)) report.intents.push_back(intents_[seat]);
  report.wants = wanted();
  report.wants_from = wanted_from();
  report.is_low = is_low_;
  report.holds_table = holds_table_;
  report.vault = vaults_.newest(game());
  report_claim(report);
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
  if (is_checking() && wanted() == Parcel::none) return 0;
  if (!channel_.linked(0)) return forever_ms;
  Milliseconds rest = holds_table_ ? linger_ms : forever_ms;
  if (waits_for_answer()) rest = sooner(rest, again_.wait_ms(now));
  return rest;
}

}  // namespace seaglass
