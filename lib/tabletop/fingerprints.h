// What the rules and the data of one game are called in flash. What depends on them carries this, so that
// what another version kept is known as such, and not half understood.
#pragma once

#include <cstdint>

namespace seaglass {

struct Fingerprints {
  std::uint32_t now;
  /// The same game, from when all games together had one fingerprint. As `now`, where it never had another.
  std::uint32_t of_all_games;
  /// From when all seeds were short, too (tabletop/seed.h): such a journal plays on as it did then.
  std::uint32_t of_short_seeds;

  constexpr Fingerprints(std::uint32_t named) : now(named), of_all_games(named), of_short_seeds(named) {}
  constexpr Fingerprints(const std::uint32_t (&named)[3])
      : now(named[0]), of_all_games(named[1]), of_short_seeds(named[2]) {}

  constexpr bool know(std::uint32_t fingerprint) const {
    return fingerprint == now || fingerprint == of_all_games || fingerprint == of_short_seeds;
  }
};

}  // namespace seaglass
