// The games in the box. A game's number is its place in this list: journals and radio frames carry it.
#pragma once

#include "tabletop/game.h"

namespace seaglass {

constexpr int game_count = 4;

const Game& game_at(int number);
/// −1: there is no game of that name.
int find_game(const char* name);

}  // namespace seaglass
