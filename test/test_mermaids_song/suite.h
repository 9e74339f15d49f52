// What the files of this suite share.
#pragma once

#include "builder.h"
#include "played_rules.h"

namespace seaglass::mermaids_song {

State dealt(int players, int target = 0, std::uint64_t seed = 7);
/// Nobody has named a position here that could not be.
State checked(const Table& table);
/// And leads to a position that can be.
void must_play(State& state, Seat seat, Choice choice);
int points(const State& state, Seat seat);

void run_examples();  // the worked examples of the rules, in their order
void run_rulings();   // what they leave open
void run_secrets();   // what is hidden, told, packed and refused

}  // namespace seaglass::mermaids_song
