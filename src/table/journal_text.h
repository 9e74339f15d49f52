// A sitting as one line of text.
#pragma once

#include <string>

#include "tabletop/journal.h"

namespace seaglass::table_tool {

/// seaglass1 GAME PLAYERS OPTION OPTION SEED, then SEAT:CHOICE for every choice, all but names in
/// hexadecimal.
std::string journal_text(int game, const Setup& setup, const Journal& journal);
/// Refuses what is not such a text; whether the choices are legal is for a replay to find out.
void read_journal(const std::string& text, int& game, Setup& setup, Journal& journal);

}  // namespace seaglass::table_tool
