// What follows from a position.
#include "games/mermaid_rain/rules/state.h"

namespace seaglass::mermaid_rain {

int cards_shown(const State& state) {
  int most = 0;
  for (Seat seat : all_seats(state.players))
    if (state.melds[seat].size() > most) most = state.melds[seat].size();
  return most;
}

bool has_stopped(const State& state, Seat seat) {
  return state.melds[seat].size() < cards_shown(state);
}

bool must_keep(const State& state, Seat seat) {
  return state.hands[seat].size > cards_kept;
}

bool warp_is_owed(const State& state, Seat seat) {
  if (state.order.empty() || bonus_of(state.ranks[seat]) != Bonus::warp) return false;
  const int now = state.order.index_of(state.turn), own = state.order.index_of(seat);
  switch (state.phase) {
    case Phase::pick:
    case Phase::blind: return own <= now;
    case Phase::start:
    case Phase::place:
    case Phase::warp: return own >= now;
    case Phase::move:
    case Phase::take: return own > now;
    default: return false;
  }
}

bool start_is_free(const State& state, int start) {
  if (!start_in_use(start, area_of(state))) return false;
  for (Seat seat : all_seats(state.players))
    if (state.mermaids[seat] == Place::start(start)) return false;
  return true;
}

bool has_tile_left(const State& state, Shape shape) {
  if (!state.piles[index(shape)].empty()) return true;
  for (int i = 0; i < tiles_of(shape); ++i)
    if (state.tile_discards.contains(index(tile_of(shape, i)))) return true;
  return false;
}

const Space& space_entered(const State& state) {
  return state.spaces[state.mermaids[state.turn].space()];
}

}  // namespace seaglass::mermaid_rain
