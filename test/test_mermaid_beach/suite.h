// What the files of this suite share.
#pragma once

#include "builder.h"
#include "played_rules.h"

namespace seaglass::mermaid_beach {

State dealt(int players, bool younger = false, std::uint64_t seed = 7);
/// A asks B, but it is C who has the umbrella; and there is no card to draw.
State empty_deck_position();

void run_examples();  // the worked examples of the rules, in their order
void run_rulings();   // what they leave open
void run_secrets();   // what is hidden, told and refused

}  // namespace seaglass::mermaid_beach
