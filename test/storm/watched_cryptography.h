// libsodium, and a memory of what it sealed: no key meets a nonce twice but to seal the very same
// (a welcome that is given again), nothing is opened that nobody sealed, and nothing is opened twice.
#pragma once

#include <array>
#include <cstring>
#include <map>

#include "sealing/sodium_cryptography.h"

namespace seaglass::storm {

class WatchedCryptography final : public Cryptography {
 public:
  void public_key(const Key& secret, Key& open) override { sodium_.public_key(secret, open); }
  bool shared_secret(const Key& secret, const Key& their_open, Key& shared) override {
    return sodium_.shared_secret(secret, their_open, shared);
  }
  void hash(Bytes message, Bytes key, MutableBytes hash) override { sodium_.hash(message, key, hash); }
  void seal(const Key& key, const Nonce& nonce, Bytes associated, Bytes message,
            MutableBytes sealed) override {
    sodium_.seal(key, nonce, associated, message, sealed);
    const auto made = sealed_.emplace(both(key, nonce), Made{tag_of(sealed), false});
    if (!made.second && made.first->second.tag != tag_of(sealed)) ++repeats;
  }
  bool open(const Key& key, const Nonce& nonce, Bytes associated, Bytes sealed,
            MutableBytes message) override {
    if (!sodium_.open(key, nonce, associated, sealed, message)) return false;
    const auto found = sealed_.find(both(key, nonce));
    if (found == sealed_.end() || found->second.tag != tag_of(sealed))
      ++foreign;
    else if (found->second.opened)
      ++twice;
    else
      found->second.opened = true;
    return true;
  }
  void wipe(MutableBytes secret) override { sodium_.wipe(secret); }

  int repeats = 0;
  int foreign = 0;
  int twice = 0;

 private:
  using Both = std::array<std::uint8_t, Key::size + Nonce::size>;
  struct Made {
    std::uint64_t tag;
    bool opened;
  };
  static Both both(const Key& key, const Nonce& nonce) {
    Both both;
    std::memcpy(both.data(), key.bytes, Key::size);
    std::memcpy(both.data() + Key::size, nonce.bytes, Nonce::size);
    return both;
  }
  static std::uint64_t tag_of(Bytes sealed) {
    std::uint64_t tag = 0;
    std::memcpy(&tag, sealed.data + sealed.size - 8, 8);
    return tag;
  }

  SodiumCryptography sodium_;
  std::map<Both, Made> sealed_;
};

}  // namespace seaglass::storm
