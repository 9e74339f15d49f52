// A hash of several things, for one purpose.
#pragma once

#include "radio/crypto/purpose.h"
#include "radio/frames/frames.h"

namespace seaglass {
namespace radio {

/// What goes into one hash, piece by piece; every piece has a fixed length or says its own.
class Derivation {
 public:
  explicit Derivation(Purpose purpose) { put(static_cast<std::uint8_t>(purpose)); }

  Derivation& put(std::uint8_t byte);
  Derivation& put(Bytes bytes);
  Derivation& put(const RadioAddress& address) { return put({address.bytes, sizeof address.bytes}); }
  Derivation& put(const UnitName& name);

  Key keyed(Cryptography& cryptography, Bytes key) const;
  Key plain(Cryptography& cryptography) const { return keyed(cryptography, {}); }
  Proof proof(Cryptography& cryptography, const Key& key) const;

 private:
  // The longest: a pairing's transcript, 1 + two addresses of 6, an attempt of 8, a role, two names of 21 and
  // two keys of 32.
  static constexpr int bytes_max = 1 + 12 + 8 + 1 + 2 * (1 + UnitName::bytes_max) + 2 * Key::size;

  int size_ = 0;
  std::uint8_t bytes_[bytes_max];
};

}  // namespace radio
}  // namespace seaglass
