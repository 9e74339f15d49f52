// What the rules and the data of one game are called in flash. What depends on them carries this, so that
// what another version kept is known as such, and not half understood.
#pragma once

#include <cstdint>

namespace seaglass {

struct Fingerprints {
  std::uint32_t now;
  /// The same game, before its events told all that is shown of them. As `now`, where they always did.
  std::uint32_t of_terse_events;
  /// The same game, from when all games together had one fingerprint. As `now`, where it never had another.
  std::uint32_t of_all_games;
  /// From when all seeds were short, too (tabletop/seed.h): such a journal plays on as it did then.
  std::uint32_t of_short_seeds;

  constexpr Fingerprints(std::uint32_t named)
      : now(named), of_terse_events(named), of_all_games(named), of_short_seeds(named) {}
  constexpr Fingerprints(const std::uint32_t (&named)[4])
      : now(named[0]), of_terse_events(named[1]), of_all_games(named[2]), of_short_seeds(named[3]) {}

  constexpr bool know(std::uint32_t fingerprint) const {
    return fingerprint == now || fingerprint == of_terse_events || fingerprint == of_all_games ||
           fingerprint == of_short_seeds;
  }
  constexpr bool is_of_short_seeds(std::uint32_t fingerprint) const {
    return fingerprint == of_short_seeds && of_short_seeds != now;
  }
};

}  // namespace seaglass
