#include "radio/frames/frames.h"

namespace seaglass {
namespace radio {

void put(FrameWriter& writer, const UnitName& name) {
  writer.put(static_cast<std::uint8_t>(name.text().size)).put(name.text());
}

UnitName take_name(FrameReader& reader) {
  UnitName name;
  if (!name.set(reader.take(reader.take_below(UnitName::bytes_max + 1)))) reader.refuse();
  return name;
}

FrameWriter written(const Beacon& beacon) {
  FrameWriter writer(FrameKind::beacon);
  writer.put32(beacon.fingerprint)
      .put(beacon.table)
      .put(beacon.host_term)
      .put(beacon.boot)
      .put(static_cast<std::uint8_t>(beacon.game));
  writer.put(static_cast<std::uint8_t>(beacon.free_seats << 4 | beacon.free_places));
  writer.put(static_cast<std::uint8_t>(beacon.playing ? 1 : 0));
  put(writer, beacon.host);
  return writer;
}

bool read(FrameReader& reader, Beacon& beacon) {
  beacon.fingerprint = reader.take32();
  reader.take(beacon.table);
  beacon.host_term = reader.take();
  beacon.boot = reader.take();
  beacon.game = static_cast<GameId>(reader.take_below(game_ids_max));
  const int places = reader.take();
  beacon.free_seats = static_cast<std::uint8_t>(places >> 4);
  beacon.free_places = static_cast<std::uint8_t>(places & 0xF);
  if (beacon.free_seats > places_max || beacon.free_places > places_max) reader.refuse();
  beacon.playing = reader.take_below(2) != 0;
  beacon.host = take_name(reader);
  return reader.finished();
}

FrameWriter written(const Ask& ask) {
  FrameWriter writer(FrameKind::ask);
  writer.put(ask.to).put(ask.attempt).put32(ask.fingerprint).put(static_cast<std::uint8_t>(ask.role));
  put(writer, ask.guest);
  return writer;
}

bool read(FrameReader& reader, Ask& ask) {
  ask.to = reader.take_address();
  reader.take(ask.attempt);
  ask.fingerprint = reader.take32();
  ask.role = static_cast<Role>(reader.take_below(role_count));
  ask.guest = take_name(reader);
  return reader.finished();
}

FrameWriter written(const Commitment& commitment) {
  return FrameWriter(FrameKind::commitment).put(commitment.attempt).put(commitment.hash);
}

bool read(FrameReader& reader, Commitment& commitment) {
  reader.take(commitment.attempt);
  reader.take(commitment.hash);
  return reader.finished();
}

FrameWriter written(const GuestKey& key) {
  FrameWriter writer(FrameKind::guest_key);
  writer.put(key.to).put(key.attempt).put(key.key).put(static_cast<std::uint8_t>(key.role));
  put(writer, key.guest);
  return writer;
}

bool read(FrameReader& reader, GuestKey& key) {
  key.to = reader.take_address();
  reader.take(key.attempt);
  reader.take(key.key);
  key.role = static_cast<Role>(reader.take_below(role_count));
  key.guest = take_name(reader);
  return reader.finished();
}

FrameWriter written(const HostKey& key) {
  FrameWriter writer(FrameKind::host_key);
  writer.put(key.attempt).put(key.key);
  put(writer, key.host);
  return writer;
}

bool read(FrameReader& reader, HostKey& key) {
  reader.take(key.attempt);
  reader.take(key.key);
  key.host = take_name(reader);
  return reader.finished();
}

FrameWriter written(const Confirmation& confirmation) {
  return FrameWriter(FrameKind::confirmation)
      .put(confirmation.attempt)
      .put(static_cast<std::uint8_t>(confirmation.knows))
      .put(confirmation.proof);
}

bool read(FrameReader& reader, Confirmation& confirmation) {
  reader.take(confirmation.attempt);
  confirmation.knows = static_cast<Confirmation::Knows>(reader.take_below(Confirmation::knows_count));
  reader.take(confirmation.proof);
  return reader.finished();
}

FrameWriter written(const Refusal& refusal) {
  return FrameWriter(FrameKind::refusal)
      .put(refusal.to)
      .put(refusal.attempt)
      .put(static_cast<std::uint8_t>(refusal.reason))
      .put(refusal.proof);
}

bool read(FrameReader& reader, Refusal& refusal) {
  refusal.to = reader.take_address();
  reader.take(refusal.attempt);
  refusal.reason = static_cast<Reason>(reader.take_below(reason_count));
  if (refusal.reason == Reason::none) reader.refuse();
  reader.take(refusal.proof);
  return reader.finished();
}

FrameWriter written(const Hello& hello) {
  return FrameWriter(FrameKind::hello)
      .put(hello.to)
      .put(hello.attempt)
      .put32(hello.fingerprint)
      .put(static_cast<std::uint8_t>(hello.role))
      .put(hello.proof);
}

bool read(FrameReader& reader, Hello& hello) {
  hello.to = reader.take_address();
  reader.take(hello.attempt);
  hello.fingerprint = reader.take32();
  hello.role = static_cast<Role>(reader.take_below(role_count));
  reader.take(hello.proof);
  return reader.finished();
}

FrameWriter written(const Welcome& welcome) {
  return FrameWriter(FrameKind::welcome)
      .put(welcome.to)
      .put(welcome.attempt)
      .put(welcome.host)
      .put(welcome.boot);
}

bool read(FrameReader& reader, Welcome& welcome) {
  welcome.to = reader.take_address();
  reader.take(welcome.attempt);
  reader.take(welcome.host);
  reader.take(welcome.boot);
  return reader.finished();
}

FrameWriter written(const Here& here) {
  return FrameWriter(FrameKind::here)
      .put(here.to)
      .put(here.attempt)
      .put(here.guest)
      .put(here.role)
      .put32(here.session)
      .put(here.proof);
}

bool read(FrameReader& reader, Here& here) {
  here.to = reader.take_address();
  reader.take(here.attempt);
  reader.take(here.guest);
  reader.take(here.role);
  here.session = reader.take32();
  reader.take(here.proof);
  return reader.finished();
}

FrameWriter written(const Lost& lost) {
  return FrameWriter(FrameKind::lost).put(lost.to).put32(lost.session);
}

bool read(FrameReader& reader, Lost& lost) {
  lost.to = reader.take_address();
  lost.session = reader.take32();
  return reader.finished();
}

}  // namespace radio
}  // namespace seaglass
