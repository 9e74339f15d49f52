// What all chance of a game follows from, and by which generator (game_random.h). A long seed, of 256 bits,
// is for people at a table: its game is dealt by ChaCha20. A short one, of 64 bits, is for what has to be
// quick or easy to name (roll-outs, soaks, scripts), and of tables from before there were long ones: theirs
// is dealt by sfc32.
#pragma once

#include <cstdint>

#include "core/bits.h"
#include "core/chacha20.h"

namespace seaglass {

class Seed {
 public:
  static constexpr int bytes_max = 32;

  /// A short one.
  constexpr Seed(std::uint64_t number = 0)
      : words_{static_cast<std::uint32_t>(number), static_cast<std::uint32_t>(number >> 32)} {}
  /// A long one: each word is four of its bytes, the first of them the lowest.
  constexpr explicit Seed(const ChaCha20Key& key) : is_long_(true) {
    for (int i = 0; i < words; ++i) words_[i] = key.words[i];
  }
  static Seed long_from(const std::uint8_t (&bytes)[bytes_max]) {
    ChaCha20Key key;
    for (int i = 0; i < bytes_max; ++i) key.words[i / 4] |= std::uint32_t{bytes[i]} << (8 * (i % 4));
    return Seed(key);
  }

  constexpr bool is_long() const { return is_long_; }
  constexpr ChaCha20Key key() const {
    ChaCha20Key key;
    for (int i = 0; i < words; ++i) key.words[i] = words_[i];
    return key;
  }
  /// All of a short one, and of a long one the first 64 bits.
  constexpr std::uint64_t number() const { return std::uint64_t{words_[1]} << 32 | words_[0]; }
  constexpr Seed shortened() const { return Seed(number()); }
  /// The next in a series.
  constexpr Seed& operator++() {
    const std::uint64_t next = number() + 1;
    words_[0] = static_cast<std::uint32_t>(next);
    words_[1] = static_cast<std::uint32_t>(next >> 32);
    return *this;
  }

  friend constexpr bool operator==(const Seed& x, const Seed& y) {
    for (int i = 0; i < words; ++i)
      if (x.words_[i] != y.words_[i]) return false;
    return x.is_long_ == y.is_long_;
  }
  friend constexpr bool operator!=(const Seed& x, const Seed& y) { return !(x == y); }

  static constexpr int packed_bytes = 1 + bytes_max;
  void pack(BitWriter& writer) const {
    writer.write(is_long_ ? 1u : 0u, 8);
    for (const std::uint32_t word : words_) writer.write(word, 32);
  }
  /// What is neither makes the reader refuse.
  static Seed unpack(BitReader& reader) {
    const std::uint32_t kind = reader.read(8);
    ChaCha20Key key;
    for (std::uint32_t& word : key.words) word = reader.read(32);
    const Seed seed(key);
    if (kind == 1) return seed;
    if (kind != 0 || seed != Seed(Seed(seed.number()).key())) reader.refuse();
    return seed.shortened();
  }

 private:
  static constexpr int words = bytes_max / 4;

  std::uint32_t words_[words] = {};
  bool is_long_ = false;
};

}  // namespace seaglass
