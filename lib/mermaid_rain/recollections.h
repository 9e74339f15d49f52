// What somebody remembers of hidden treasure that they looked at and left where it was.
#pragma once

#include "mermaid_rain/state.h"
#include "stage/view.h"

namespace seaglass::mermaid_rain {

/// What lay face-down on a space after they looked there; nothing if they never did. There is less by now if
/// somebody else took some: then it is one of these.
TokensOnSpace remembered(const View& view, int space);
/// The hidden treasure of a space as who looks knows it: unknown where they do not.
TokensOnSpace hidden_treasure(const View& view, int space);
/// They know that one treasure is left of these two.
bool knows_one_of_two(const View& view, int space);

}  // namespace seaglass::mermaid_rain
