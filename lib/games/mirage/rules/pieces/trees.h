// Palm trees, counted by colour: those in a gap, those left in the supply, those a seat owns at the end.
#pragma once

#include <cstdint>

#include "games/mirage/rules/pieces/explorers.h"

namespace seaglass::mirage {

using content::tree_colors;

constexpr int trees_of_a_color_max = 4;
constexpr int trees_max = tree_colors * trees_of_a_color_max;
static_assert(tree_colors == 4);

struct Trees {
  std::uint8_t of[tree_colors] = {};

  constexpr int count() const {
    int sum = 0;
    for (int n : of) sum += n;
    return sum;
  }
  constexpr bool contains(const Trees& some) const {
    for (int color = 0; color < tree_colors; ++color)
      if (some.of[color] > of[color]) return false;
    return true;
  }
  constexpr void add(const Trees& some) {
    for (int color = 0; color < tree_colors; ++color)
      of[color] = static_cast<std::uint8_t>(of[color] + some.of[color]);
  }
  constexpr void remove(const Trees& some) {
    CHECK(contains(some));
    for (int color = 0; color < tree_colors; ++color)
      of[color] = static_cast<std::uint8_t>(of[color] - some.of[color]);
  }

  friend constexpr bool operator==(const Trees& a, const Trees& b) { return a.contains(b) && b.contains(a); }
};

/// Sets of different colours, each as large as possible, score by their size.
constexpr int tree_points(const Trees& owned) {
  int points = 0;
  for (int set = 1; set <= trees_of_a_color_max; ++set) {
    int colors = 0;
    for (int n : owned.of)
      if (n >= set) ++colors;
    points += content::points_for_a_set[colors];
  }
  return points;
}

}  // namespace seaglass::mirage
