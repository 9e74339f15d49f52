// Generated from data/bots/mermaid_rain.txt by tools/content/bot_mermaid_rain.py: run `make content`.
#pragma once

#include <cstdint>

namespace seaglass::mermaid_rain::content {

/// What a meld is worth, from the lowest rank to the highest, in tenths of a point.
inline constexpr std::int8_t worth_of_melds[] = {-47, -35, -5, -40, 17, 25, 31, 15};

/// What the cards are worth that are left for the ride, of the kind there are most of first.
struct HandLeft {
  std::uint8_t cards[3];
  std::int8_t worth;
};
inline constexpr HandLeft hands_left[] = {
    {{0, 0, 0}, -93},
    {{1, 0, 0}, -73},
    {{1, 1, 0}, -49},
    {{2, 0, 0}, -61},
    {{1, 1, 1}, -32},
    {{2, 1, 0}, -37},
    {{3, 0, 0}, -41},
    {{2, 1, 1}, 7},
    {{2, 2, 0}, -9},
    {{3, 1, 0}, -3},
    {{4, 0, 0}, -29},
    {{2, 2, 1}, 21},
    {{3, 1, 1}, 19},
    {{3, 2, 0}, 14},
    {{4, 1, 0}, 8},
    {{5, 0, 0}, 1},
    {{2, 2, 2}, 40},
    {{3, 2, 1}, 37},
    {{3, 3, 0}, 20},
    {{4, 1, 1}, 36},
    {{4, 2, 0}, 22},
    {{5, 1, 0}, 19},
    {{6, 0, 0}, -7},
    {{3, 2, 2}, 48},
    {{3, 3, 1}, 45},
    {{4, 2, 1}, 42},
    {{4, 3, 0}, 30},
    {{5, 1, 1}, 18},
    {{5, 2, 0}, 25},
    {{6, 1, 0}, 21},
    {{7, 0, 0}, 42},
};

}  // namespace seaglass::mermaid_rain::content
