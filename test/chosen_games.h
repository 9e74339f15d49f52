// Which games a suite that is for every game is about: all in the box, or the one that SEAGLASS_GAME names;
// and which of them a test is for that needs more than any game has.
#pragma once

#include <cstdlib>

#include "core/same_text.h"
#include "games/games.h"
#include "players_near.h"

namespace seaglass {

/// `play(game)` for each of them.
template <typename Play>
void for_chosen_games(const Play& play) {
  const char* const chosen = std::getenv("SEAGLASS_GAME");
  for (int i = 0; i < game_count; ++i)
    if (chosen == nullptr || same_text(game_at(i).facts().name, chosen)) play(static_cast<GameName>(i));
}

constexpr int long_game = 100;  // choices: where something is looked for that does not come at once

/// Whether a table of so many can play it, and a game may take so many choices: for tests of what only such a
/// table does.
inline bool suits(int game, int players, int choices = 0) {
  const GameFacts& facts = game_at(game).facts();
  return players >= facts.players_min && players <= facts.players_max && choices <= facts.choices_max;
}

/// Whether what is for one game alone is to be run.
inline bool every_game_is_chosen() {
  return std::getenv("SEAGLASS_GAME") == nullptr;
}

}  // namespace seaglass
