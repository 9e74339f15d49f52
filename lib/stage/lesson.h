// A game's walkthrough, page by page. Each page shows a table in the middle of a game that really was played,
// by chance from a seed, and says something of what can be seen there.
#pragma once

#include "ink/geometry.h"
#include "stage/view.h"

namespace seaglass {

struct Lesson {
  Word text;
  std::uint8_t players;
  std::uint8_t near;    // the seat that looks
  std::uint16_t seed;   // of the game and of the chance that plays it
  std::uint16_t moves;  // so many choices were made
  std::uint8_t
      options;  // those whose bit is set are on, as far as they go; the others as the rulebook has them
  /// What the text speaks of; nullptr: the table as a whole.
  ink::Rect (*focus)(const View& view);
};

constexpr int lessons_max = 13;

struct Lessons {
  const Lesson* first = nullptr;
  int count = 0;
};

template <std::size_t count>
constexpr Lessons all_of(const Lesson (&lessons)[count]) {
  static_assert(count <= lessons_max);
  return {lessons, static_cast<int>(count)};
}

Setup setup_of(const GameFacts& facts, const Lesson& lesson);
/// The position that a page shows, unmasked.
void play_to(const Game& game, const Lesson& lesson, AnyState& state);

}  // namespace seaglass
