// What can be done at a table of Mermaid's Song, and what happened there, in words.
#pragma once

#include "games/mermaids_song/rules/state.h"
#include "stage/view.h"

namespace seaglass::mermaids_song {

/// What this choice would do; at step 0 its target is still open.
Phrase proposal(const View& view, Choice choice, int step);
/// Why not everything can be done; empty where it can, or where nobody decides.
Phrase refused(const View& view);
/// Empty: it shows by itself.
[[gnu::cold]] Phrase retold(const View& view, const Event& event);
/// What others did to this seat, or what came to it.
bool happened_to(Seat seat, const Event& event);

}  // namespace seaglass::mermaids_song
