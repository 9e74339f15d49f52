// What a page of a walkthrough says must be there to be seen: each game states it for each of its pages.
#pragma once

#include "console/tables.h"
#include "stage/lesson.h"

namespace seaglass {

struct Claim {
  Word text;
  bool (*holds)(const AnyState& state, Seat near);
};

struct Claims {
  const Claim* first;
  int count;
};

Claims mermaid_beach_claims();
Claims mermaids_song_claims();
Claims mermaid_rain_claims();
Claims mirage_claims();

}  // namespace seaglass
