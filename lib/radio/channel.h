// Sealed messages between units that know each other: what lib/radio's links give to whatever plays over
// them. A message may be lost, delayed or overtaken; none comes twice, none is forged, and none is from an
// earlier session. Nothing calls back: whoever plays asks.
#pragma once

#include "core/bytes.h"
#include "device.h"
#include "radio/crypto/cryptography.h"

namespace seaglass {

class Channel {
 public:
  /// 10 of a frame are its header, 16 its tag.
  static constexpr int message_bytes_max = radio_frame_bytes_max - 10 - Cryptography::tag_bytes;
  static_assert(message_bytes_max >= 222);
  /// What a host has: five who play and two who watch. A guest has one: its host.
  static constexpr int peers_max = 7;

  struct Message {
    int peer = 0;
    int size = 0;
    std::uint8_t bytes[message_bytes_max] = {};
  };

  /// At most `message_bytes_max`. False: not now (no session, or the frame before is not out yet).
  [[nodiscard]] virtual bool send(int peer, Bytes message) = 0;
  /// The next message that has come. False: none. To be asked until it says so, at every step.
  [[nodiscard]] virtual bool receive(Message& message) = 0;

  /// There is a session with this peer, and something was heard of it lately.
  virtual bool linked(int peer) const = 0;
  /// Counts the sessions with this peer: whoever finds it changed begins anew with what was under way.
  virtual std::uint32_t session(int peer) const = 0;
  /// Another one after this peer has started anew, nearly always: as it has proven. 0 where that is not told.
  virtual std::uint8_t boot(int) const { return 0; }
  /// Of what was heard last, in dBm.
  virtual int signal_dbm(int peer) const = 0;

 protected:
  ~Channel() = default;
};

}  // namespace seaglass
