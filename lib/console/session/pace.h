// How long what happens at a table is shown, at each speed of telling.
#pragma once

#include "moments.h"
#include "save/records/preferences.h"

namespace seaglass {

struct Pace {
  Milliseconds caption_ms;  // words of what happened
  Milliseconds journey_ms;  // what travels, and what is told without words
  Milliseconds page_ms;     // a page of its own, unless a press comes before
  Milliseconds bot_ms;      // no bot decides sooner
  bool tells_in_one;        // all that one person did, in the words for the first of it
};

constexpr Pace paces[speed_count] = {
    {4000, 600, 30000, 800, false},
    {2600, 400, 20000, 400, false},
    {400, 120, 10000, 400, true},
};

constexpr const Pace& pace_of(Speed speed) {
  return paces[static_cast<int>(speed)];
}

constexpr Word name_of(Speed speed) {
  constexpr Word names[speed_count] = {Word::speed_slow, Word::speed_normal, Word::speed_quick};
  return names[static_cast<int>(speed)];
}

}  // namespace seaglass
