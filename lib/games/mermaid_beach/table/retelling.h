// What can be done at a table of Mermaid Beach, and what happened there, in words.
#pragma once

#include "games/mermaid_beach/rules/state.h"
#include "stage/view.h"

namespace seaglass::mermaid_beach {

Word name_of(Kind kind);

/// What this choice would do; at step 0 its target is still open.
Phrase proposal(const View& view, Choice choice, int step);
/// Why not every card of the open hand can be played; empty where they can, or where nobody decides.
Phrase refused(const View& view);
/// Empty: it shows by itself.
[[gnu::cold]] Phrase retold(const View& view, const Event& event);
/// What others did to this seat, or what came to it.
bool happened_to(Seat seat, const Event& event);

}  // namespace seaglass::mermaid_beach
