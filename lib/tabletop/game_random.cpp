#include "tabletop/game_random.h"

namespace seaglass {

namespace {

constexpr int words_of_sfc32 = 4;

}  // namespace

GameRandom::GameRandom(const Seed& seed) {
  if (!seed.is_long()) {
    keep(Random(seed.number()));
    return;
  }
  const ChaCha20Key key = seed.key();
  for (int i = 0; i < words; ++i) words_[i] = key.words[i];
  place_ = 1;
}

void GameRandom::keep(const Random& quick) {
  const Random::Words kept = quick.words();
  words_[0] = kept.a;
  words_[1] = kept.b;
  words_[2] = kept.c;
  words_[3] = kept.counter;
}

std::uint32_t GameRandom::KeyStream::next() {
  CHECK(random_.place_ < place_max);
  const std::uint32_t word = random_.place_++ - 1;
  const std::uint32_t block = word / ChaCha20Block::size;
  if (made_ != block + 1) {
    ChaCha20Key key;
    for (int i = 0; i < words; ++i) key.words[i] = random_.words_[i];
    block_ = chacha20_block(key, block, ChaCha20Nonce());
    made_ = block + 1;
    wipe(key);
  }
  return block_.words[word % ChaCha20Block::size];
}

void GameRandom::pack(BitWriter& writer) const {
  CHECK(!forgotten());
  for (int i = 0; i < (place_ == 0 ? words_of_sfc32 : words); ++i) writer.write(words_[i], 32);
  if (place_ != 0) writer.write(place_, 32);
}

GameRandom GameRandom::unpack(BitReader& reader) {
  GameRandom random;
  const bool is_chacha20 = reader.bits_left() >= packed_bits_max;
  for (int i = 0; i < (is_chacha20 ? words : words_of_sfc32); ++i) random.words_[i] = reader.read(32);
  if (is_chacha20) random.place_ = reader.read(32);
  const bool can_be =
      is_chacha20 ? random.place_ != 0 && random.place_ <= place_read_max : !random.forgotten();
  if (!can_be) reader.refuse();
  return random;
}

}  // namespace seaglass
