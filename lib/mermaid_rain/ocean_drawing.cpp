#include "mermaid_rain/ocean_drawing.h"

#include "content/art.h"
#include "mermaid_rain/screen.h"
#include "mermaid_rain/symbols.h"

namespace seaglass::mermaid_rain::drawing {

using namespace ink;
namespace art = seaglass::content::art;

namespace {

constexpr Color water(0x14527a), shallow(0x1b6389), rock(0x3d4552);
constexpr Color unknown_tile_color(0x5a6f8c);

bool shows(const Painter& painter, Hex hex) {
  return painter.shows(layout::area_of(hex));
}

void draw_hex(Painter& painter, Hex hex, Color color, int opacity = 255) {
  painter.sprite(art::rain_hex, layout::corner_of(hex), Tint(color, opacity));
}

void draw_centred(Painter& painter, const seaglass::content::Sprite& sprite, Point middle, Color color) {
  painter.sprite(sprite, {middle.x - sprite.width / 2, middle.y - sprite.height / 2}, color);
}

void draw_open_water(Painter& painter, const State& state) {
  free_water(state).each([&](Hex hex) {
    if (shows(painter, hex)) draw_hex(painter, hex, row_of(hex) % 2 == 0 ? water : shallow);
  });
}

void draw_rocks(Painter& painter, Area area) {
  for (int i = 0; i < hex_count; ++i) {
    const Hex hex = hex_at(i);
    if (content::hexes[i].ground != content::Ground::rock || !in_use(hex, area) || !shows(painter, hex))
      continue;
    draw_hex(painter, hex, rock);
    const Point middle = layout::middle_of(hex);
    painter.circle(fine(middle + Point{-2, 1}), fine(5), Color(0x6a7382));
    painter.circle(fine(middle + Point{3, 3}), fine(3), Color(0x565f6d));
    painter.circle(fine(middle + Point{-3, 0}), fine(2), Color(0x8a94a3));
  }
}

/// Over the gap between two hexes of one tile.
void draw_joint(Painter& painter, Hex first, Hex second, Color color) {
  const Point a = layout::middle_of(first), b = layout::middle_of(second);
  const Point middle{(a.x + b.x) / 2, (a.y + b.y) / 2};
  if (a.y == b.y)
    painter.rectangle({middle.x - 1, middle.y - 3, 2, 7}, color);
  else
    painter.circle(fine(middle), fine(3), color);
}

void draw_tile(Painter& painter, const Footprint& hexes, Color fill, int opacity) {
  for (Hex hex : hexes) {
    if (!shows(painter, hex)) continue;
    draw_hex(painter, hex, fill, opacity);
  }
  for (int i = 0; i < hexes.size(); ++i)
    for (int k = i + 1; k < hexes.size(); ++k) {
      bool touch = false;
      for (int direction = 0; direction < directions; ++direction)
        touch = touch || neighbour(hexes[i], direction) == hexes[k];
      if (touch && (shows(painter, hexes[i]) || shows(painter, hexes[k])))
        draw_joint(painter, hexes[i], hexes[k], fill);
    }
}

void draw_placed(Painter& painter, Shape shape, Tile tile, Hex anchor, int rotation, int opacity) {
  const Footprint hexes = footprint(shape, anchor, rotation);
  const bool known = tile != unknown_tile;
  const TileColors colors = known ? colors_of(tile) : TileColors{unknown_tile_color, palette::foam};
  draw_tile(painter, hexes, colors.fill, opacity);
  if (known && shows(painter, anchor))
    draw_centred(painter, look_of(tile).small, layout::middle_of(anchor), colors.symbol);
}

void draw_space(Painter& painter, const State& state, int number) {
  const Hex hex = hex_of_space(number);
  if (!shows(painter, hex)) return;
  const SceneryLook& look = look_of_space(number);
  draw_hex(painter, hex, look_of(entry_card_of_space(number)).bright);
  const Point corner = layout::corner_of(hex);
  painter.sprite(art::rain_inner_hex, corner + Point{2, 1}, look.ground);
  painter.sprite(look.small, corner + Point{3, 1});
  const Space& space = state.spaces[number];
  int x = corner.x + (space.face_up.size() + space.face_down.size() == 1 ? 9 : 5);
  for (const TokensOnSpace* tokens : {&space.face_up, &space.face_down})
    for (Treasure token : *tokens) {
      draw_token(painter, {x, corner.y + 13}, token, false);
      x += 8;
    }
}

void draw_start(Painter& painter, int number) {
  const Hex hex = hex_of_start(number);
  if (!shows(painter, hex)) return;
  draw_hex(painter, hex, palette::sand);
  painter.sprite(art::rain_inner_hex, layout::corner_of(hex) + Point{2, 1}, palette::dune);
}

/// A ring around a place: it can be picked, or it is what the cursor is on.
void draw_ring(Painter& painter, Hex hex, Color color, int thickness) {
  const Point middle = layout::middle_of(hex);
  if (shows(painter, hex)) painter.ring(fine(middle), fine(9), fine(thickness), color);
}

void ring_place(Painter& painter, const State& state, Place place, Color color, int thickness) {
  draw_ring(painter, layout::hex_of(state, place), color, thickness);
}

Place place_of_key(const State& state, int key) {
  switch (state.phase) {
    case Phase::start:
    case Phase::drift: return key < start_count ? Place::start(key) : Place();
    case Phase::warp:
    case Phase::move: return key < place_count ? Place::at(key) : Place();
    default: return Place();
  }
}

void draw_reachable(Painter& painter, const State& state, const ChoiceWalk& walk) {
  if (walk.step() == 0)
    for (int key : walk.keys()) {
      const Place place = place_of_key(state, key);
      if (!place.nowhere()) ring_place(painter, state, place, palette::sea_glass, 2);
    }
  const Place chosen = place_of_key(state, walk.chosen_at(0));
  if (!chosen.nowhere()) ring_place(painter, state, chosen, palette::sun, 3);
}

/// The tile that is about to be laid, where it would lie.
void draw_ghost(Painter& painter, const State& state, const ChoiceWalk& walk) {
  const Choice choice = walk.choice();
  if (state.phase != Phase::place || walk.step() == 0 || verb_of(choice) != Verb::place) return;
  const bool blind = choice.a >= tile_count;
  const Tile tile = blind ? unknown_tile : tile_at(choice.a);
  const Shape shape = blind ? shape_at(choice.a - tile_count) : shape_of(tile);
  for (Hex hex : footprint(shape, hex_at(choice.b), choice.c))
    if (shows(painter, hex)) draw_hex(painter, hex, palette::sun);
  draw_placed(painter, shape, tile, hex_at(choice.b), choice.c, 200);
  draw_ring(painter, hex_at(choice.b), palette::sun, 2);
}

bool is_on_her_way(const View& view, Seat seat) {
  if (view.arriving == nullptr || view.arriving->seat != seat) return false;
  const Happening what = happening(*view.arriving);
  return what == Happening::moved || what == Happening::warped || what == Happening::started ||
         what == Happening::drifted;
}

}  // namespace

void draw_mermaid(Painter& painter, Point middle, Seat seat) {
  static const seaglass::content::Sprite* const emblems[seats_max] = {
      &art::starfish_15, &art::seahorse_15, &art::turtle_15, &art::whale_15, &art::crab_15, &art::shell_15};
  const seaglass::content::Sprite& emblem = *emblems[seat.index()];
  painter.sprite(emblem, {middle.x - emblem.width / 2, middle.y - emblem.height / 2}, face_of(seat).color);
}

void draw_ocean(Painter& painter, const View& view, const ChoiceWalk* walk) {
  if (!painter.shows(layout::ocean_area)) return;
  const State& state = view.state->as<State>();
  const Area area = area_of(state);
  draw_open_water(painter, state);
  draw_rocks(painter, area);
  for (int i = 0; i < start_count; ++i)
    if (start_in_use(i, area)) draw_start(painter, i);
  for (int i = 0; i < space_count; ++i)
    if (space_in_use(i, area)) draw_space(painter, state, i);
  for (const PlacedTile& placed : state.surf)
    draw_placed(painter, placed.shape, placed.face_down ? unknown_tile : placed.tile, placed.anchor,
                placed.rotation, 255);
  if (walk != nullptr) {
    draw_reachable(painter, state, *walk);
    draw_ghost(painter, state, *walk);
  }
  for (Seat seat : all_seats(state.players))
    if (!state.mermaids[seat].nowhere() && !is_on_her_way(view, seat))
      draw_mermaid(painter, layout::mermaid(state, seat), seat);
}

}  // namespace seaglass::mermaid_rain::drawing
