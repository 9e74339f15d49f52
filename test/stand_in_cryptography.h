// Cryptography for tests that need millions of frames: agrees, seals and refuses as the real one does, and
// protects from nobody. It remembers nothing, so that a world with it can be copied.
#pragma once

#include "radio/crypto/cryptography.h"

namespace seaglass {

class StandInCryptography : public Cryptography {
 public:
  void public_key(const Key& secret, Key& open) override {
    open = key_of(power(generator, number_of(secret)));
  }
  bool shared_secret(const Key& secret, const Key& their_open, Key& shared) override {
    shared = key_of(power(first_word(their_open) % prime, number_of(secret)));
    return first_word(shared) > 1;
  }
  void hash(Bytes message, Bytes key, MutableBytes hash) override {
    std::uint64_t state = mixed(mixed(0x5EA, message), key);
    for (int i = 0; i < hash.size; ++i) {
      if (i % 8 == 0) state = mix(state + 1);
      hash.data[i] = static_cast<std::uint8_t>(state >> i % 8 * 8);
    }
  }
  void seal(const Key& key, const Nonce& nonce, Bytes associated, Bytes message,
            MutableBytes sealed) override {
    for (int i = 0; i < message.size; ++i) sealed.data[i] = message.data[i];
    put_tag(tag(key, nonce, associated, message), sealed.data + message.size);
  }
  bool open(const Key& key, const Nonce& nonce, Bytes associated, Bytes sealed,
            MutableBytes message) override {
    const Bytes body = {sealed.data, sealed.size - tag_bytes};
    std::uint8_t wanted[tag_bytes];
    put_tag(tag(key, nonce, associated, body), wanted);
    const bool good = same_bytes(wanted, sealed.data + body.size, tag_bytes);
    for (int i = 0; i < message.size; ++i) message.data[i] = good ? body.data[i] : std::uint8_t{0};
    return good;
  }
  void wipe(MutableBytes secret) override {
    for (int i = 0; i < secret.size; ++i) secret.data[i] = 0;
  }

  static std::uint64_t mix(std::uint64_t x) {
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9;
    x = (x ^ x >> 27) * 0x94D049BB133111EB;
    return x ^ x >> 31;
  }
  static std::uint64_t mixed(std::uint64_t state, Bytes bytes) {
    for (int i = 0; i < bytes.size; ++i) state = mix(state ^ bytes.data[i]) + 0x9E3779B97F4A7C15;
    return mix(state + static_cast<std::uint64_t>(bytes.size));
  }

 private:
  static constexpr std::uint64_t prime = (std::uint64_t{1} << 31) - 1;
  static constexpr std::uint64_t generator = 7;

  static std::uint64_t power(std::uint64_t base, std::uint64_t exponent) {
    std::uint64_t result = 1;
    for (; exponent != 0; exponent >>= 1, base = base * base % prime)
      if ((exponent & 1) != 0) result = result * base % prime;
    return result;
  }
  static std::uint64_t first_word(const Key& key) {
    std::uint64_t word = 0;
    for (int i = 7; i >= 0; --i) word = word << 8 | key.bytes[i];
    return word;
  }
  static std::uint64_t number_of(const Key& secret) { return first_word(secret) % (prime - 2) + 1; }
  static Key key_of(std::uint64_t word) {
    Key key;
    for (int i = 0; i < 8; ++i) key.bytes[i] = static_cast<std::uint8_t>(word >> 8 * i);
    return key;
  }
  static std::uint64_t tag(const Key& key, const Nonce& nonce, Bytes associated, Bytes message) {
    return mixed(mixed(mixed(mixed(1, key), {nonce.bytes, Nonce::size}), associated), message);
  }
  static void put_tag(std::uint64_t tag, std::uint8_t* to) {
    for (int i = 0; i < tag_bytes; ++i) to[i] = static_cast<std::uint8_t>(tag >> i % 8 * 8);
  }
};

}  // namespace seaglass
