// What a host says, to whom and when.
#include "on_air/journal_pieces.h"
#include "on_air/table_host.h"

namespace seaglass {

Milliseconds TableHost::speak(Milliseconds now) {
  now_ = now;
  if (roster_.stage == Stage::closed) return forever_ms;
  if (is_given() || is_gone()) go_on_moving();
  if (is_claiming()) go_on_claiming();
  if (roster_.stage == Stage::dealing) note_who_is_late();
  if (takes_decisions()) seal_when_told();
  const bool all_said = tell_all(now);
  is_speaking_ = !all_said && has_news(now);
  return all_said ? rest_ms(now) : send_again_ms;
}

bool TableHost::owes_state(const Unit& unit) const {
  return (roster_.stage == Stage::playing || roster_.stage == Stage::over) &&
         unit.state_heard != unit.state_stamp;
}

/// Somebody is still to be told what is new.
bool TableHost::has_news(Milliseconds now) const {
  for (int i = 0; i < units_max; ++i) {
    const Unit& unit = units_[i];
    if (!channel_.linked(i)) continue;
    if ((owes_room(unit) && unit.room_again.is_due(now)) ||
        (owes_state(unit) && unit.state_again.is_due(now)))
      return true;
  }
  return false;
}

/// Everybody has a turn to be spoken to before anybody has two. False: the frame before is not out yet.
bool TableHost::tell_all(Milliseconds now) {
  int silent = 0;
  while (silent < units_max) {
    bool said = false;
    if (channel_.linked(turn_to_speak_) && !speak_to(turn_to_speak_, now, said)) return false;
    silent = said ? 0 : silent + 1;
    turn_to_speak_ = (turn_to_speak_ + 1) % units_max;
  }
  return true;
}

/// The most urgent thing that is due. False: it could not be sent.
bool TableHost::speak_to(int number, Milliseconds now, bool& said) {
  Unit& unit = units_[number];
  std::uint8_t memory[Channel::message_bytes_max];
  const MutableBytes buffer{memory, Channel::message_bytes_max};
  const bool room_due = owes_room(unit) && unit.room_again.is_due(now);
  const bool state_due = owes_state(unit) && unit.state_again.is_due(now);
  const bool snapshot_due = owes_snapshot(number) && snapshots_.is_due(number, now) && !owes_room(unit) &&
                            !owes_state(unit) && !has_news(now);
  const bool wants_piece = unit.wants != Blob::none && may_have_blobs(number);
  int size = 0;
  if (room_due)
    size = write_room(number, buffer);
  else if (state_due)
    size = write_state(number, buffer);
  else if (wants_piece)
    size = write_piece(number, buffer);
  else if (snapshot_due)
    size = write_snapshot(number, buffer);
  if (size == 0) {
    unit.wants = Blob::none;  // something that there is not
    return true;
  }
  if (!channel_.send(number, {memory, size})) return false;
  said = true;
  if (room_due)
    unit.room_again.sent(now);
  else if (state_due)
    unit.state_again.sent(now);
  else if (wants_piece)
    unit.wants = Blob::none;
  else
    snapshots_.sent(number, sitting_->game(), now);
  return true;
}

Milliseconds TableHost::rest_ms(Milliseconds now) const {
  Milliseconds rest = migration_.hand_over.wait_ms();
  if (roster_.stage == Stage::dealing) rest = sooner(rest, looks_who_is_late_ms);
  for (int i = 0; i < units_max; ++i) {
    const Unit& unit = units_[i];
    if (!channel_.linked(i)) continue;
    if (owes_room(unit)) rest = sooner(rest, unit.room_again.wait_ms(now));
    if (owes_state(unit)) rest = sooner(rest, unit.state_again.wait_ms(now));
    if (owes_snapshot(i) && !owes_room(unit) && !owes_state(unit))
      rest = sooner(rest, snapshots_.wait_ms(i, now));
  }
  return rest;
}

int TableHost::write_room(int number, MutableBytes buffer) {
  if (is_claiming()) return write_claim(buffer);
  BitWriter writer(buffer);
  write(HostHeader{HostSays::room, deal_.host_term}, writer);
  RoomMessage room;
  room.stamp = room_stamp_;
  room.table = deal_.members.table;
  room.unit = static_cast<std::uint8_t>(number);
  room.roster = roster_;
  shuffle_.report(room);
  migration_.hand_over.report(number, room);
  write(room, writer);
  return writer.bytes();
}

int TableHost::write_state(int number, MutableBytes buffer) {
  const Unit& unit = units_[number];
  const SeatSet seats = roster_.of_unit(number);
  BitWriter writer(buffer);
  write(HostHeader{HostSays::state, deal_.host_term}, writer);
  StateHeader header;
  header.stamp = unit.state_stamp;
  header.revision = static_cast<std::uint16_t>(revision());
  header.seats = seats;
  intents_.report(number, header);
  write(header, writer);
  sitting_->view(seats, scratch_);
  sitting_->game().pack(scratch_, writer);
  write_events(unit, seats, writer, 8 * buffer.size);
  return writer.bytes();
}

/// The newest of those that this unit has not read yet, as many as fit.
void TableHost::write_events(const Unit& unit, SeatSet viewers, BitWriter& writer, int bits_max) const {
  const int room = events_that_fit(writer.bits(), bits_max);
  int count = 0;
  while (count < events_.size() && count < room) {
    const ToldEvent& told = events_[events_.size() - 1 - count];
    if (told.revision <= unit.revision_heard || revision() - told.revision >= (1 << event_age_bits)) break;
    ++count;
  }
  writer.write_below(count, events_in_message_max + 1);
  for (int i = events_.size() - count; i < events_.size(); ++i) {
    const ToldEvent& told = events_[i];
    write(ToldEvent{told.revision, sitting_->game().mask(told.event, viewers)}, revision(), writer);
  }
}

int TableHost::write_piece(int number, MutableBytes buffer) {
  CHECK(may_have_blobs(number));
  const Unit& unit = units_[number];
  Piece piece;
  piece.blob = unit.wants;
  piece.from = unit.wants_from;
  if (piece.blob == Blob::secret) {
    DealRecord told = deal_;
    if (!migration_.hand_over.is_to(number)) told.members.key_seed = radio::KeySeed();
    fill(piece, pack(told));
  } else if (piece.blob == Blob::journal) {
    fill(piece, sitting_->journal());
  } else if (piece.blob == Blob::opening) {
    fill(piece, bytes_of(sitting_->journal().opening()));
  } else {
    return 0;
  }
  if (piece.from > piece.total) return 0;
  BitWriter writer(buffer);
  write(HostHeader{HostSays::piece, deal_.host_term}, writer);
  write(piece, writer);
  return writer.bytes();
}

int TableHost::write_snapshot(int number, MutableBytes buffer) {
  SnapshotMessage message;
  snapshots_.report(number, cryptography_, sitting_->game(), message);
  BitWriter writer(buffer);
  write(HostHeader{HostSays::snapshot, deal_.host_term}, writer);
  write(message, writer);
  return writer.bytes();
}

int TableHost::write_claim(MutableBytes buffer) {
  ClaimMessage message;
  migration_.claim.report(message);
  message.stamp = room_stamp_;
  BitWriter writer(buffer);
  write(HostHeader{HostSays::claim, deal_.host_term}, writer);
  write(message, writer);
  return writer.bytes();
}

}  // namespace seaglass
