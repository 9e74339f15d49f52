// libsodium, and a memory of what it sealed: no key meets a nonce twice but to seal the very same
// (a welcome that is given again), nothing is opened that nobody sealed, and nothing is opened twice.
#pragma once

#include <array>
#include <cstring>
#include <map>

#include "wrapped_cryptography.h"

namespace seaglass::storm {

class WatchedCryptography final : public WrappedCryptography {
 public:
  void seal(const Key& key, const Nonce& nonce, Bytes associated, Bytes message,
            MutableBytes sealed) override {
    WrappedCryptography::seal(key, nonce, associated, message, sealed);
    const auto made = sealed_.emplace(both(key, nonce), Made{tag_of(sealed), false});
    if (!made.second && made.first->second.tag != tag_of(sealed)) ++repeats;
  }
  bool open(const Key& key, const Nonce& nonce, Bytes associated, Bytes sealed,
            MutableBytes message) override {
    if (!WrappedCryptography::open(key, nonce, associated, sealed, message)) return false;
    const auto found = sealed_.find(both(key, nonce));
    if (found == sealed_.end() || found->second.tag != tag_of(sealed))
      ++foreign;
    else if (found->second.opened)
      ++twice;
    else
      found->second.opened = true;
    return true;
  }

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

  std::map<Both, Made> sealed_;
};

}  // namespace seaglass::storm
