#include "radio/session/greeting.h"

#include "core/check.h"
#include "core/wipe.h"
#include "radio/crypto/derivation.h"

namespace seaglass {
namespace radio {

namespace {

constexpr std::uint8_t prologue[] = {frame_mark, link_version};

/// The handshake's shared key: of this hello alone.
struct SharedKey {
  SharedKey(Cryptography& cryptography, const SessionOrigin& origin)
      : key(Derivation(Purpose::session)
                .put(origin.host)
                .put(origin.guest)
                .put(origin.attempt)
                .keyed(cryptography, origin.pairing_key)) {}

  Key key;
  WipeAtEnd<Key> goes{key};
};

Proof proof_of(Cryptography& cryptography, const SessionOrigin& origin, const Key& host, const Here& here) {
  Derivation derivation(Purpose::here);
  derivation.put(origin.host).put(origin.guest).put(here.attempt).put(host).put(here.guest).put(here.role);
  for (int shift = 0; shift < 32; shift += 8)
    derivation.put(static_cast<std::uint8_t>(here.session >> shift));
  return derivation.proof(cryptography, origin.pairing_key);
}

}  // namespace

void FreshKey::make(Cryptography& cryptography, Entropy& entropy) {
  if (is_made()) return;
  entropy.fill(origin_);
  Key own = secret(cryptography);
  const WipeAtEnd own_goes(own);
  cryptography.public_key(own, open_);
}

Key FreshKey::secret(Cryptography& cryptography) const {
  return Derivation(Purpose::fresh_key).keyed(cryptography, origin_);
}

Welcome welcome_to(Cryptography& cryptography, const SessionOrigin& origin, const FreshKey& fresh,
                   std::uint8_t boot) {
  CHECK(fresh.is_made());
  Welcome welcome;
  welcome.to = origin.guest;
  welcome.attempt = origin.attempt;
  welcome.host = fresh.open();
  NoiseHandshake handshake(cryptography, {prologue, sizeof prologue}, SharedKey(cryptography, origin).key);
  handshake.mix_fresh(fresh.open());
  handshake.seal({&boot, 1}, welcome.boot);
  return welcome;
}

bool answer(Cryptography& cryptography, const SessionOrigin& origin, const FreshKey& fresh,
            const Welcome& welcome, Role role, Here& here, std::uint8_t& boot, Session& session) {
  CHECK(fresh.is_made());
  NoiseHandshake handshake(cryptography, {prologue, sizeof prologue}, SharedKey(cryptography, origin).key);
  handshake.mix_fresh(welcome.host);
  if (!handshake.open(welcome.boot, {&boot, 1})) return false;
  handshake.mix_fresh(fresh.open());
  Key own = fresh.secret(cryptography);
  const WipeAtEnd own_goes(own);
  if (!handshake.mix_both(own, welcome.host)) return false;
  here.to = origin.host;
  here.attempt = origin.attempt;
  here.guest = fresh.open();
  const auto role_byte = static_cast<std::uint8_t>(role);
  handshake.seal({&role_byte, 1}, here.role);
  session.begin(handshake, Side::guest);
  here.session = session.outgoing();
  here.proof = proof_of(cryptography, origin, welcome.host, here);
  return true;
}

bool is_proven(Cryptography& cryptography, const SessionOrigin& origin, const FreshKey& fresh,
               const Here& here) {
  return fresh.is_made() && here.proof == proof_of(cryptography, origin, fresh.open(), here);
}

bool accept(Cryptography& cryptography, const SessionOrigin& origin, const FreshKey& fresh, std::uint8_t boot,
            const Here& here, Role& role, Session& session) {
  NoiseHandshake handshake(cryptography, {prologue, sizeof prologue}, SharedKey(cryptography, origin).key);
  handshake.mix_fresh(fresh.open());
  SealedByte welcomed;
  handshake.seal({&boot, 1}, welcomed);
  handshake.mix_fresh(here.guest);
  Key own = fresh.secret(cryptography);
  const WipeAtEnd own_goes(own);
  if (!handshake.mix_both(own, here.guest)) return false;
  std::uint8_t role_byte = 0;
  if (!handshake.open(here.role, {&role_byte, 1}) || role_byte >= role_count) return false;
  role = static_cast<Role>(role_byte);
  session.begin(handshake, Side::host);
  return session.incoming() == here.session;
}

Proof proof_of(Cryptography& cryptography, const Key& key, const Hello& hello, const RadioAddress& from) {
  Derivation derivation(Purpose::hello);
  derivation.put(hello.to).put(from).put(hello.attempt).put(static_cast<std::uint8_t>(hello.role));
  for (int shift = 0; shift < 32; shift += 8)
    derivation.put(static_cast<std::uint8_t>(hello.fingerprint >> shift));
  return derivation.proof(cryptography, key);
}

Proof proof_of(Cryptography& cryptography, const Key& key, const Refusal& refusal, const RadioAddress& from) {
  return Derivation(Purpose::refusal)
      .put(refusal.to)
      .put(from)
      .put(refusal.attempt)
      .put(static_cast<std::uint8_t>(refusal.reason))
      .proof(cryptography, key);
}

}  // namespace radio
}  // namespace seaglass
