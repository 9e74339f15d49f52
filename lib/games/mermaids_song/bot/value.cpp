#include "games/mermaids_song/bot/value.h"

#include "content/games/mermaids_song_learnt.h"

namespace seaglass::mermaids_song {

Shares shares_of_win(const State& state) {
  if (state.over()) {
    const Score score = state.score();
    Shares shares;
    for (Seat seat : all_seats(state.players))
      shares[seat] = score.winners.contains(seat) ? whole_win / score.winners.count() : 0;
    return shares;
  }
  static_assert(sizeof content::learnt_prospects[0] == all_cases, "run make learn GAME=mermaids_song");
  const std::int8_t(&weights)[all_cases] = content::learnt_prospects[state.players - players_min];
  PerSeat<std::int32_t, players_max> prospects;
  for (Seat seat : all_seats(state.players)) {
    const Prospect prospect = prospect_of(state, seat);
    for (const std::uint8_t number : prospect.cases) prospects[seat] += weights[number];
  }
  return shares_by_prospect(prospects, state.players);
}

}  // namespace seaglass::mermaids_song
