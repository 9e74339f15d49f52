// Quick random numbers that a seed repeats: for roll-outs, bots, simulations, and whatever else keeps nothing
// secret. What a game is dealt by is tabletop/game_random.h.
//
// sfc32 (small fast counting, public domain, by Chris Doty-Humphrey): 128 bits, passes PractRand beyond
// 16 TB. It is no cipher: who has seen enough of its numbers may work out the others.
#pragma once

#include <cstdint>

#include "core/check.h"

namespace seaglass {

/// 0 … n − 1, each as likely as the others, from a source of 32-bit numbers: Lemire's multiplication, which
/// rejects the few that would tilt it. Those are less than half of all for any n, and for a deck's less than
/// one in ten million, so that the bound is there for the proof and is never met.
template <typename Source>
constexpr int drawn_below(int n, Source& source) {
  constexpr int draws_max = 64;
  CHECK(n > 0);
  const auto range = static_cast<std::uint32_t>(n);
  std::uint64_t product = std::uint64_t{source.next()} * range;
  if (static_cast<std::uint32_t>(product) < range) {
    const std::uint32_t tilt = (0u - range) % range;
    for (int draws = 1; draws < draws_max && static_cast<std::uint32_t>(product) < tilt; ++draws)
      product = std::uint64_t{source.next()} * range;
  }
  return static_cast<int>(product >> 32);
}

/// Fisher–Yates; works on anything with size() and a begin() that counts.
template <typename List, typename Source>
constexpr void shuffle_by(Source& source, List& list) {
  const auto items = list.begin();
  for (int i = list.size() - 1; i > 0; --i) {
    const int k = drawn_below(i + 1, source);
    const auto item = items[i];
    items[i] = items[k];
    items[k] = item;
  }
}

class Random {
 public:
  constexpr Random() = default;
  constexpr explicit Random(std::uint64_t seed)
      : a_(0), b_(static_cast<std::uint32_t>(seed)), c_(static_cast<std::uint32_t>(seed >> 32)), counter_(1) {
    for (int i = 0; i < warm_up_rounds; ++i) next();
  }

  /// Another one, seeded by the next 64 bits of the source.
  static constexpr Random seeded_by(Random& source) {
    const std::uint64_t high = source.next();
    return Random(high << 32 | source.next());
  }

  constexpr std::uint32_t next() {
    const std::uint32_t result = a_ + b_ + counter_++;
    a_ = b_ ^ (b_ >> 9);
    b_ = c_ + (c_ << 3);
    c_ = ((c_ << 21) | (c_ >> 11)) + result;
    return result;
  }

  /// 0 … n − 1.
  constexpr int below(int n) { return drawn_below(n, *this); }
  template <typename List>
  constexpr void shuffle(List& list) {
    shuffle_by(*this, list);
  }

  /// All that it is.
  struct Words {
    std::uint32_t a, b, c, counter;
  };
  constexpr Words words() const { return {a_, b_, c_, counter_}; }
  static constexpr Random from(const Words& w) {
    Random random;
    random.a_ = w.a;
    random.b_ = w.b;
    random.c_ = w.c;
    random.counter_ = w.counter;
    return random;
  }

 private:
  static constexpr int warm_up_rounds = 12;  // as its author advises for a seed of 64 bits

  std::uint32_t a_ = 0;
  std::uint32_t b_ = 0;
  std::uint32_t c_ = 0;
  std::uint32_t counter_ = 0;
};

}  // namespace seaglass
