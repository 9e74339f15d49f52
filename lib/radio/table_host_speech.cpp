// What a host says, to whom and when.
#include "radio/table_host.h"

namespace seaglass {

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
bool TableHost::speak(Milliseconds now) {
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
  const bool vault_due = owes_vault(number) && unit.vault_again.is_due(now) && !owes_room(unit) &&
                         !owes_state(unit) && !has_news(now);
  const bool wants_piece = unit.wants != Parcel::none && may_have_parcels(number);
  int size = 0;
  if (room_due)
    size = write_room(number, buffer);
  else if (state_due)
    size = write_state(number, buffer);
  else if (wants_piece)
    size = write_piece(number, buffer);
  else if (vault_due)
    size = write_vault(number, buffer);
  if (size == 0) {
    unit.wants = Parcel::none;  // something that there is not
    return true;
  }
  if (!channel_.send(number, {memory, size})) return false;
  said = true;
  if (room_due)
    unit.room_again.sent(now);
  else if (state_due)
    unit.state_again.sent(now);
  else if (wants_piece)
    unit.wants = Parcel::none;
  else if (++unit.next_part == Vault::parts_of(sitting_->game())) {
    unit.next_part = 0;
    unit.vault_again.sent(now);
  }
  return true;
}

Milliseconds TableHost::rest_ms(Milliseconds now) const {
  Milliseconds rest = succession_.done && !has_moved_ ? move_ms_max : forever_ms;
  for (int i = 0; i < units_max; ++i) {
    const Unit& unit = units_[i];
    if (!channel_.linked(i)) continue;
    if (owes_room(unit)) rest = sooner(rest, unit.room_again.wait_ms(now));
    if (owes_state(unit)) rest = sooner(rest, unit.state_again.wait_ms(now));
    if (owes_vault(i) && !owes_room(unit) && !owes_state(unit))
      rest = sooner(rest, unit.vault_again.wait_ms(now));
  }
  return rest;
}

int TableHost::write_room(int number, MutableBytes buffer) {
  if (is_claiming()) return write_claim(buffer);
  BitWriter writer(buffer);
  write(HostHeader{HostSays::room, deal_.epoch}, writer);
  RoomMessage room;
  room.stamp = room_stamp_;
  room.table = deal_.members.table;
  room.unit = static_cast<std::uint8_t>(number);
  room.roster = roster_;
  room.commitment = commitment_;
  room.succession = succession_;
  room.succession.done = has_retired_ || (succession_.done && number == succession_.unit);
  write(room, writer);
  return writer.bytes();
}

int TableHost::write_state(int number, MutableBytes buffer) {
  const Unit& unit = units_[number];
  const SeatSet seats = roster_.of_unit(number);
  BitWriter writer(buffer);
  write(HostHeader{HostSays::state, deal_.epoch}, writer);
  StateHeader header;
  header.stamp = unit.state_stamp;
  header.revision = static_cast<std::uint16_t>(revision());
  header.seats = seats;
  header.decided = decided_;
  header.refused = unit.refused;
  write(header, writer);
  sitting_->view(seats, scratch_);
  sitting_->game().pack(scratch_, writer);
  write_events(unit, seats, writer, 8 * buffer.size);
  return writer.bytes();
}

/// The newest of those that this unit has not read yet, as many as fit.
void TableHost::write_events(const Unit& unit, SeatSet viewers, BitWriter& writer, int bits_max) const {
  const int room = (bits_max - writer.bits() - event_count_bits) / event_bits;
  int count = 0;
  while (count < events_.size() && count < room && count < events_in_message_max) {
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
  CHECK(may_have_parcels(number));
  const Unit& unit = units_[number];
  Piece piece;
  piece.parcel = unit.wants;
  piece.from = unit.wants_from;
  if (piece.parcel == Parcel::secret) {
    DealRecord told = deal_;
    if (!is_going_to(number)) told.members.acquaintance = radio::Acquaintance();
    const PackedDeal packed = pack(told);
    piece.total = DealRecord::bytes_max;
    for (int i = piece.from; i < piece.total && !piece.bytes.full(); ++i)
      piece.bytes.push_back(packed.bytes[i]);
  } else if (piece.parcel == Parcel::journal) {
    fill_journal(piece);
  } else if (piece.parcel == Parcel::opening) {
    const Opening opening = sitting_->journal().opening();
    piece.total = static_cast<std::uint16_t>(opening.size());
    for (int i = piece.from; i < piece.total && !piece.bytes.full(); ++i) piece.bytes.push_back(opening[i]);
  } else {
    return 0;
  }
  if (piece.from > piece.total) return 0;
  BitWriter writer(buffer);
  write(HostHeader{HostSays::piece, deal_.epoch}, writer);
  write(piece, writer);
  return writer.bytes();
}

void TableHost::fill_journal(Piece& piece) const {
  constexpr int entry_bytes = 5;
  const Journal& journal = sitting_->journal();
  piece.total = static_cast<std::uint16_t>(journal.size() * entry_bytes);
  piece.from = static_cast<std::uint16_t>(piece.from / entry_bytes * entry_bytes);
  for (int i = piece.from / entry_bytes;
       i < journal.size() && piece.bytes.size() + entry_bytes <= piece_bytes_max; ++i) {
    const JournalEntry entry = journal.at(i);
    piece.bytes.push_back(static_cast<std::uint8_t>(entry.seat.index()));
    for (const std::uint8_t byte : {entry.choice.verb, entry.choice.a, entry.choice.b, entry.choice.c})
      piece.bytes.push_back(byte);
  }
}

}  // namespace seaglass
