// The block function of ChaCha20 (RFC 8439, section 2.3): from a key, a counter and a nonce, sixteen words of
// key stream. It works on words alone, so it gives the same on every processor; as bytes, each word is
// little-endian.
#pragma once

#include <cstdint>

namespace seaglass {

struct ChaCha20Key {
  std::uint32_t words[8] = {};
};
struct ChaCha20Nonce {
  std::uint32_t words[3] = {};
};
struct ChaCha20Block {
  static constexpr int size = 16;
  std::uint32_t words[size];
};

ChaCha20Block chacha20_block(const ChaCha20Key& key, std::uint32_t counter, const ChaCha20Nonce& nonce);

}  // namespace seaglass
