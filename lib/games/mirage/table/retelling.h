// What can be done at a table of Mirage, and what happened there, in words.
#pragma once

#include "games/mirage/table/shown_map.h"
#include "stage/view.h"

namespace seaglass::mirage {

/// What the choice under the cursor would do.
Phrase proposal(const View& view, const ChoiceWalk& walk, const ShownMap& shown);
/// What a place that is looked at is for.
[[gnu::cold]] Phrase described(const View& view, int place);
/// Why some turns of the tile are crossed out; empty where none is. Then the proposal is one line.
Phrase objection(const View& view, const ChoiceWalk& walk);
/// Why what one may look for cannot be done just now; empty where nobody decides.
Phrase refused(const View& view);
/// Empty: it shows by itself.
[[gnu::cold]] Phrase retold(const View& view, const Event& event);

}  // namespace seaglass::mirage
