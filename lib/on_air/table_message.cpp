#include "on_air/table_message.h"

namespace seaglass {

namespace {

void write_bytes(const std::uint8_t* bytes, int size, BitWriter& writer) {
  for (int i = 0; i < size; ++i) writer.write(bytes[i], 8);
}
void read_bytes(std::uint8_t* bytes, int size, BitReader& reader) {
  for (int i = 0; i < size; ++i) bytes[i] = static_cast<std::uint8_t>(reader.read(8));
}
std::uint8_t read8(BitReader& reader) {
  return static_cast<std::uint8_t>(reader.read(8));
}
std::uint16_t read16(BitReader& reader, int bits = 16) {
  return static_cast<std::uint16_t>(reader.read(bits));
}
Seat read_seat(BitReader& reader) {
  return Seat(reader.read_below(seats_max));
}

void write(const Person& person, BitWriter& writer) {
  writer.write_below(person.emblem, emblem_count);
  person.name.pack(writer);
}
Person read_person(BitReader& reader, int emblems = emblem_count) {
  Person person;
  person.emblem = static_cast<std::uint8_t>(reader.read_below(emblems));
  person.name = Name::unpack(reader);
  return person;
}

/// A bot belongs to no unit: its level stands where the number of one would. The usual level is 0, which is
/// what stood there before there were others.
static_assert(bot_level_count <= units_max);
int packed_level(BotLevel level) {
  return (static_cast<int>(level) - static_cast<int>(usual_bot_level) + bot_level_count) % bot_level_count;
}
BotLevel read_level(BitReader& reader) {
  const int packed = reader.read_below(units_max);
  if (packed >= bot_level_count) reader.refuse();
  return static_cast<BotLevel>((packed + static_cast<int>(usual_bot_level)) % bot_level_count);
}

}  // namespace

void write(Choice choice, BitWriter& writer) {
  for (const std::uint8_t byte : {choice.verb, choice.a, choice.b, choice.c}) writer.write(byte, 8);
}
Choice read_choice(BitReader& reader) {
  Choice choice;
  for (std::uint8_t* byte : {&choice.verb, &choice.a, &choice.b, &choice.c}) *byte = read8(reader);
  return choice;
}

void write(const HostHeader& header, BitWriter& writer) {
  writer.write_below(static_cast<int>(header.says), host_says_count);
  writer.write(header.host_term, 8);
}
HostHeader read_host_header(BitReader& reader) {
  HostHeader header;
  header.says = static_cast<HostSays>(reader.read_below(host_says_count));
  header.host_term = read8(reader);
  return header;
}

// ----------------------------------------------------------------------------------------------------- room

void write(const RoomMessage& room, BitWriter& writer) {
  const Roster& roster = room.roster;
  writer.write(room.stamp, 16);
  write_bytes(room.table.bytes, radio::TableId::size, writer);
  writer.write_below(room.unit, units_max);
  writer.write_below(static_cast<int>(roster.stage), stage_count);
  writer.write(static_cast<std::uint8_t>(roster.game), 8);
  writer.write_below(roster.players, seats_max + 1);
  for (const std::uint8_t value : roster.options.values) writer.write(value, 8);
  writer.write_below(roster.begins.number(), Beginner::numbers);
  for (Seat seat : all_seats(roster.players)) {
    const SeatOnAir& on_air = roster.seats[seat];
    writer.write_below(static_cast<int>(on_air.holder), holder_count);
    writer.write_below(on_air.holder == Holder::bot ? packed_level(on_air.level) : on_air.unit, units_max);
    writer.write_flag(on_air.away);
    writer.write_flag(on_air.bot_plays);
    write(on_air.person, writer);
  }
  if (roster.stage == Stage::dealing) writer.write(roster.late.bits(), seats_max);
  write_bytes(room.commitment.bytes, Key::size, writer);
  writer.write_flag(room.hand_over_status.any);
  if (!room.hand_over_status.any) return;
  writer.write_below(room.hand_over_status.unit, units_max);
  write_bytes(room.hand_over_status.address.bytes, sizeof room.hand_over_status.address.bytes, writer);
  writer.write(room.hand_over_status.choices, decision_bits);
  writer.write_flag(room.hand_over_status.done);
}

bool read(RoomMessage& room, BitReader& reader, RoomForm form) {
  Roster& roster = room.roster;
  room.stamp = read16(reader);
  read_bytes(room.table.bytes, radio::TableId::size, reader);
  room.unit = static_cast<std::uint8_t>(reader.read_below(units_max));
  roster.stage = static_cast<Stage>(reader.read_below(stage_count));
  roster.game = GameId{read8(reader)};
  roster.players = static_cast<std::uint8_t>(reader.read_below(seats_max + 1));
  for (std::uint8_t& value : roster.options.values) value = read8(reader);
  if (form == RoomForm::now) roster.begins = Beginner::from_number(reader.read_below(Beginner::numbers));
  for (Seat seat : all_seats(roster.players)) {
    SeatOnAir& on_air = roster.seats[seat];
    on_air.holder = static_cast<Holder>(reader.read_below(holder_count));
    if (on_air.holder == Holder::bot)
      on_air.level = read_level(reader);
    else
      on_air.unit = static_cast<std::uint8_t>(reader.read_below(units_max));
    on_air.away = reader.read_flag();
    on_air.bot_plays = reader.read_flag();
    on_air.person = read_person(reader, form == RoomForm::now ? emblem_count : first_emblem_count);
  }
  if (roster.stage == Stage::dealing) roster.late = SeatSet::from_bits(reader.read(seats_max));
  if ((roster.late.bits() & ~roster.held_by(Holder::another).bits()) != 0) return false;
  read_bytes(room.commitment.bytes, Key::size, reader);
  room.hand_over_status.any = reader.read_flag();
  if (room.hand_over_status.any) {
    room.hand_over_status.unit = static_cast<std::uint8_t>(reader.read_below(units_max));
    read_bytes(room.hand_over_status.address.bytes, sizeof room.hand_over_status.address.bytes, reader);
    room.hand_over_status.choices = read16(reader, decision_bits);
    room.hand_over_status.done = reader.read_flag();
  }
  return reader.finished();
}

// ---------------------------------------------------------------------------------------------------- state

void write(const StateHeader& header, BitWriter& writer) {
  writer.write(header.stamp, 16);
  writer.write(header.revision, decision_bits);
  writer.write(header.seats.bits(), seats_max);
  for (Seat seat : all_seats(seats_max)) {
    if (!header.seats.contains(seat)) continue;
    writer.write(header.decided[seat].count, decision_bits);
    write(header.decided[seat].last, writer);
  }
  writer.write_flag(header.refused.any);
  if (!header.refused.any) return;
  writer.write_below(header.refused.seat.index(), seats_max);
  writer.write(header.refused.attempt, 8);
  writer.write(header.refused.rule, 8);
}

bool read(StateHeader& header, BitReader& reader) {
  header.stamp = read16(reader);
  header.revision = read16(reader, decision_bits);
  header.seats = SeatSet::from_bits(reader.read(seats_max));
  for (Seat seat : all_seats(seats_max)) {
    if (!header.seats.contains(seat)) continue;
    header.decided[seat].count = read16(reader, decision_bits);
    header.decided[seat].last = read_choice(reader);
  }
  header.refused.any = reader.read_flag();
  if (header.refused.any) {
    header.refused.seat = read_seat(reader);
    header.refused.attempt = read8(reader);
    header.refused.rule = read8(reader);
  }
  return reader.ok();
}

void write(const ToldEvent& told, int revision, BitWriter& writer) {
  writer.write(static_cast<std::uint32_t>(revision - told.revision), event_age_bits);
  const Event& event = told.event;
  writer.write(event.what, 8);
  writer.write_below(event.seat.index(), seats_max);
  for (const std::uint8_t byte : {event.a, event.b, event.c}) writer.write(byte, 8);
}

bool read(ToldEvent& told, int revision, BitReader& reader) {
  const int age = static_cast<int>(reader.read(event_age_bits));
  if (age > revision) reader.refuse();
  told.revision = static_cast<std::uint16_t>(age > revision ? 0 : revision - age);
  told.event.what = read8(reader);
  told.event.seat = read_seat(reader);
  for (std::uint8_t* byte : {&told.event.a, &told.event.b, &told.event.c}) *byte = read8(reader);
  return reader.ok();
}

// --------------------------------------------------------------------------------------------------- pieces

/// How long an opening is can depend on hidden cards: who hears one go over the air must not learn that.
static int filling(const Piece& piece) {
  return piece.blob == Blob::opening ? piece_bytes_max - piece.bytes.size() : 0;
}

void write(const Piece& piece, BitWriter& writer) {
  writer.write_below(static_cast<int>(piece.blob), blob_count);
  writer.write(piece.from, place_bits);
  writer.write(piece.total, place_bits);
  writer.write(piece.tag, 16);
  writer.write_below(piece.bytes.size(), piece_bytes_max + 1);
  write_bytes(piece.bytes.begin(), piece.bytes.size(), writer);
  for (int i = filling(piece); i > 0; --i) writer.write(0, 8);
}

bool read(Piece& piece, BitReader& reader) {
  piece.blob = static_cast<Blob>(reader.read_below(blob_count));
  piece.from = read16(reader, place_bits);
  piece.total = read16(reader, place_bits);
  piece.tag = read16(reader);
  piece.bytes.resize(reader.read_below(piece_bytes_max + 1));
  read_bytes(piece.bytes.begin(), piece.bytes.size(), reader);
  for (int i = filling(piece); i > 0; --i)
    if (reader.read(8) != 0) reader.refuse();
  return piece.from + piece.bytes.size() <= piece.total && reader.finished();
}

// -------------------------------------------------------------------------------------- snapshots and claims

void write(const SnapshotMessage& snapshot, BitWriter& writer) {
  writer.write(snapshot.edition, 32);
  writer.write(snapshot.settled, 32);
  writer.write(snapshot.holders, units_max);
  writer.write(snapshot.part, 1);
  writer.write(static_cast<std::uint32_t>(snapshot.bytes.size()), 8);
  write_bytes(snapshot.bytes.begin(), snapshot.bytes.size(), writer);
}

bool read(SnapshotMessage& snapshot, BitReader& reader) {
  snapshot.edition = reader.read(32);
  snapshot.settled = reader.read(32);
  snapshot.holders = static_cast<UnitBits>(reader.read(units_max));
  snapshot.part = static_cast<std::uint8_t>(reader.read(1));
  const int size = static_cast<int>(reader.read(8));
  if (size > snapshot_part_bytes_max) return false;
  snapshot.bytes.resize(size);
  read_bytes(snapshot.bytes.begin(), size, reader);
  return snapshot.edition != no_edition && reader.finished();
}

void write(const ClaimMessage& claim, BitWriter& writer) {
  writer.write(claim.stamp, 16);
  writer.write(claim.attempt, 16);
  writer.write_below(claim.unit, units_max);
  for (const Edition edition : claim.editions) writer.write(edition, 32);
  writer.write(claim.agreed, units_max);
}

bool read(ClaimMessage& claim, BitReader& reader) {
  claim.stamp = read16(reader);
  claim.attempt = read16(reader);
  claim.unit = static_cast<std::uint8_t>(reader.read_below(units_max));
  for (Edition& edition : claim.editions) edition = reader.read(32);
  claim.agreed = static_cast<UnitBits>(reader.read(units_max));
  return claim.stamp != 0 && reader.finished();
}

// -------------------------------------------------------------------------------------------------- reports

void write(const Report& report, BitWriter& writer) {
  writer.write(report.host_term, 8);
  writer.write(report.room_stamp, 16);
  writer.write(report.state_stamp, 16);
  writer.write(report.revision, decision_bits);
  writer.write_flag(report.introduces);
  if (report.introduces) {
    writer.write_below(report.people.size(), seats_max + 1);
    for (const Person& person : report.people) write(person, writer);
  }
  writer.write_below(static_cast<int>(report.gives), Report::gives_count);
  if (report.gives == Report::Gives::promise) write_bytes(report.promise.bytes, Promise::size, writer);
  if (report.gives == Report::Gives::entropy_share)
    write_bytes(report.entropy_share.bytes, EntropyShare::size, writer);
  writer.write_below(report.intents.size(), seats_max + 1);
  for (const Intent& intent : report.intents) {
    writer.write_below(intent.seat.index(), seats_max);
    writer.write(intent.number, decision_bits);
    writer.write(intent.attempt, 8);
    write(intent.choice, writer);
  }
  writer.write_below(static_cast<int>(report.wants), blob_count);
  if (report.wants != Blob::none) writer.write(report.wants_from, place_bits);
  writer.write_flag(report.is_low);
  writer.write_flag(report.holds_table);
  writer.write_flag(report.snapshot != no_edition);
  if (report.snapshot != no_edition) writer.write(report.snapshot, 32);
  writer.write_below(static_cast<int>(report.consent), consent_count);
  if (report.consent != Consent::yes) return;
  for (const Report::Share& share : report.shares) {
    writer.write_flag(share.any);
    if (share.any) write_bytes(share.key.bytes, Key::size, writer);
  }
}

bool read(Report& report, BitReader& reader) {
  report.host_term = read8(reader);
  report.room_stamp = read16(reader);
  report.state_stamp = read16(reader);
  report.revision = read16(reader, decision_bits);
  report.introduces = reader.read_flag();
  if (report.introduces) {
    const int people = reader.read_below(seats_max + 1);
    for (int i = 0; i < people; ++i) report.people.push_back(read_person(reader));
  }
  report.gives = static_cast<Report::Gives>(reader.read_below(Report::gives_count));
  if (report.gives == Report::Gives::promise) read_bytes(report.promise.bytes, Promise::size, reader);
  if (report.gives == Report::Gives::entropy_share)
    read_bytes(report.entropy_share.bytes, EntropyShare::size, reader);
  const int intents = reader.read_below(seats_max + 1);
  for (int i = 0; i < intents; ++i) {
    Intent intent;
    intent.seat = read_seat(reader);
    intent.number = read16(reader, decision_bits);
    intent.attempt = read8(reader);
    intent.choice = read_choice(reader);
    report.intents.push_back(intent);
  }
  report.wants = static_cast<Blob>(reader.read_below(blob_count));
  if (report.wants != Blob::none) report.wants_from = read16(reader, place_bits);
  report.is_low = reader.read_flag();
  report.holds_table = reader.read_flag();
  if (reader.read_flag()) report.snapshot = reader.read(32);
  report.consent = static_cast<Consent>(reader.read_below(consent_count));
  for (Report::Share& share : report.shares) {
    share.any = report.consent == Consent::yes && reader.read_flag();
    if (share.any) read_bytes(share.key.bytes, Key::size, reader);
  }
  return reader.finished();
}

}  // namespace seaglass
