// Why a choice was refused. Each game numbers its rules in an enum whose 0 means "allowed", and words them
// in one table; this is that number where the game does not matter.
#pragma once

#include <cstdint>

namespace seaglass {

struct Refusal {
  std::uint8_t rule = 0;

  constexpr explicit operator bool() const { return rule != 0; }
};

}  // namespace seaglass
