// The chance of a game. Its state keeps it inside, so that the seed and the choices replay it exactly; a
// masked state has none (all zero). What a seed grows into depends on its length (seed.h):
//
// A long one is the key of ChaCha20, and what is drawn are the words of its key stream, from block 0 on, with
// a nonce of zero: the cards that somebody sees say nothing of those to come. A block is made anew for each
// draw on its own, and once for sixteen where a list is shuffled, so a state keeps no block.
//
// A short one is that of sfc32 (core/random.h), a few instructions a draw.
#pragma once

#include "core/bits.h"
#include "core/chacha20.h"
#include "core/random.h"
#include "core/wipe.h"
#include "tabletop/seed.h"

namespace seaglass {

class GameRandom {
 public:
  constexpr GameRandom() = default;
  explicit GameRandom(const Seed& seed);
  explicit GameRandom(const Random& quick) { keep(quick); }

  /// 0 … n − 1, each as likely as the others.
  int below(int n) {
    return drawing([n](auto& source) { return drawn_below(n, source); });
  }
  template <typename List>
  void shuffle(List& list) {
    drawing([&list](auto& source) {
      shuffle_by(source, list);
      return 0;
    });
  }

  void forget() { *this = GameRandom(); }
  bool forgotten() const { return *this == GameRandom(); }

  friend bool operator==(const GameRandom& x, const GameRandom& y) {
    for (int i = 0; i < words; ++i)
      if (x.words_[i] != y.words_[i]) return false;
    return x.place_ == y.place_;
  }
  friend bool operator!=(const GameRandom& x, const GameRandom& y) { return !(x == y); }

  static constexpr int packed_bits_max = 9 * 32;
  /// Not of a forgotten one. It must be the last thing of what is packed: packed states from before there
  /// were long seeds have no mark for which generator it is, so the length says it.
  void pack(BitWriter& writer) const;
  /// What no generator comes to makes the reader refuse.
  static GameRandom unpack(BitReader& reader);

 private:
  static constexpr int words = 8;
  /// No game draws a thousandth of that, so one that was read can go on for more than a game.
  static constexpr std::uint32_t place_read_max = 1u << 30;
  static constexpr std::uint32_t place_max = 2 * place_read_max;

  /// What `draw` draws from the generator that the seed has grown into.
  template <typename Draw>
  int drawing(const Draw& draw) {
    if (place_ != 0) {
      KeyStream stream(*this);
      return draw(stream);
    }
    Random quick = Random::from({words_[0], words_[1], words_[2], words_[3]});
    const int drawn = draw(quick);
    keep(quick);
    return drawn;
  }

  /// ChaCha20's, word by word; up to sixteen draws share a block.
  class KeyStream {
   public:
    explicit KeyStream(GameRandom& random) : random_(random) {}
    ~KeyStream() {
      if (made_ != 0) wipe(block_);
    }
    KeyStream(const KeyStream&) = delete;
    KeyStream& operator=(const KeyStream&) = delete;

    std::uint32_t next();

   private:
    GameRandom& random_;
    ChaCha20Block block_;
    std::uint32_t made_ = 0;  // which block this is, from 1; 0: none
  };

  void keep(const Random& quick);

  /// The key of ChaCha20; or the four words of sfc32, and zeros.
  std::uint32_t words_[words] = {};
  /// Of ChaCha20: the number of the next word in its key stream, from 1. Of sfc32: 0.
  std::uint32_t place_ = 0;
};

/// As the last thing of a state: one bit when it is masked, and the generator when it is there.
inline void pack_random(const GameRandom& random, BitWriter& writer) {
  writer.write_flag(random.forgotten());
  if (!random.forgotten()) random.pack(writer);
}
inline GameRandom unpack_random(BitReader& reader) {
  return reader.read_flag() ? GameRandom() : GameRandom::unpack(reader);
}

}  // namespace seaglass
