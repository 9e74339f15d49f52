#include "games/mermaid_rain/table/ocean_drawing.h"

#include "content/art.h"
#include "games/mermaid_rain/table/pieces.h"
#include "games/mermaid_rain/table/recollections.h"
#include "ink/text.h"

namespace seaglass::mermaid_rain::drawing {

using namespace ink;
namespace art = seaglass::content::art;

namespace {

constexpr Color water(0x14527a), shallow(0x195d84);

/// The rows of hexes that show in a strip: everything else is skipped.
struct RowsShown {
  int first;
  int last;

  explicit RowsShown(const Painter& painter) {
    const Rect visible = painter.visible();
    first = larger(0, (visible.y - layout::ocean.y - layout::hex_height) / layout::row_pitch);
    last = smaller(content::row_count - 1, (visible.bottom() - layout::ocean.y) / layout::row_pitch);
  }
  bool has(Hex hex) const { return row_of(hex) >= first && row_of(hex) <= last; }
};

void draw_centred(Painter& painter, const seaglass::content::Sprite& sprite, Point middle, Color color) {
  painter.sprite(sprite, {middle.x - sprite.width / 2, middle.y - sprite.height / 2}, color);
}

// ------------------------------------------------------------------------------------- what was always there

void draw_space(Painter& painter, const View& view, int number, Point corner) {
  const SceneryLook& look = look_of_space(number);
  painter.sprite(art::rain_hex, corner, look_of(entry_card_of_space(number)).bright);
  painter.sprite(art::rain_inner_hex, corner + Point{2, 2}, look.ground);
  painter.sprite(look.small, corner + Point{3, 1});
  const TokensOnSpace& open = view.state->as<State>().spaces[number].face_up;
  const TokensOnSpace hidden = hidden_treasure(view, number);
  int x = corner.x + (open.size() + hidden.size() == 1 ? 9 : 5);
  for (const TokensOnSpace* tokens : {&open, &hidden})
    for (Treasure token : *tokens) {
      const Point at{x, corner.y + 13};
      if (tokens == &hidden && token != Treasure::unknown) painter.circle(fine(at), fine(5), hidden_color);
      draw_token(painter, at, token, false);
      x += 8;
    }
}

void draw_hex(Painter& painter, const View& view, const HexSet& free, Hex hex) {
  const Point corner = layout::corner_of(hex);
  const content::Hex& on_map = content::hexes[index(hex)];
  switch (on_map.ground) {
    case content::Ground::ocean:
      if (free.contains(hex)) painter.sprite(art::rain_hex, corner, row_of(hex) % 2 == 0 ? water : shallow);
      break;
    case content::Ground::rock: painter.sprite(art::rain_rock, corner + Point{1, 2}); break;
    case content::Ground::start:
      painter.sprite(art::rain_hex, corner, palette::sand);
      painter.sprite(art::rain_inner_hex, corner + Point{2, 2}, palette::dune);
      break;
    case content::Ground::space: draw_space(painter, view, on_map.number, corner); break;
  }
}

// ---------------------------------------------------------------------------------------------- what is laid

/// Over the gap between two hexes of one tile.
void draw_joint(Painter& painter, Point first, Point second, Color color) {
  const Point middle{(first.x + second.x) / 2, (first.y + second.y) / 2};
  const int wide = first.y == second.y ? 2 : 5, high = first.y == second.y ? 7 : 5;
  painter.rectangle({middle.x - wide / 2 - 1, middle.y - high / 2, wide + 1, high}, color);
}

bool touch(Point a, Point b) {
  const int columns = a.x < b.x ? b.x - a.x : a.x - b.x, rows = a.y < b.y ? b.y - a.y : a.y - b.y;
  return columns <= layout::hex_width && rows <= layout::row_pitch;
}

/// Where three hexes meet.
void draw_heart(Painter& painter, const TileHexes& middles, Color color) {
  Point sum;
  for (const Point at : middles.at) sum = sum + at;
  painter.rectangle({sum.x / 3 - 3, sum.y / 3 - 3, 6, 6}, color);
}

/// With a rim, it is the ghost of a tile that is not laid yet.
void draw_hexes(Painter& painter, const TileHexes& middles, Color fill, bool rim) {
  for (int i = 0; i < middles.count; ++i) {
    const Point corner = middles.at[i] - Point{layout::hex_width / 2, layout::hex_height / 2};
    painter.sprite(art::rain_hex, corner, rim ? palette::sun : fill);
    if (rim) painter.sprite(art::rain_inner_hex, corner + Point{2, 2}, fill);
  }
  for (int i = 0; i < middles.count; ++i)
    for (int k = i + 1; k < middles.count; ++k)
      if (touch(middles.at[i], middles.at[k])) draw_joint(painter, middles.at[i], middles.at[k], fill);
  if (middles.count == 3 && touch(middles.at[1], middles.at[2])) draw_heart(painter, middles, fill);
}

void draw_tile(Painter& painter, const TileHexes& middles, Tile tile, bool rim) {
  const bool known = tile != unknown_tile;
  const TileColors colors = known ? colors_of(tile) : unknown_tile_colors;
  draw_hexes(painter, middles, colors.fill, rim);
  const Point first = middles.at[0];
  if (known)
    draw_centred(painter, look_of(tile).small, first, colors.symbol);
  else
    text_in(painter, {first.x - 9, first.y - 9, 18, 18}, "?", TextSize::body, colors.symbol);
}

TileHexes middles_of(const Footprint& hexes) {
  TileHexes middles;
  for (Hex hex : hexes) middles.at[middles.count++] = layout::middle_of(hex);
  return middles;
}

bool shows(const RowsShown& rows, const Footprint& hexes) {
  for (Hex hex : hexes)
    if (rows.has(hex)) return true;
  return false;
}

// ------------------------------------------------------------------------------------------ what can be done

void draw_ring(Painter& painter, Point middle, Color color) {
  painter.sprite(art::rain_ring, middle - Point{10, 11}, color);
}

/// Around a place, or every hex of a tile.
void ring_place(Painter& painter, const State& state, Place place, Color color) {
  if (!place.is_tile()) return draw_ring(painter, layout::middle_of(layout::hex_of(state, place)), color);
  for (const PlacedTile& placed : state.surf)
    if (!placed.face_down && placed.tile == place.tile())
      for (Hex hex : footprint(placed)) draw_ring(painter, layout::middle_of(hex), color);
}

void draw_reachable(Painter& painter, const State& state, const ChoiceWalk& walk) {
  const Place chosen = place_of_key(state, walk.chosen_at(0));
  if (walk.step() == 0)
    for (int key : walk.keys()) {
      const Place place = place_of_key(state, key);
      if (!place.nowhere() && place != chosen) ring_place(painter, state, place, palette::sea_glass);
    }
  if (!chosen.nowhere()) ring_place(painter, state, chosen, palette::sun);
}

/// The tile that is about to be laid, where it would lie.
void draw_ghost(Painter& painter, const State& state, const ChoiceWalk& walk, const RowsShown& rows) {
  const Choice choice = walk.choice();
  if (state.phase != Phase::place || walk.step() == 0 || verb_of(choice) != Verb::place) return;
  const HeldTile laid = tile_named(choice.a);
  const Footprint hexes = footprint(laid.shape, hex_at(choice.b), choice.c);
  if (shows(rows, hexes)) draw_tile(painter, middles_of(hexes), laid.tile, true);
}

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

void draw_mermaid(Painter& painter, Point middle, const seaglass::Face& face) {
  draw_centred(painter, face.tiny, middle, face.color);
}

void draw_tile_in(Painter& painter, Rect area, Shape shape, Tile tile) {
  const Point middle{area.x + area.width / 2, area.y + area.height / 2};
  draw_tile(painter, hexes_of(shape, middle, layout::hex_width), tile, false);
}

void draw_ocean(Painter& painter, const View& view, const ChoiceWalk* walk) {
  if (!painter.shows(layout::ocean_area)) return;
  const State& state = view.state->as<State>();
  const Area area = area_of(state);
  const RowsShown rows(painter);
  const HexSet free = free_water(state);
  for (int i = content::first_of_row[rows.first]; i < content::first_of_row[rows.last + 1]; ++i)
    if (in_use(hex_at(i), area)) draw_hex(painter, view, free, hex_at(i));
  for (const PlacedTile& placed : state.surf) {
    const Footprint hexes = footprint(placed);
    if (shows(rows, hexes))
      draw_tile(painter, middles_of(hexes), placed.face_down ? unknown_tile : placed.tile, false);
  }
  if (walk != nullptr) {
    draw_reachable(painter, state, *walk);
    draw_ghost(painter, state, *walk, rows);
  }
  for (Seat seat : all_seats(state.players))
    if (!state.mermaids[seat].nowhere()) draw_mermaid(painter, layout::mermaid(state, seat), view.face(seat));
}

}  // namespace seaglass::mermaid_rain::drawing
