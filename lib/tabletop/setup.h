// What people settle before a game begins: how many play and who, the game's own
// options, and the seed of all chance.
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

struct Setup {
  std::uint8_t players = 0;
  OptionValues options;
  Seed seed;
  Company company{};
};

}  // namespace seaglass
