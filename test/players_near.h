// How many sit at a game's table in a test that would seat a number of its own at every game.
#pragma once

#include "games/games.h"

namespace seaglass {

/// So many, or as near to it as the game can be played by.
inline int players_near(int players, GameName game) {
  const GameFacts& facts = game_of(game).facts();
  if (players < facts.players_min) return facts.players_min;
  return players < facts.players_max ? players : facts.players_max;
}

}  // namespace seaglass
