#include "radio/crypto/derivation.h"

#include "core/check.h"
#include "core/wipe.h"

namespace seaglass {
namespace radio {

Derivation& Derivation::put(std::uint8_t byte) {
  CHECK(size_ < bytes_max);
  bytes_[size_++] = byte;
  return *this;
}

Derivation& Derivation::put(Bytes bytes) {
  for (int i = 0; i < bytes.size; ++i) put(bytes.data[i]);
  return *this;
}

Derivation& Derivation::put(const UnitName& name) {
  return put(static_cast<std::uint8_t>(name.text().size)).put(name.text());
}

Key Derivation::keyed(Cryptography& cryptography, Bytes key) const {
  Key hash;
  cryptography.hash({bytes_, size_}, key, hash);
  return hash;
}

Proof Derivation::proof(Cryptography& cryptography, const Key& key) const {
  Key hash = keyed(cryptography, key);
  Proof proof;
  for (int i = 0; i < Proof::size; ++i) proof.bytes[i] = hash.bytes[i];
  wipe(hash);  // the rest of it is nobody's
  return proof;
}

}  // namespace radio
}  // namespace seaglass
