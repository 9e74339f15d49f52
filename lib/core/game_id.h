// A game's own number, by which it is known in flash and on the air: fixed in its facts for good, whatever
// its place in a list is, and never given to another game. It is a type of its own because the place in the
// list is a small number, too.
#pragma once

#include <cstdint>

namespace seaglass {

/// A byte where it is kept or sent. What is read there can be the id of a game that this box does not have.
enum class GameId : std::uint8_t {};

constexpr int game_ids_max = 16;    // all ids are below it
constexpr GameId no_game_id{0xFF};  // where a byte says that there is no game

/// Its place in what has room for every id.
constexpr int index_of(GameId id) {
  return static_cast<int>(id);
}

/// False: no game can have it, neither of this box nor of another version's.
constexpr bool is_possible(GameId id) {
  return index_of(id) < game_ids_max;
}

}  // namespace seaglass
