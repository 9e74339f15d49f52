// Whole games of players without a thought: the same game on every processor, move by move.
#pragma once

#include "core/function_ref.h"
#include "tabletop/game.h"

namespace seaglass {

using Watch = FunctionRef<void(const AnyState&)>;

constexpr auto no_watch = [](const AnyState&) {};

/// A game's table number so-and-so with this many players: another number, another seed and other options,
/// the standard ones first.
Setup random_table(const Game& game, int players, int number);
/// The same table with a long seed: as people sit at it.
Setup random_table_of_people(const Game& game, int players, int number);

/// Plays it to the end; `watch` sees every state. Returns how many choices were made.
int play_random_game(const Game& game, AnyState& state, const Setup& setup, Events events, Watch watch);

/// The same as quickly as choices can be listed and carried out, by other picks. What comes of it is the same
/// on every processor, too.
int play_quickly(const Game& game, AnyState& state, const Setup& setup);

/// How many sit at the table where one figure stands for a game.
int usual_players(const Game& game);

}  // namespace seaglass
