// One unit's cryptography, and what it was used for: every hash begins with its purpose.
#pragma once

#include "radio/crypto/purpose.h"
#include "sealing/sodium_cryptography.h"

namespace seaglass {

class CountedCryptography final : public Cryptography {
 public:
  void public_key(const Key& secret, Key& open) override { of_.public_key(secret, open); }
  bool shared_secret(const Key& secret, const Key& their_open, Key& shared) override {
    return of_.shared_secret(secret, their_open, shared);
  }
  void hash(Bytes message, Bytes key, MutableBytes hash) override {
    if (message.size > 0) ++hashes_[message.data[0]];
    of_.hash(message, key, hash);
  }
  void seal(const Key& key, const Nonce& nonce, Bytes associated, Bytes message,
            MutableBytes sealed) override {
    of_.seal(key, nonce, associated, message, sealed);
  }
  bool open(const Key& key, const Nonce& nonce, Bytes associated, Bytes sealed,
            MutableBytes message) override {
    return of_.open(key, nonce, associated, sealed, message);
  }
  void wipe(MutableBytes secret) override { of_.wipe(secret); }

  int hashes_for(Purpose purpose) const { return hashes_[static_cast<std::uint8_t>(purpose)]; }

 private:
  SodiumCryptography of_;
  int hashes_[256] = {};
};

}  // namespace seaglass
