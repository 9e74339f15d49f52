// How a session begins between two units that have a pairing's key. The guest says hello; the host answers
// with the first message of a handshake (noise.h), its welcome; the guest answers with the second, that it is
// here. Both have drawn an X25519 key for this session alone: who finds the pairing's key later, in flash or
// because it hosted the table before, does not read what was sealed.
//
// The host begins the handshake, though the guest asks for it, because it has to stand all that anybody says
// again: until a `here` proves that its guest knows this very welcome, the host keeps nothing of it and does
// not multiply, and an earlier session goes on. Its fresh key serves any number of hellos, but one session. A
// hello has a name of its own, from which the handshake's shared key is made, so that no two welcomes are
// sealed alike.
#pragma once

#include "core/wipe.h"
#include "radio/link_parts.h"
#include "radio/session/session.h"

namespace seaglass {
namespace radio {

/// An X25519 key, for one session. A host keeps one for every unit, so instead of the secret the 128 bits
/// that it is hashed from: X25519 is not worth more.
class FreshKey {
 public:
  bool is_made() const { return !same_bytes(open_.bytes, Key().bytes, Key::size); }
  /// One multiplication, if there is none yet.
  void make(Cryptography& cryptography, Entropy& entropy);
  void forget() { wipe(*this); }

  const Key& open() const { return open_; }
  Key secret(Cryptography& cryptography) const;

 private:
  Chance<16> origin_;
  Key open_;
};

/// What both sides know of a session that is to begin.
struct SessionOrigin {
  const Key& pairing_key;
  RadioAddress host;
  RadioAddress guest;
  Attempt attempt;
};

Welcome welcome_to(Cryptography& cryptography, const SessionOrigin& origin, const FreshKey& fresh,
                   std::uint8_t boot);
/// By the guest: its answer to a welcome, and the session that follows. One multiplication. False: the
/// welcome is not the host's.
[[nodiscard]] bool answer(Cryptography& cryptography, const SessionOrigin& origin, const FreshKey& fresh,
                          const Welcome& welcome, Role role, Here& here, std::uint8_t& boot,
                          Session& session);
/// By the host: whether this answers the welcome that it gave with this key. Does not multiply.
[[nodiscard]] bool is_proven(Cryptography& cryptography, const SessionOrigin& origin, const FreshKey& fresh,
                             const Here& here);
/// The session that follows from it. One multiplication. False: its guest does not keep to the handshake.
[[nodiscard]] bool accept(Cryptography& cryptography, const SessionOrigin& origin, const FreshKey& fresh,
                          std::uint8_t boot, const Here& here, Role& role, Session& session);

Proof proof_of(Cryptography& cryptography, const Key& key, const Hello& hello, const RadioAddress& from);
Proof proof_of(Cryptography& cryptography, const Key& key, const Refusal& refusal, const RadioAddress& from);

}  // namespace radio
}  // namespace seaglass
