// The cryptography that the radio stands on, as each place has it: libsodium, everywhere that has a radio.
// X25519 (RFC 7748), ChaCha20-Poly1305 (RFC 8439) and BLAKE2b (RFC 7693). Nothing here keeps a secret for
// itself, allocates or blocks for longer than one X25519 takes (tens of milliseconds on an ESP32).
#pragma once

#include "core/bytes.h"

namespace seaglass {

/// A secret key, a public key, what two sides share, or a hash: 32 bytes each.
struct Key {
  static constexpr int size = 32;
  std::uint8_t bytes[size] = {};

  constexpr operator Bytes() const { return {bytes, size}; }
  constexpr operator MutableBytes() { return {bytes, size}; }
};

struct Nonce {
  static constexpr int size = 12;
  std::uint8_t bytes[size] = {};
};

class Cryptography {
 public:
  static constexpr int tag_bytes = 16;

  /// X25519: the public key of a secret one, which may be any 32 unpredictable bytes.
  virtual void public_key(const Key& secret, Key& open) = 0;
  /// X25519: what both sides then have. False: their key is one of the few that give everybody the same.
  [[nodiscard]] virtual bool shared_secret(const Key& secret, const Key& their_open, Key& shared) = 0;

  /// BLAKE2b, as long as there is room for: 32 or 64 bytes. The key is empty or up to 64 bytes.
  virtual void hash(Bytes message, Bytes key, MutableBytes hash) = 0;

  /// ChaCha20-Poly1305: `sealed` has room for the message and the tag. A key and a nonce never meet twice.
  virtual void seal(const Key& key, const Nonce& nonce, Bytes associated, Bytes message,
                    MutableBytes sealed) = 0;
  /// False: it was not sealed with this; `message`, as long as `sealed` without its tag, is then all zero.
  [[nodiscard]] virtual bool open(const Key& key, const Nonce& nonce, Bytes associated, Bytes sealed,
                                  MutableBytes message) = 0;

  /// Zero, in a way that no compiler takes out.
  virtual void wipe(MutableBytes secret) = 0;

 protected:
  ~Cryptography() = default;
};

/// Takes as long whatever the bytes are.
inline bool same_bytes(const std::uint8_t* a, const std::uint8_t* b, int size) {
  int difference = 0;
  for (int i = 0; i < size; ++i) difference |= a[i] ^ b[i];
  return difference == 0;
}

}  // namespace seaglass
