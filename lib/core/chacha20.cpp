#include "core/chacha20.h"

namespace seaglass {

namespace {

constexpr std::uint32_t rotated(std::uint32_t word, int bits) {
  return word << bits | word >> (32 - bits);
}

void quarter_round(std::uint32_t& a, std::uint32_t& b, std::uint32_t& c, std::uint32_t& d) {
  a += b;
  d = rotated(d ^ a, 16);
  c += d;
  b = rotated(b ^ c, 12);
  a += b;
  d = rotated(d ^ a, 8);
  c += d;
  b = rotated(b ^ c, 7);
}

}  // namespace

ChaCha20Block chacha20_block(const ChaCha20Key& key, std::uint32_t counter, const ChaCha20Nonce& nonce) {
  constexpr int double_rounds = 10;
  const std::uint32_t start[ChaCha20Block::size] = {
      0x61707865,   0x3320646e,   0x79622d32,   0x6b206574,  // "expand 32-byte k"
      key.words[0], key.words[1], key.words[2], key.words[3],   key.words[4],   key.words[5],
      key.words[6], key.words[7], counter,      nonce.words[0], nonce.words[1], nonce.words[2]};
  ChaCha20Block block;
  std::uint32_t* const x = block.words;
  for (int i = 0; i < ChaCha20Block::size; ++i) x[i] = start[i];
  for (int round = 0; round < double_rounds; ++round) {
    for (int i = 0; i < 4; ++i) quarter_round(x[i], x[4 + i], x[8 + i], x[12 + i]);
    for (int i = 0; i < 4; ++i)
      quarter_round(x[i], x[4 + (i + 1) % 4], x[8 + (i + 2) % 4], x[12 + (i + 3) % 4]);
  }
  for (int i = 0; i < ChaCha20Block::size; ++i) x[i] += start[i];
  return block;
}

}  // namespace seaglass
