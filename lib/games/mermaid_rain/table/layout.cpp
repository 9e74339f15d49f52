#include "games/mermaid_rain/table/layout.h"

namespace seaglass::mermaid_rain::layout {

namespace {

const PlacedTile* find(const State& state, Tile tile) {
  for (const PlacedTile& placed : state.surf)
    if (!placed.face_down && placed.tile == tile) return &placed;
  return nullptr;
}

/// Where something happened; none where it did nowhere.
Hex hex_told_of(const State& state, const Event& event) {
  switch (happening(event)) {
    case Happening::started:
    case Happening::drifted: return hex_of_start(event.a);
    case Happening::placed: return hex_at(event.b);
    case Happening::turned_up: return hex_of(state, Place::tile(tile_at(event.a)));
    case Happening::warped:
    case Happening::moved: return hex_of(state, Place::at(event.a));
    case Happening::looked: return hex_of_space(event.a);
    case Happening::took: return hex_of_space(event.c);
    default: return hex_of(state, state.mermaids[event.seat]);
  }
}

/// Where the ocean begins along one axis: its first third, its middle, its last third.
struct Stops {
  int last_of_first;   // row or column
  int last_of_middle;  // the same
  int at[3];

  constexpr int of(int place) const {
    return at[place <= last_of_first ? 0 : place <= last_of_middle ? 1 : 2];
  }
};
constexpr Stops down{3, 6, {30, -30, -120}}, across{5, 10, {6, -78, -162}};
constexpr int inner_x = -78;  // three players use the columns 3 … 13 only

constexpr bool keeps_in_sight() {
  for (int row = 0; row < content::row_count; ++row) {
    const int y = down.of(row) + row * large.pitch;
    if (y < seen_for_sure.y || y + large.height > seen_for_sure.bottom()) return false;
    for (int column = 0; column < columns_in(row); ++column) {
      const int x = across.of(column) + large.corner_of(column, row).x;
      if (x < seen_for_sure.x || x + large.width > seen_for_sure.right()) return false;
    }
  }
  return true;
}
static_assert(keeps_in_sight());

}  // namespace

Place place_of_key(const State& state, int key) {
  if (key < 0) return Place();
  switch (state.phase) {
    case Phase::start:
    case Phase::drift: return key < start_count ? Place::start(key) : Place();
    case Phase::warp:
    case Phase::move: return key < place_count ? Place::at(key) : Place();
    default: return Place();
  }
}

Hex hex_of(const State& state, Place place) {
  if (place.is_space()) return hex_of_space(place.space());
  if (place.is_start()) return hex_of_start(place.start());
  if (place.nowhere()) return Hex::none;
  const PlacedTile* placed = find(state, place.tile());
  return placed == nullptr ? Hex::none : placed->anchor;
}

Point mermaid(const State& state, Seat seat, const Scale& scale) {
  return mermaid_at(state, seat, state.mermaids[seat], scale);
}

Point mermaid_at(const State& state, Seat seat, Place place, const Scale& scale) {
  const Hex hex = hex_of(state, place);
  CHECK(hex != Hex::none);
  int here = 0, before = 0;
  for (Seat other : all_seats(state.players)) {
    if (other != seat && state.mermaids[other] != place) continue;
    ++here;
    before += other < seat ? 1 : 0;
  }
  Hex on = hex;
  int up = scale.height / 3;
  if (place.is_tile()) {
    on = footprint(*find(state, place.tile())).back();
    up = scale.height / 16;
  }
  const int spread_max = scale.width / 2;
  const int pitch = here < 2 ? 0 : ink::smaller(spread_max, scale.width * 3 / 2 / here);
  return scale.middle_of(on) + Point{before * pitch - (here - 1) * pitch / 2, -up};
}

Hex followed(const View& view, const ChoiceWalk* walk) {
  const State& state = view.state->as<State>();
  Hex hex = Hex::none;
  if (walk != nullptr) {
    const bool lays = state.phase == Phase::place && walk->chosen_at(1) >= 0;
    hex = lays ? hex_at(walk->chosen_at(1)) : hex_of(state, place_of_key(state, walk->chosen_at(0)));
  } else if (view.telling != nullptr) {
    hex = hex_told_of(state, *view.telling);
  }
  if (hex == Hex::none) hex = hex_of(state, state.mermaids[is_riding(state.phase) ? state.turn : view.near]);
  return hex == Hex::none ? hex_at(8, 5) : hex;
}

Point camera_on(Hex hex, int players) {
  const int x = area_for(players) == Area::inner ? inner_x : across.of(column_of(hex));
  return {x, down.of(row_of(hex))};
}

Point shown_mermaid(const State& state, Seat seat, Point camera) {
  if (hex_of(state, state.mermaids[seat]) == Hex::none) return emblem(state.players, seat);
  return camera + mermaid(state, seat);
}

}  // namespace seaglass::mermaid_rain::layout
