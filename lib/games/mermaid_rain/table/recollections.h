// What somebody remembers of hidden treasure that they looked at and left where it was.
#pragma once

#include "games/mermaid_rain/rules/state.h"
#include "stage/view.h"

namespace seaglass::mermaid_rain {

/// Who enters a space looks at all that lies there, and then takes one or none.
void remember_treasure(const View& view, Choice choice, Recollection& recollection);
/// What lay face-down on a space after they looked there; nothing if they never did. There is less by now if
/// somebody else took some: then it is one of these.
TokensOnSpace remembered(const View& view, int space);
/// The hidden treasure of a space as who looks knows it: unknown where they do not.
TokensOnSpace hidden_treasure(const View& view, int space);
/// They know that one treasure is left of these two.
bool knows_one_of_two(const View& view, int space);

}  // namespace seaglass::mermaid_rain
