#include "radio/session.h"

#include "core/check.h"
#include "radio/derivation.h"

namespace seaglass {
namespace radio {

namespace {

Key derive(Cryptography& cryptography, Purpose purpose, const SessionOrigin& origin) {
  return Derivation(purpose)
      .put(origin.host)
      .put(origin.guest)
      .put(origin.host_fresh)
      .put(origin.guest_fresh)
      .keyed(cryptography, origin.pairing_key);
}

std::uint32_t number_at(const Key& key, int at) {
  std::uint32_t number = 0;
  for (int i = 3; i >= 0; --i) number = number << 8 | key.bytes[at + i];
  return number;
}

Nonce nonce_of(std::uint32_t sequence) {
  Nonce nonce;
  for (int i = 0; i < 4; ++i) nonce.bytes[i] = static_cast<std::uint8_t>(sequence >> 8 * i);
  return nonce;
}

}  // namespace

bool read(FrameReader& reader, SealedHeader& header) {
  header.session = reader.take32();
  header.sequence = reader.take32();
  return reader.ok();
}

void Session::begin(Cryptography& cryptography, const SessionOrigin& origin, Side own_side) {
  const bool host = own_side == Side::host;
  const Key to_guest = derive(cryptography, Purpose::to_guest, origin);
  const Key to_host = derive(cryptography, Purpose::to_host, origin);
  const Key numbers = derive(cryptography, Purpose::session_numbers, origin);
  *this = Session();
  outgoing_key_ = host ? to_guest : to_host;
  incoming_key_ = host ? to_host : to_guest;
  outgoing_ = number_at(numbers, host ? 0 : 4);
  incoming_ = number_at(numbers, host ? 4 : 0);
  open_ = true;
}

void Session::end(Cryptography& cryptography) {
  cryptography.wipe(outgoing_key_);
  cryptography.wipe(incoming_key_);
  *this = Session();
}

FrameWriter Session::seal(Cryptography& cryptography, FrameKind kind, Bytes clear, Bytes message) {
  CHECK(can_seal());
  FrameWriter writer(kind);
  writer.put32(outgoing_).put32(next_sequence_).put(clear);
  const Bytes associated = writer.bytes();
  const MutableBytes body = writer.grow(message.size + Cryptography::tag_bytes);
  cryptography.seal(outgoing_key_, nonce_of(next_sequence_), associated, message, body);
  ++next_sequence_;
  return writer;
}

bool Session::open(Cryptography& cryptography, Bytes frame, int clear_bytes, MutableBytes message) {
  FrameReader reader(frame);
  SealedHeader header;
  if (!open_ || !read(reader, header) || header.session != incoming_) return false;
  if (header.sequence == sequence_end || !window_.is_new(header.sequence)) return false;
  reader.take(clear_bytes);
  const Bytes body = reader.rest();
  if (!reader.finished() || body.size != message.size + Cryptography::tag_bytes) return false;
  const Bytes associated = {frame.data, frame.size - body.size};
  if (!cryptography.open(incoming_key_, nonce_of(header.sequence), associated, body, message)) return false;
  window_.note(header.sequence);
  return true;
}

}  // namespace radio
}  // namespace seaglass
