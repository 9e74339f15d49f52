#include "radio/greeting.h"

#include "radio/derivation.h"

namespace seaglass {
namespace radio {

Proof proof_of(Cryptography& cryptography, const Key& key, const Hello& hello, const RadioAddress& from) {
  Derivation derivation(Purpose::hello);
  derivation.put(hello.to).put(from).put(hello.guest).put(static_cast<std::uint8_t>(hello.role));
  for (int shift = 0; shift < 32; shift += 8)
    derivation.put(static_cast<std::uint8_t>(hello.fingerprint >> shift));
  return derivation.proof(cryptography, key);
}

Proof proof_of(Cryptography& cryptography, const Key& key, const Welcome& welcome, const Freshness& guest,
               const RadioAddress& from) {
  return Derivation(Purpose::welcome)
      .put(welcome.to)
      .put(from)
      .put(guest)
      .put(welcome.host)
      .put(welcome.boot)
      .proof(cryptography, key);
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
