// Things whose order means nothing, counted by kind: a hand of cards, a player's treasure, the pool.
#pragma once

#include <cstdint>

#include "core/check.h"

namespace seaglass::mermaid_rain {

template <typename Kind, int kinds>
struct Counted {
  std::uint8_t count[kinds] = {};

  constexpr int of(Kind kind) const { return count[static_cast<int>(kind)]; }
  constexpr bool holds(Kind kind) const { return of(kind) > 0; }
  constexpr int size() const {
    int sum = 0;
    for (int n : count) sum += n;
    return sum;
  }
  constexpr void add(Kind kind) { ++count[static_cast<int>(kind)]; }
  constexpr void remove(Kind kind) {
    CHECK(holds(kind));
    --count[static_cast<int>(kind)];
  }
  constexpr void clear() { *this = Counted(); }
  /// Any one of them, each as likely as the others; it stays.
  template <typename Chance>
  constexpr Kind any(Chance& random) const {
    int skip = random.below(size());
    int kind = 0;
    while (skip >= count[kind]) skip -= count[kind++];
    return static_cast<Kind>(kind);
  }

  friend constexpr bool operator==(const Counted& x, const Counted& y) {
    for (int i = 0; i < kinds; ++i)
      if (x.count[i] != y.count[i]) return false;
    return true;
  }
};

/// The same, where whoever looks may know no more than how many there are in all.
template <typename Kind, int kinds>
struct Hideable {
  Counted<Kind, kinds> known;
  std::uint8_t size = 0;
  bool hidden = false;

  constexpr int of(Kind kind) const { return known.of(kind); }
  constexpr bool holds(Kind kind) const { return known.holds(kind); }
  constexpr void add(Kind kind) {
    if (!hidden) known.add(kind);
    ++size;
  }
  constexpr void remove(Kind kind) {
    CHECK(size > 0);
    if (!hidden) known.remove(kind);
    --size;
  }
  /// What is not there needs no hiding: an empty hand is the same for everybody.
  constexpr void hide() {
    known.clear();
    hidden = size > 0;
  }
  constexpr bool consistent() const { return hidden ? size > 0 && known.size() == 0 : known.size() == size; }
};

}  // namespace seaglass::mermaid_rain
