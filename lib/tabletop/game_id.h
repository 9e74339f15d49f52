// A game's own number, by which it is known in flash and on the air: fixed in its facts for good, whatever
// its place in a list is, and never given to another game.
#pragma once

namespace seaglass {

using GameId = int;
constexpr int game_ids_max = 16;  // a byte where it is kept or sent

}  // namespace seaglass
