// Who sits where. Seats are numbered clockwise from 0, so the left neighbour is the next seat.
#pragma once

#include <cstdint>

#include "core/check.h"

namespace seaglass {

constexpr int seats_max = 6;  // Mermaid Rain and Mermaid's Song seat six; no game seats more

/// Always below seats_max, whatever it was made of.
class Seat {
 public:
  constexpr Seat() = default;
  constexpr explicit Seat(int index) : index_(static_cast<std::uint8_t>(index)) {
    CHECK(index >= 0 && index < seats_max);
  }
  constexpr int index() const { return index_; }

  friend constexpr bool operator==(Seat x, Seat y) { return x.index_ == y.index_; }
  friend constexpr bool operator!=(Seat x, Seat y) { return x.index_ != y.index_; }
  friend constexpr bool operator<(Seat x, Seat y) { return x.index_ < y.index_; }

 private:
  friend class SeatRange;

  std::uint8_t index_ = 0;
};

constexpr Seat left_of(Seat seat, int players) {
  return Seat((seat.index() + 1) % players);
}
constexpr Seat right_of(Seat seat, int players) {
  return Seat((seat.index() + players - 1) % players);
}
/// How many steps clockwise lead from one seat to another.
constexpr int steps_clockwise(Seat from, Seat to, int players) {
  return (to.index() - from.index() + players) % players;
}

/// for (Seat seat : all_seats(players))
class SeatRange {
 public:
  class Iterator {
   public:
    constexpr Seat operator*() const { return seat_; }
    constexpr Iterator& operator++() {
      ++seat_.index_;
      return *this;
    }
    friend constexpr bool operator!=(Iterator x, Iterator y) { return x.seat_ != y.seat_; }

   private:
    friend class SeatRange;

    Seat seat_;
  };

  constexpr explicit SeatRange(int players) {
    CHECK(players >= 0 && players <= seats_max);
    end_.seat_.index_ = static_cast<std::uint8_t>(players);
  }
  constexpr Iterator begin() const { return Iterator(); }
  constexpr Iterator end() const { return end_; }

 private:
  Iterator end_;  // behind the last seat, and no seat itself
};

constexpr SeatRange all_seats(int players) {
  return SeatRange(players);
}

/// One thing for every seat.
template <typename T, int seats = seats_max>
class PerSeat {
 public:
  constexpr T& operator[](Seat seat) { return items_[place_of(seat)]; }
  constexpr const T& operator[](Seat seat) const { return items_[place_of(seat)]; }
  friend constexpr bool operator==(const PerSeat& x, const PerSeat& y) {
    for (int i = 0; i < seats; ++i)
      if (!(x.items_[i] == y.items_[i])) return false;
    return true;
  }

 private:
  /// Any seat has a place where all have one.
  static constexpr int place_of(Seat seat) {
    if constexpr (seats < seats_max) CHECK(seat.index() < seats);
    return seat.index();
  }

  T items_[seats]{};
};

class SeatSet {
 public:
  constexpr SeatSet() = default;
  constexpr explicit SeatSet(Seat only) { insert(only); }
  static constexpr SeatSet all(int players) { return from_bits((1u << players) - 1u); }
  static constexpr SeatSet from_bits(std::uint32_t bits) {
    CHECK(bits < (1u << seats_max));
    SeatSet set;
    set.bits_ = static_cast<std::uint8_t>(bits);
    return set;
  }
  constexpr std::uint32_t bits() const { return bits_; }

  constexpr bool contains(Seat seat) const { return ((bits_ >> seat.index()) & 1) != 0; }
  constexpr void insert(Seat seat) { bits_ = static_cast<std::uint8_t>(bits_ | (1 << seat.index())); }
  constexpr void remove(Seat seat) { bits_ = static_cast<std::uint8_t>(bits_ & ~(1 << seat.index())); }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int count() const {
    int n = 0;
    for (int i = 0; i < seats_max; ++i) n += (bits_ >> i) & 1;
    return n;
  }
  /// The lowest seat in the set.
  constexpr Seat first() const {
    CHECK(!empty());
    int i = 0;
    while (((bits_ >> i) & 1) == 0) ++i;
    return Seat(i);
  }

  friend constexpr bool operator==(SeatSet x, SeatSet y) { return x.bits_ == y.bits_; }
  friend constexpr bool operator!=(SeatSet x, SeatSet y) { return x.bits_ != y.bits_; }

 private:
  std::uint8_t bits_ = 0;
};

}  // namespace seaglass
