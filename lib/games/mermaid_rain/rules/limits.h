// How many of everything there are, by the rulebook and by the data.
#pragma once

#include <cstdint>

#include "content/games/mermaid_rain.h"
#include "core/fixed_vector.h"

namespace seaglass::mermaid_rain {

constexpr int players_min = content::players_min;
constexpr int rounds = content::rounds;
constexpr int undercurrent_count = content::undercurrent_count;

constexpr int cards_dealt = 7;
constexpr int cards_kept = 2;
constexpr int hand_max = cards_dealt + cards_kept;
constexpr int meld_min = 2;
constexpr int meld_max = 5;

/// A round brings at most five cards to pay with: seven dealt, two of them melded. Every treasure costs one
/// of them: a move, or (for those of the pool and after a warp) the cards with which the meld exceeds two.
constexpr int tokens_per_player_max = rounds * (cards_dealt - meld_min);

constexpr int meld_points_max() {
  int most = 0;
  for (const auto& meld : content::melds) most = meld.points > most ? meld.points : most;
  return most;
}
/// Before the final count.
constexpr int score_max = tokens_per_player_max * content::points_gained + rounds * meld_points_max();

enum class Phase : std::uint8_t { meld, pick, blind, start, place, warp, move, take, drift, keep, over };
constexpr int phase_count = 11;

constexpr int tiles_of_a_shape_max() {
  int most = 0;
  for (const auto& shape : content::shapes) most = shape.tiles > most ? shape.tiles : most;
  return most;
}

}  // namespace seaglass::mermaid_rain
