// One unit's cryptography, and what it was used for: every hash begins with its purpose.
#pragma once

#include "radio/crypto/purpose.h"
#include "wrapped_cryptography.h"

namespace seaglass {

class CountedCryptography final : public WrappedCryptography {
 public:
  void hash(Bytes message, Bytes key, MutableBytes hash) override {
    if (message.size > 0) ++hashes_[message.data[0]];
    WrappedCryptography::hash(message, key, hash);
  }

  int hashes_for(Purpose purpose) const { return hashes_[static_cast<std::uint8_t>(purpose)]; }

 private:
  int hashes_[256] = {};
};

}  // namespace seaglass
