#include "radio/session/session.h"

#include "core/check.h"

namespace seaglass {
namespace radio {

namespace {

std::uint32_t number_at(const std::uint8_t* bytes) {
  std::uint32_t number = 0;
  for (int i = 3; i >= 0; --i) number = number << 8 | bytes[i];
  return number;
}

}  // namespace

bool read(FrameReader& reader, SealedHeader& header) {
  header.session = reader.take32();
  header.sequence = reader.take32();
  return reader.ok();
}

void Session::begin(NoiseHandshake& handshake, Side own_side) {
  const bool host = own_side == Side::host;
  *this = Session();
  handshake.split(host ? outgoing_key_ : incoming_key_, host ? incoming_key_ : outgoing_key_);
  outgoing_ = number_at(handshake.hash() + (host ? 0 : 4));
  incoming_ = number_at(handshake.hash() + (host ? 4 : 0));
  open_ = true;
}

void Session::end(Cryptography& cryptography) {
  cryptography.wipe(outgoing_key_);
  cryptography.wipe(incoming_key_);
  *this = Session();
}

FrameWriter Session::seal(Cryptography& cryptography, FrameKind kind, Bytes message) {
  CHECK(can_seal());
  FrameWriter writer(kind);
  writer.put32(outgoing_).put32(next_sequence_);
  const Bytes associated = writer.bytes();
  const MutableBytes body = writer.grow(message.size + Cryptography::tag_bytes);
  cryptography.seal(outgoing_key_, noise_nonce(next_sequence_), associated, message, body);
  ++next_sequence_;
  return writer;
}

bool Session::open(Cryptography& cryptography, Bytes frame, MutableBytes message) {
  FrameReader reader(frame);
  SealedHeader header;
  if (!open_ || !read(reader, header) || header.session != incoming_) return false;
  if (header.sequence == sequence_end || !window_.is_new(header.sequence)) return false;
  const Bytes body = reader.rest();
  if (!reader.finished() || body.size != message.size + Cryptography::tag_bytes) return false;
  const Bytes associated = {frame.data, frame.size - body.size};
  if (!cryptography.open(incoming_key_, noise_nonce(header.sequence), associated, body, message))
    return false;
  window_.note(header.sequence);
  return true;
}

}  // namespace radio
}  // namespace seaglass
