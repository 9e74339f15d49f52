// The score.
#include "games/mermaids_song/rules/state.h"

namespace seaglass::mermaids_song {

Score State::score() const {
  CHECK(over());
  Score score;
  int best = 0;
  for (Seat seat : all_seats(players)) {
    const int points = creatures[seat].points();
    score.parts[0][seat] = score.totals[seat] = static_cast<std::int16_t>(points);
    if (points > best) best = points;
  }
  for (Seat seat : all_seats(players))
    if (score.totals[seat] == best) score.winners.insert(seat);
  return score;
}

}  // namespace seaglass::mermaids_song
