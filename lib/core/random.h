// The one source of chance. A game keeps its own inside its state, so that a seed and the choices replay
// it exactly; a masked state has none (all zero).
//
// sfc32 (small fast counting, public domain, by Chris Doty-Humphrey): 128 bits, passes PractRand beyond
// 16 TB, and unlike the xorshift family it is not linear, so that the cards somebody sees do not give away
// those to come by solving equations. It is no cipher: keys and radio secrets come from elsewhere.
#pragma once

#include <cstdint>

#include "core/check.h"

namespace seaglass {

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

  /// 0 … n − 1, each as likely as the others (Lemire's multiplication, rejecting the few that would tilt it).
  constexpr int below(int n) {
    CHECK(n > 0);
    const auto range = static_cast<std::uint32_t>(n);
    std::uint64_t product = std::uint64_t{next()} * range;
    if (static_cast<std::uint32_t>(product) < range) {
      const std::uint32_t tilt = (0u - range) % range;
      while (static_cast<std::uint32_t>(product) < tilt) product = std::uint64_t{next()} * range;
    }
    return static_cast<int>(product >> 32);
  }

  /// Fisher–Yates; works on anything with size() and operator[].
  template <typename List>
  constexpr void shuffle(List& list) {
    for (int i = list.size() - 1; i > 0; --i) {
      const int k = below(i + 1);
      const auto item = list[i];
      list[i] = list[k];
      list[k] = item;
    }
  }

  constexpr void forget() { *this = Random(); }
  constexpr bool forgotten() const { return counter_ == 0 && a_ == 0 && b_ == 0 && c_ == 0; }

  friend constexpr bool operator==(const Random& x, const Random& y) {
    return x.a_ == y.a_ && x.b_ == y.b_ && x.c_ == y.c_ && x.counter_ == y.counter_;
  }
  friend constexpr bool operator!=(const Random& x, const Random& y) { return !(x == y); }

  /// The four words, for packing a full state; a masked one packs nothing.
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
