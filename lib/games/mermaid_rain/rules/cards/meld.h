// Melds: what the cards that a player has shown are worth, and who comes first.
#pragma once

#include <cstdint>

#include "core/fixed_vector.h"
#include "games/mermaid_rain/rules/cards/cards.h"
#include "tabletop/seat.h"

namespace seaglass::mermaid_rain {

constexpr int players_max = content::players_max;

enum class Rank : std::uint8_t {
  none,
  octopus,
  mermaid_drop,
  mermaid_mist,
  aquamarine_waltz,
  twin_splash,
  ocean_march,
  mermaid_squall,
  mermaid_rain,
};
constexpr int rank_count = content::meld_ranks + 1;
static_assert(static_cast<int>(Rank::mermaid_rain) == rank_count - 1);

constexpr int index(Rank rank) {
  return static_cast<int>(rank);
}
using content::Bonus;
constexpr Bonus bonus_of(Rank rank) {
  return content::melds[index(rank) - 1].bonus;
}
constexpr int points_of(Rank rank) {
  return content::melds[index(rank) - 1].points;
}

/// The highest rank that these cards can fill, whatever else is among them; of at least two cards.
Rank rank_of(const Cards& shown);

using Order = FixedVector<Seat, players_max>;

/// The best meld first; among equals the dealer, then whoever sits nearest to the dealer's left.
Order player_order(const PerSeat<Rank>& ranks, Seat dealer, int players);

}  // namespace seaglass::mermaid_rain
