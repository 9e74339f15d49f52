// What is tested of one game's bots alone.
#pragma once

#include "bots/bot.h"
#include "games/games.h"

/// What a bot of this level, who remembers nothing, decides in this position.
seaglass::Choice bots_choice(seaglass::GameName game, const seaglass::AnyState& at, seaglass::Seat seat,
                             seaglass::bots::Level level, seaglass::Random random);

void test_mirages_bots();
void test_rains_bots();
