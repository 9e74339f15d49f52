// What people settle before a game begins: how many play and who, the game's own options, who begins, and the
// seed of all chance.
#pragma once

#include <cstdint>

#include "tabletop/company.h"
#include "tabletop/seed.h"

namespace seaglass {

constexpr int options_max = 2;  // no game has more than two options of its own

/// One rule that a table may choose: its values run from `low` to `high`; a switch has 0 and 1.
struct Option {
  const char* name = nullptr;
  std::uint8_t low = 0;
  std::uint8_t high = 1;
  std::uint8_t standard = 0;
};

struct OptionValues {
  std::uint8_t values[options_max] = {};

  friend constexpr bool operator==(const OptionValues& x, const OptionValues& y) {
    for (int i = 0; i < options_max; ++i)
      if (x.values[i] != y.values[i]) return false;
    return true;
  }
};

/// Who begins: the one whom people pointed at, or whoever chance names.
class Beginner {
 public:
  constexpr Beginner() = default;
  constexpr explicit Beginner(Seat seat) : number_(static_cast<std::uint8_t>(1 + seat.index())) {}

  constexpr bool is_chance() const { return number_ == 0; }
  constexpr Seat seat() const { return Seat(number_ - 1); }
  constexpr Seat seat_or(Seat by_chance) const { return is_chance() ? by_chance : seat(); }
  constexpr bool sits_among(int players) const { return number_ <= players; }

  /// Below `numbers`, and 0 for chance: how it is kept and sent.
  static constexpr int numbers = 1 + seats_max;
  constexpr int number() const { return number_; }
  static constexpr Beginner from_number(int number) {
    return number == 0 ? Beginner() : Beginner(Seat(number - 1));
  }

  friend constexpr bool operator==(Beginner x, Beginner y) { return x.number_ == y.number_; }

 private:
  std::uint8_t number_ = 0;
};

struct Setup {
  std::uint8_t players = 0;
  OptionValues options;
  Beginner begins;
  Seed seed;
  Company company{};
};

}  // namespace seaglass
