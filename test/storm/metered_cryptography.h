// One unit's cryptography, and how long that has kept the unit: what takes a board's time is an X25519.
#pragma once

#include "radio/crypto/cryptography.h"
#include "simulator/medium.h"

namespace seaglass::storm {

class MeteredCryptography final : public Cryptography {
 public:
  explicit MeteredCryptography(Cryptography& of) : of_(of) {}

  void public_key(const Key& secret, Key& open) override {
    worked_us += multiplication_us;
    of_.public_key(secret, open);
  }
  bool shared_secret(const Key& secret, const Key& their_open, Key& shared) override {
    worked_us += multiplication_us;
    return of_.shared_secret(secret, their_open, shared);
  }
  void hash(Bytes message, Bytes key, MutableBytes hash) override { of_.hash(message, key, hash); }
  void seal(const Key& key, const Nonce& nonce, Bytes associated, Bytes message,
            MutableBytes sealed) override {
    of_.seal(key, nonce, associated, message, sealed);
  }
  bool open(const Key& key, const Nonce& nonce, Bytes associated, Bytes sealed,
            MutableBytes message) override {
    return of_.open(key, nonce, associated, sealed, message);
  }
  void wipe(MutableBytes secret) override { of_.wipe(secret); }

  simulator::Microseconds multiplication_us = 30000;
  simulator::Microseconds worked_us = 0;  // in this step

 private:
  Cryptography& of_;
};

}  // namespace seaglass::storm
