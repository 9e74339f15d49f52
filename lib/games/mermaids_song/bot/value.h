// Who is going to win, by the table that was learnt.
#pragma once

#include "games/mermaids_song/bot/prospect.h"

namespace seaglass::mermaids_song {

Shares shares_of_win(const State& state);

}  // namespace seaglass::mermaids_song
