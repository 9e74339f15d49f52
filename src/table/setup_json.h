// A set-up in JSON and as text: which game, how many players, its options, the seed.
#pragma once

#include "game_json.h"
#include "tabletop/journal.h"

namespace seaglass::table {

/// A game's number by its name.
int read_game(const Json& command);
Setup read_setup(const Game& game, const Json& command);
Json options_json(const Game& game, const OptionValues& options);
Json facts_json(const Game& game);

/// seaglass1 GAME PLAYERS OPTION OPTION SEED, then SEAT:CHOICE for every choice, all but names in
/// hexadecimal.
std::string journal_text(int game, const Setup& setup, const Journal& journal);
/// Refuses what is not such a text; whether the choices are legal is for a replay to find out.
void read_journal(const std::string& text, int& game, Setup& setup, Journal& journal);

}  // namespace seaglass::table
