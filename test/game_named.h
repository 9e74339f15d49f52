// A game that is named on the command line.
#pragma once

#include <string>

#include "arguments.h"
#include "games/games.h"

namespace seaglass {

/// The game's number.
inline int game_named(const char* name, const char* word) {
  const int found = find_game(word);
  if (found >= 0) return found;
  std::string games;
  for (int i = 0; i < game_count; ++i) games += (i > 0 ? ", " : "") + std::string(game_at(i).facts().name);
  refuse(name, word, "must be one of " + games);
}

}  // namespace seaglass
