// What can be done at a table of Mermaid Rain, and what happened there, in words.
#pragma once

#include "games/mermaid_rain/rules/state.h"
#include "stage/view.h"

namespace seaglass::mermaid_rain {

Word name_of(Place place);

/// What a meld of this rank brings.
Phrase bonus_words(Rank rank, Language language);
/// What a meld is called, how high it ranks, and what it brings: of a choice while melds are shown.
Phrase meld_promised(const View& view, Choice choice);
/// What this choice would do; after `step` steps its rest is still open.
Phrase proposal(const View& view, Choice choice, int step);
/// What lies on a hex, and how it is entered.
[[gnu::cold]] Phrase described(const View& view, Hex hex);
/// Why not everything that a person may look for can be done now; empty where nobody decides.
Phrase refused(const View& view);
/// Empty: it shows by itself, or it was done by who looks.
[[gnu::cold]] Phrase retold(const View& view, const Event& event);
/// What others did to this seat, or what came to it.
bool happened_to(Seat seat, const Event& event);
/// Of several that are the same, only the first is told: not every tile that drains away.
bool is_first_told(const View& view, const Event& event);

}  // namespace seaglass::mermaid_rain
