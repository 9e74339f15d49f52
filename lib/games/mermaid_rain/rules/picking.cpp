// What a meld brings, and the tiles that it lets one choose among.
#include "games/mermaid_rain/rules/steps.h"

namespace seaglass::mermaid_rain {

void score_points(State& state, Seat seat, int points, Events events) {
  state.scores[seat] = static_cast<std::int16_t>(state.scores[seat] + points);
  events(make_event(Happening::scored, seat, points));
}

namespace {

/// Rulings A12–A14: any token of the pool, shown to all; it counts as gained (unless the table plays without
/// that); with an empty pool there is none.
void take_from_pool(State& state, Seat seat, Events events) {
  if (state.pool.size == 0) return;
  const Treasure token = state.pool.known.any(state.random);
  state.pool.remove(token);
  state.face_up[seat].add(token);
  events(make_revelation(Happening::march_token, seat, index(token)));
  if (state.march_scores) score_points(state, seat, content::points_gained, events);
}

/// A warp waits for the ride, and the extra tile for the choice of the other.
void pay_bonus(State& state, Seat seat, Events events) {
  const Rank rank = state.ranks[seat];
  events(make_event(Happening::bonus, seat, index(rank)));
  if (bonus_of(rank) == Bonus::points) score_points(state, seat, points_of(rank), events);
  if (bonus_of(rank) == Bonus::token) take_from_pool(state, seat, events);
}

}  // namespace

void begin_pick(State& state, Seat seat, Events events) {
  state.phase = Phase::pick;
  state.turn = seat;
  events(make_event(Happening::turn, seat));
  pay_bonus(state, seat, events);
}

void pick_tile(State& state, Seat seat, Tile tile, Events events) {
  state.offer.remove(index(tile));
  state.held[seat].push_back({tile, shape_of(tile), false});
  events(make_event(Happening::picked, seat, index(tile)));
  if (bonus_of(state.ranks[seat]) == Bonus::tile)
    state.phase = Phase::blind;
  else
    after_pick(state, events);
}

void draw_blind_tile(State& state, Seat seat, Shape shape, Events events) {
  state.held[seat].push_back({draw_tile(state, shape, events), shape, true});
  events(make_event(Happening::drew_blind, seat, index(shape)));
  after_pick(state, events);
}

namespace {

void rebuild_pile(State& state, Shape shape, Events events) {
  Pile& pile = state.piles[index(shape)];
  for (int i = 0; i < tiles_of(shape); ++i) {
    const Tile tile = tile_of(shape, i);
    if (!state.tile_discards.contains(index(tile))) continue;
    state.tile_discards.remove(index(tile));
    pile.push_back(tile);
  }
  state.random.shuffle(pile);
  events(make_event(Happening::pile_rebuilt, index(shape)));
}

}  // namespace

/// What an undercurrent shows is always there: it never asks for more tiles of a shape than are dark, and
/// these have left the ocean by then (the compiler of data/mermaid_rain/surf.txt has checked that).
Tile draw_tile(State& state, Shape shape, Events events) {
  if (state.piles[index(shape)].empty()) rebuild_pile(state, shape, events);
  return state.piles[index(shape)].pop_back();
}

}  // namespace seaglass::mermaid_rain
