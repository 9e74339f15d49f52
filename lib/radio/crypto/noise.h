// The handshake Noise_NNpsk0_25519_ChaChaPoly_BLAKE2b of the Noise Protocol Framework, revision 34: two units
// that share a key make another one out of it and of a fresh X25519 key of each. Who finds the shared key
// later cannot read what was sealed with the other: the fresh keys are gone. The pattern:
//
//   -> psk, e        by who begins: its fresh key, and a first payload
//   <- e, ee         by who answers: its own, and a second payload
//
// Here it is a pattern's tokens, one function each; session.cpp puts them in order. `e` of the other side is
// mixed in unchecked: what it is worth only the next payload tells.
#pragma once

#include "radio/crypto/cryptography.h"

namespace seaglass {
namespace radio {

class NoiseHandshake {
 public:
  static constexpr int hash_bytes = 64;
  static constexpr int prologue_bytes_max = 64;
  static constexpr int payload_bytes_max = 32;

  /// The prologue is what both sides must see alike. Token psk is the first of the pattern.
  NoiseHandshake(Cryptography& cryptography, Bytes prologue, const Key& shared_key);
  ~NoiseHandshake();
  NoiseHandshake(const NoiseHandshake&) = delete;
  NoiseHandshake& operator=(const NoiseHandshake&) = delete;

  /// Token e, of whichever side.
  void mix_fresh(const Key& open);
  /// Token ee, one X25519. False: their key is one that gives everybody the same.
  [[nodiscard]] bool mix_both(const Key& own_secret, const Key& their_open);
  void seal(Bytes payload, MutableBytes sealed);
  /// False: somebody else's, or changed.
  [[nodiscard]] bool open(Bytes sealed, MutableBytes payload);

  /// Once all is said: what each side seals with from now on.
  void split(Key& by_who_begins, Key& by_who_answers);
  /// Of all that was said: the same on both sides, for no two handshakes alike, and no secret.
  const std::uint8_t* hash() const { return hash_.bytes; }

 private:
  struct Digest {
    std::uint8_t bytes[hash_bytes] = {};
  };

  void mix_hash(Bytes data);
  Digest keyed(const Digest& key, Bytes data);
  void derive(Bytes input, Digest* outputs, int count);
  void take_key(const Digest& from);

  Cryptography& cryptography_;
  Digest chain_;
  Digest hash_;
  Key key_;
  std::uint8_t sealed_ = 0;  // with this key
};

/// Of Noise: four bytes of zero, then the number, its lowest byte first.
Nonce noise_nonce(std::uint32_t number);

}  // namespace radio
}  // namespace seaglass
