// What two units seal with from one beginning to the next. Each session and each direction has a key of its
// own, which a handshake leaves (greeting.h), and counts its frames: no key meets a nonce twice, whoever
// restarts when. Losing, doubling, swapping and forging frames does no more than lose some.
//
// A sealed frame: mark, version and kind; the session's number in this direction, 4 bytes; the sequence
// number, 4 bytes; the body. All before the body is authenticated.
#pragma once

#include "radio/channel.h"
#include "radio/crypto/noise.h"
#include "radio/frames/frames.h"
#include "radio/session/replay_window.h"

namespace seaglass {
namespace radio {

constexpr int sealed_header_bytes = 10;
static_assert(Channel::message_bytes_max ==
              radio_frame_bytes_max - sealed_header_bytes - Cryptography::tag_bytes);

enum class Side : std::uint8_t { host, guest };

/// The numbers at the head of a sealed frame.
struct SealedHeader {
  std::uint32_t session = 0;
  std::uint32_t sequence = 0;
};
[[nodiscard]] bool read(FrameReader& reader, SealedHeader& header);

class Session {
 public:
  bool is_open() const { return open_; }
  /// The host has begun the handshake, which is over.
  void begin(NoiseHandshake& handshake, Side own_side);
  void end(Cryptography& cryptography);

  /// Frames that begin with this number are for this session.
  std::uint32_t incoming() const { return incoming_; }
  std::uint32_t outgoing() const { return outgoing_; }

  /// A whole frame. Every call takes a new sequence number.
  FrameWriter seal(Cryptography& cryptography, FrameKind kind, Bytes message);
  /// Of a frame whose header names this session. False: it is not from the other side, or has come before.
  /// `message` is as long as the body without its tag.
  [[nodiscard]] bool open(Cryptography& cryptography, Bytes frame, MutableBytes message);
  /// There is a sequence number left: after 2³² − 1 frames a new session is due.
  bool can_seal() const { return open_ && next_sequence_ != sequence_end; }

 private:
  static constexpr std::uint32_t sequence_end = 0xFFFFFFFF;

  Key outgoing_key_;
  Key incoming_key_;
  ReplayWindow window_;
  std::uint32_t outgoing_ = 0;
  std::uint32_t incoming_ = 0;
  std::uint32_t next_sequence_ = 0;
  bool open_ = false;
};

}  // namespace radio
}  // namespace seaglass
