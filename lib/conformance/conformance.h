// What every game must keep, checked at every state of random games. Whatever does not hold is thrown as a
// Violation that names the game, the set-up, the seed and the step, so that it can be replayed.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>

#include "tabletop/figures.h"
#include "tabletop/game.h"
#include "tabletop/game_random.h"

namespace seaglass::conformance {

struct Violation : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// What the suite needs to know of a game beyond its rules, written from the specification's tables and
/// sharing no code with the game.
struct Subject {
  const Game& game;
  /// Fills what is masked with something that could be true. It is no part of Game, so that a handheld, where
  /// nobody guesses, has no room for it in flash.
  void (*guess)(AnyState& state, Random& random);
  /// Replaces what these viewers may not know by something else that could be true.
  void (*scramble)(AnyState& state, SeatSet viewers, Random& random);
  /// Counts every card and token: what is missing or doubled, or nullptr.
  const char* (*audit)(const AnyState& state);
  /// Lists every number that the table and its pages draw, and those of the page that shows this event.
  void (*figures)(const AnyState& state, const Event* told, VisitFigure visit);
};

/// A game's own `guess`, for its subject.
template <typename State>
void guess_in(AnyState& state, Random& random) {
  state.as<State>().guess(random);
}

/// What was seen over all games, for the bounds' sake.
struct Seen {
  std::uint64_t games = 0;
  std::uint64_t states = 0;
  int choices_in_a_game = 0;
  int choices_at_once = 0;
  int masked_bytes = 0;
  int packed_bytes = 0;

  void add(const Seen& other);
};

/// Every combination of option values that a table of so many may choose, one after the other.
OptionValues option_combination(const Game& game, int players, std::uint64_t number);
int option_combinations(const Game& game, int players);

/// For a scrambler: a generator of either kind, with other chance in it.
GameRandom another_generator(Random& random);

/// Plays one whole random game and checks everything at each of its states.
void check_game(const Subject& subject, const Setup& setup, Seen& seen);

/// How much was told, to all viewers together.
struct Tellings {
  std::uint64_t games = 0;
  std::uint64_t moments = 0;
  std::uint64_t figures = 0;
};

/// Plays one whole random game and tells it to every viewer as a handheld does: to each seat, to each seat of
/// a group that shares a handheld, and to nobody. At every moment each number that is shown must be the true
/// one.
void check_telling(const Subject& subject, const Setup& setup, Tellings& tellings);

}  // namespace seaglass::conformance
