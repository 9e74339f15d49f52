// libsodium behind a test's own class, which overrides what it watches or changes.
#pragma once

#include "sealing/sodium_cryptography.h"

namespace seaglass {

class WrappedCryptography : public Cryptography {
 public:
  void public_key(const Key& secret, Key& open) override { sodium_.public_key(secret, open); }
  bool shared_secret(const Key& secret, const Key& their_open, Key& shared) override {
    return sodium_.shared_secret(secret, their_open, shared);
  }
  void hash(Bytes message, Bytes key, MutableBytes hash) override { sodium_.hash(message, key, hash); }
  void seal(const Key& key, const Nonce& nonce, Bytes associated, Bytes message,
            MutableBytes sealed) override {
    sodium_.seal(key, nonce, associated, message, sealed);
  }
  bool open(const Key& key, const Nonce& nonce, Bytes associated, Bytes sealed,
            MutableBytes message) override {
    return sodium_.open(key, nonce, associated, sealed, message);
  }
  void wipe(MutableBytes secret) override { sodium_.wipe(secret); }

 private:
  SodiumCryptography sodium_;
};

}  // namespace seaglass
