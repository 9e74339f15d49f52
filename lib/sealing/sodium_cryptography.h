// The radio's cryptography by libsodium, which every board, desktop and test has. The browser edition has its
// own over the same library (src/web).
#pragma once

#include "radio/crypto/cryptography.h"

namespace seaglass {

class SodiumCryptography final : public Cryptography {
 public:
  void public_key(const Key& secret, Key& open) override;
  bool shared_secret(const Key& secret, const Key& their_open, Key& shared) override;
  void hash(Bytes message, Bytes key, MutableBytes hash) override;
  void seal(const Key& key, const Nonce& nonce, Bytes associated, Bytes message,
            MutableBytes sealed) override;
  bool open(const Key& key, const Nonce& nonce, Bytes associated, Bytes sealed,
            MutableBytes message) override;
  void wipe(MutableBytes secret) override;
};

}  // namespace seaglass
