// How the games behave and what playing them costs, for every game in the box.
#pragma once

namespace seaglass {

/// One hash for each game, over every state and event of a fixed set of random games: test/signature.txt.
void say_signatures();

/// Sizes, and the instructions for one random choice: to list what is legal, to choose, to play it.
void say_play_costs();

/// What it costs to list where the tenth and the thirtieth tile fit, for each place.
void say_mirage_growth();

/// What a bot's turn costs at each level, and its longest unit of thought; and a hash of what it then does.
void say_think_costs();

}  // namespace seaglass
