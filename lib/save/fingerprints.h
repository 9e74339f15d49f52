// Records that depend on the rules and the data of the games carry a fingerprint of those: what another
// version kept is known as such, and not half understood.
#pragma once

#include <cstdint>

namespace seaglass {

/// What the rules and the data that a firmware plays by are called in flash.
struct Fingerprints {
  std::uint32_t now;
  /// The same, from when all seeds were short (tabletop/seed.h): such a journal plays on as it did then.
  std::uint32_t of_short_seeds;

  constexpr Fingerprints(std::uint32_t named) : Fingerprints(named, named) {}
  constexpr Fingerprints(std::uint32_t named, std::uint32_t before) : now(named), of_short_seeds(before) {}

  constexpr bool know(std::uint32_t fingerprint) const {
    return fingerprint == now || fingerprint == of_short_seeds;
  }
};

}  // namespace seaglass
