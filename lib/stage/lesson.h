// A game's walkthrough, page by page. Each page shows a table in the middle of a game that really was played,
// by chance from a seed, and says something of what can be seen there.
#pragma once

#include "ink/geometry.h"
#include "stage/view.h"

namespace seaglass {

struct Lesson {
  using Focus = ink::Rect (*)(const View& view);
  static constexpr std::uint8_t near = 0;  // the seat that looks

  Word text = {};
  std::uint8_t players = 3;
  /// Those whose bit is set are on, as far as they go; the others as the rulebook has them.
  std::uint8_t options = 0;
  std::uint16_t seed = 1;     // of the game and of the chance that plays it
  std::uint16_t moves = 0;    // so many choices were made
  std::int8_t overview = -1;  // the page of the game's menu that is shown instead of the table
  /// What the text speaks of; nullptr: the table as a whole.
  Focus focus = nullptr;

  constexpr Lesson with_players(std::uint8_t number) const {
    Lesson lesson = *this;
    lesson.players = number;
    return lesson;
  }
  constexpr Lesson with_options(std::uint8_t bits) const {
    Lesson lesson = *this;
    lesson.options = bits;
    return lesson;
  }
  constexpr Lesson with_seed(std::uint16_t number) const {
    Lesson lesson = *this;
    lesson.seed = number;
    return lesson;
  }
  constexpr Lesson after(std::uint16_t choices) const {
    Lesson lesson = *this;
    lesson.moves = choices;
    return lesson;
  }
  constexpr Lesson showing(int page) const {
    Lesson lesson = *this;
    lesson.overview = static_cast<std::int8_t>(page);
    return lesson;
  }
  constexpr Lesson about(Focus place) const {
    Lesson lesson = *this;
    lesson.focus = place;
    return lesson;
  }
};

/// A page with this text; the rest is as usual until it is said.
constexpr Lesson lesson(Word text) {
  Lesson page;
  page.text = text;
  return page;
}

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
