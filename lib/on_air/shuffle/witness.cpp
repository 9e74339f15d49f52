#include "on_air/shuffle/witness.h"

#include <cstring>

#include "core/check.h"
#include "radio/crypto/purpose.h"

namespace seaglass {

Key hash_with(Cryptography& cryptography, const Key& before, int revision, Bytes packed) {
  CHECK(packed.size <= masked_bytes_limit);
  std::uint8_t message[1 + Key::size + 2 + masked_bytes_limit] = {
      static_cast<std::uint8_t>(Purpose::witness)};
  std::memcpy(message + 1, before.bytes, Key::size);
  message[1 + Key::size] = static_cast<std::uint8_t>(revision);
  message[2 + Key::size] = static_cast<std::uint8_t>(revision >> 8);
  std::memcpy(message + 3 + Key::size, packed.data, static_cast<std::size_t>(packed.size));
  Key hash;
  cryptography.hash({message, 3 + Key::size + packed.size}, {}, hash);
  return hash;
}

void Witness::see(Cryptography& cryptography, int revision, Bytes packed) {
  CHECK(revision >= 0 && revision < revisions_max && !has_seen(revision));
  seen_[revision / 8] = static_cast<std::uint8_t>(seen_[revision / 8] | 1 << (revision % 8));
  hash_ = hash_with(cryptography, hash_, revision, packed);
}

bool Witness::has_seen(int revision) const {
  CHECK(revision >= 0 && revision < revisions_max);
  return ((seen_[revision / 8] >> (revision % 8)) & 1) != 0;
}

}  // namespace seaglass
