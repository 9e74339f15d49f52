#include "games/mermaid_rain/table/layout.h"

namespace seaglass::mermaid_rain::layout {

namespace {

const PlacedTile* find(const State& state, Tile tile) {
  for (const PlacedTile& placed : state.surf)
    if (!placed.face_down && placed.tile == tile) return &placed;
  return nullptr;
}

}  // namespace

Hex hex_of(const State& state, Place place) {
  if (place.is_space()) return hex_of_space(place.space());
  if (place.is_start()) return hex_of_start(place.start());
  if (place.nowhere()) return Hex::none;
  const PlacedTile* placed = find(state, place.tile());
  return placed == nullptr ? Hex::none : placed->anchor;
}

Point mermaid(const State& state, Seat seat) {
  return mermaid_at(state, seat, state.mermaids[seat]);
}

Point mermaid_at(const State& state, Seat seat, Place place) {
  constexpr int spread_max = 9;
  const Hex hex = hex_of(state, place);
  if (hex == Hex::none) {
    const Rect at_top = cell(state.players, seat);
    return {at_top.x + 9, at_top.y + 9};
  }
  int here = 0, before = 0;
  for (Seat other : all_seats(state.players)) {
    if (other != seat && state.mermaids[other] != place) continue;
    ++here;
    before += other < seat ? 1 : 0;
  }
  Hex on = hex;
  int up = 6;
  if (place.is_tile()) {
    on = footprint(*find(state, place.tile())).back();
    up = 1;
  }
  const int pitch = here < 2 ? 0 : ink::smaller(spread_max, 27 / here);
  return middle_of(on) + Point{before * pitch - (here - 1) * pitch / 2, -up};
}

}  // namespace seaglass::mermaid_rain::layout
