// What the files of this suite share.
#pragma once

#include <unity.h>

#include "builder.h"

namespace seaglass::mermaid_beach {

State dealt(int players, bool younger = false, std::uint64_t seed = 7);
void must_play(State& state, Seat seat, Choice choice);
void refused(const State& state, Seat seat, Choice choice, Rule rule);
bool offered(const State& state, Seat seat, Choice choice);
int number_of_choices(const State& state, Seat seat);
/// A asks B, but it is C who has the umbrella; and there is no card to draw.
State empty_deck_position();

void run_examples();  // the worked examples of the rules, in their order
void run_rulings();   // what they leave open
void run_secrets();   // what is hidden, told and refused

}  // namespace seaglass::mermaid_beach
