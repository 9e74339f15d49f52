#include "games/mermaid_rain/table/ocean_drawing.h"

#include "content/art.h"
#include "games/mermaid_rain/table/pieces.h"
#include "games/mermaid_rain/table/recollections.h"
#include "ink/text.h"

namespace seaglass::mermaid_rain::drawing {

using namespace ink;
namespace art = seaglass::content::art;
using layout::Scale;

namespace {

/// Where nobody can lay a tile.
constexpr Color far_water(0x0f475f);

/// The rows of hexes that show in a strip: everything else is skipped. In the ocean's coordinates.
struct RowsShown {
  int first;
  int last;

  RowsShown(const Painter& painter, const Scale& scale) {
    const Rect visible = painter.visible();
    first = (visible.y - scale.height + scale.pitch) / scale.pitch - 1;
    last = (visible.bottom() - 1 + scale.pitch) / scale.pitch - 1;
  }
  bool has(Hex hex) const { return row_of(hex) >= first && row_of(hex) <= last; }
};

void draw_centred(Painter& painter, const seaglass::content::Sprite& sprite, Point middle, Color color) {
  painter.sprite(sprite, {middle.x - sprite.width / 2, middle.y - sprite.height / 2}, color);
}

// ------------------------------------------------------------------------------------- what was always there

void draw_tokens(Painter& painter, const View& view, int number, Point middle, TokenSize size) {
  const TokensOnSpace& open = view.state->as<State>().spaces[number].face_up;
  const TokensOnSpace hidden = hidden_treasure(view, number);
  const int pitch = pixels_of(size) - 1;
  int x = middle.x - (open.size() + hidden.size() - 1) * pitch / 2;
  for (const TokensOnSpace* tokens : {&open, &hidden})
    for (Treasure token : *tokens) {
      const Point at{x, middle.y};
      if (tokens == &hidden && token != Treasure::unknown)
        painter.circle(fine(at), fine(pixels_of(size)) / 2 + 12, hidden_color);
      draw_token(painter, at, token, size);
      x += pitch;
    }
}

/// The scenery, and what there is to be had.
void draw_space(Painter& painter, const View& view, int number, Point corner) {
  painter.sprite(look_of_space(number).hex, corner);
  draw_tokens(painter, view, number, corner + Point{14, 21}, TokenSize::middle);
}

/// What is more than water.
void draw_hex(Painter& painter, const View& view, Hex hex) {
  const Point corner = layout::large.corner_of(hex);
  const content::Hex& on_map = content::hexes[index(hex)];
  switch (on_map.ground) {
    case content::Ground::ocean: return;
    case content::Ground::rock: return painter.sprite(art::rain_crag, corner);
    case content::Ground::start: return painter.sprite(art::rain_shore, corner);
    case content::Ground::space: return draw_space(painter, view, on_map.number, corner);
  }
}

constexpr int floored(int value, int step) {
  return (value >= 0 ? value : value - step + 1) / step * step;
}

/// Its pattern holds whole hexes, and goes on at each of its edges.
void draw_sea(Painter& painter, Rect visible) {
  const Image& sea = art::rain_sea;
  for (int y = floored(visible.y, sea.height); y < visible.bottom(); y += sea.height)
    for (int x = floored(visible.x, sea.width); x < visible.right(); x += sea.width)
      painter.image(sea, {x, y});
}

/// As far as it is seen, with what lies beside the map: there no tile can be laid.
void draw_map(Painter& painter, const View& view, const RowsShown& rows) {
  const Area area = area_of(view.state->as<State>());
  const Rect visible = painter.visible();
  draw_sea(painter, visible);
  for (int row = rows.first; row <= rows.last; ++row) {
    const int shift = layout::large.corner_of(0, row).x, width = layout::large.width;
    const int first = floored(visible.x - shift, width) / width, last = (visible.right() - 1 - shift) / width;
    for (int column = first; column <= last; ++column) {
      const Hex hex = hex_at(column, row);
      if (hex != Hex::none && in_use(hex, area))
        draw_hex(painter, view, hex);
      else
        painter.sprite(art::rain_water, layout::large.corner_of(column, row), far_water);
    }
  }
}

// ---------------------------------------------------------------------------------------------- what is laid

bool touch(Point a, Point b, const Scale& scale) {
  const int columns = a.x < b.x ? b.x - a.x : a.x - b.x, rows = a.y < b.y ? b.y - a.y : a.y - b.y;
  return columns <= scale.width && rows <= scale.pitch;
}

struct HexSprites {
  const Scale& scale;
  const seaglass::content::Sprite& whole;
  const seaglass::content::Sprite& bed;  // leaves a rim
  bool is_large;
};
constexpr HexSprites large_hexes{layout::large, art::rain_water, art::rain_bed, true};
constexpr HexSprites small_hexes{layout::small, art::rain_hex, art::rain_inner_hex, false};

/// Over the gap between two hexes of one tile; `second` lies to the right or below.
void draw_joint(Painter& painter, const HexSprites& sprites, Point first, Point second, Color color) {
  const Point middle{(first.x + second.x) / 2, (first.y + second.y) / 2};
  const bool level = first.y == second.y;
  const auto over = [&](int wide, int high) {
    painter.rectangle({middle.x - wide / 2, middle.y - high / 2, wide, high}, color);
  };
  if (!sprites.is_large) return level ? over(3, 7) : over(6, 5);
  if (level) return over(6, 13);
  const bool falls = (second.x - first.x) * (second.y - first.y) > 0;
  draw_centred(painter, falls ? art::rain_joint_up : art::rain_joint_down, middle, color);
}

void draw_joints(Painter& painter, const HexSprites& sprites, const TileHexes& middles, Color color) {
  int joints = 0;
  Point sum;
  for (int i = 0; i < middles.count; ++i) {
    sum = sum + middles.at[i];
    for (int k = i + 1; k < middles.count; ++k) {
      if (!touch(middles.at[i], middles.at[k], sprites.scale)) continue;
      draw_joint(painter, sprites, middles.at[i], middles.at[k], color);
      ++joints;
    }
  }
  if (joints == 3) painter.rectangle({sum.x / 3 - 3, sum.y / 3 - 3, 7, 7}, color);
}

/// One that lies is lighter at its edges; one that is about to be laid has a rim.
void draw_hexes(Painter& painter, const HexSprites& sprites, const TileHexes& middles, Color fill,
                const Color* rim) {
  for (int i = 0; i < middles.count; ++i) {
    if (rim == nullptr && sprites.is_large) {
      draw_centred(painter, art::rain_tile, middles.at[i], fill);
      continue;
    }
    draw_centred(painter, sprites.whole, middles.at[i], rim != nullptr ? *rim : fill);
    if (rim != nullptr) draw_centred(painter, sprites.bed, middles.at[i], fill);
  }
  draw_joints(painter, sprites, middles, fill);
}

/// Who enters it is on its first hex; the others show whether it stays.
void draw_tile(Painter& painter, const HexSprites& sprites, const TileHexes& middles, Tile tile,
               const Color* rim = nullptr) {
  const bool known = tile != unknown_tile;
  const TileColors colors = known ? colors_of(tile) : unknown_tile_colors;
  draw_hexes(painter, sprites, middles, colors.fill, rim);
  const Point first = middles.at[0];
  if (!known)
    return (void)text_in(painter, {first.x - 9, first.y - 9, 18, 18}, "?", TextSize::body, colors.symbol);
  draw_centred(painter, sprites.is_large ? look_of(tile).large : look_of(tile).small, first, colors.symbol);
  const Color pattern = mixed(colors.fill, colors.symbol, 150);
  for (int i = 1; sprites.is_large && i < middles.count; ++i)
    draw_centred(painter, is_dark(tile) ? art::rain_whirl : art::rain_curl, middles.at[i], pattern);
}

TileHexes middles_of(const Footprint& hexes, const Scale& scale) {
  TileHexes middles;
  for (Hex hex : hexes) middles.at[middles.count++] = scale.middle_of(hex);
  return middles;
}

bool shows(const RowsShown& rows, const Footprint& hexes) {
  for (Hex hex : hexes)
    if (rows.has(hex)) return true;
  return false;
}

void draw_surf(Painter& painter, const State& state, const HexSprites& sprites, const RowsShown& rows) {
  for (const PlacedTile& placed : state.surf) {
    const Footprint hexes = footprint(placed);
    if (!shows(rows, hexes)) continue;
    const Tile tile = placed.face_down ? unknown_tile : placed.tile;
    draw_tile(painter, sprites, middles_of(hexes, sprites.scale), tile);
  }
}

// ------------------------------------------------------------------------------------------ what can be done

/// Around a place, or every hex of a tile.
void ring_place(Painter& painter, const State& state, Place place, Color color) {
  if (!place.is_tile())
    return draw_centred(painter, art::rain_edge, layout::middle_of(layout::hex_of(state, place)), color);
  for (const PlacedTile& placed : state.surf)
    if (!placed.face_down && placed.tile == place.tile())
      for (Hex hex : footprint(placed)) draw_centred(painter, art::rain_edge, layout::middle_of(hex), color);
}

void draw_reachable(Painter& painter, const State& state, const ChoiceWalk& walk) {
  const Place chosen = layout::place_of_key(state, walk.chosen_at(0));
  if (walk.step() == 0)
    for (int key : walk.keys()) {
      const Place place = layout::place_of_key(state, key);
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
  if (shows(rows, hexes))
    draw_tile(painter, large_hexes, middles_of(hexes, layout::large), laid.tile, &palette::sun);
}

}  // namespace

void draw_mermaid(Painter& painter, Point middle, const seaglass::Face& face) {
  painter.sprite(art::rain_mermaid_rider, middle - Point{15, 17}, face.color);
  const Point emblem = middle + Point{-9, 6};
  painter.circle(fine(emblem), fine(9), palette::night);
  painter.circle(fine(emblem), fine(8), palette::foam);
  draw_centred(painter, face.tiny, emblem, face.color);
}

void draw_tile_in(Painter& painter, Rect area, Shape shape, Tile tile) {
  const Point middle{area.x + area.width / 2, area.y + area.height / 2};
  draw_tile(painter, small_hexes, hexes_of(shape, middle, layout::small.width), tile);
}

namespace {

/// `on_top` is drawn below the mermaids, in the ocean's coordinates.
template <typename OnTop>
void draw_ocean_at(Painter& painter, const View& view, Point camera, const OnTop& on_top) {
  if (!painter.shows(layout::window)) return;
  const State& state = view.state->as<State>();
  const Clipped clipped(painter, layout::window);
  const Shifted shifted(painter, camera);
  const RowsShown rows(painter, layout::large);
  draw_map(painter, view, rows);
  draw_surf(painter, state, large_hexes, rows);
  on_top(rows);
  for (Seat seat : all_seats(state.players))
    if (!state.mermaids[seat].nowhere()) draw_mermaid(painter, layout::mermaid(state, seat), view.face(seat));
}

}  // namespace

void draw_ocean(Painter& painter, const View& view, const ChoiceWalk* walk) {
  draw_ocean_at(painter, view, layout::camera(view, walk), [&](const RowsShown& rows) {
    if (walk == nullptr) return;
    draw_reachable(painter, view.state->as<State>(), *walk);
    draw_ghost(painter, view.state->as<State>(), *walk, rows);
  });
}

void draw_ocean_around(Painter& painter, const View& view, Hex hex) {
  const State& state = view.state->as<State>();
  draw_ocean_at(painter, view, layout::camera_on(hex, view.players), [&](const RowsShown&) {
    const Place place = chart_of(state).at(hex);
    if (place.is_tile()) return ring_place(painter, state, place, palette::sun);
    draw_centred(painter, art::rain_edge, layout::middle_of(hex), palette::sun);
  });
}

namespace {

/// What goes on at its edges, and is half as wide as the screen.
void draw_twice(Painter& painter, const seaglass::content::Sprite& half, int y) {
  painter.sprite(half, {0, y});
  painter.sprite(half, {screen_width / 2, y});
}

}  // namespace

void draw_clouds(Painter& painter) {
  draw_twice(painter, art::rain_clouds, 0);
}

void draw_wave(Painter& painter, int top) {
  const int under = top + art::rain_wave.height;
  const Rect below{0, under, screen_width, screen_height - under};
  draw_twice(painter, art::rain_wave, top);
  painter.rectangle(below, Paint::gradient(Color(0x0d3c52), palette::deep, below.y, below.bottom()));
}

void draw_storm(Painter& painter) {
  painter.fill(Paint::gradient(Color(0x1f5c72), palette::deep, 0, screen_height));
  painter.rectangle({0, 0, screen_width, 8}, Color(0x123650));
  draw_clouds(painter);
}

// ------------------------------------------------------------------------------------------------- the chart

namespace {

void draw_small_hex(Painter& painter, const View& view, Hex hex) {
  const Point corner = layout::small.corner_of(hex);
  const content::Hex& on_map = content::hexes[index(hex)];
  const auto rimmed = [&](Color rim, Color ground) {
    painter.sprite(art::rain_hex, corner, rim);
    painter.sprite(art::rain_inner_hex, corner + Point{2, 2}, ground);
  };
  switch (on_map.ground) {
    case content::Ground::ocean:
      painter.sprite(art::rain_hex, corner,
                     (column_of(hex) + row_of(hex)) % 2 == 0 ? Color(0x17637a) : Color(0x1c7284));
      break;
    case content::Ground::rock: painter.sprite(art::rain_rock, corner + Point{1, 2}); break;
    case content::Ground::start: rimmed(palette::sand, palette::dune); break;
    case content::Ground::space: {
      const SceneryLook& look = look_of_space(on_map.number);
      rimmed(look_of(entry_card_of_space(on_map.number)).bright, look.ground);
      painter.sprite(look.small, corner + Point{3, 1});
      draw_tokens(painter, view, on_map.number, corner + Point{9, 13}, TokenSize::small);
      break;
    }
  }
}

}  // namespace

void draw_chart(Painter& painter, const View& view) {
  const State& state = view.state->as<State>();
  const Shifted shifted(painter, layout::chart);
  const RowsShown rows(painter, layout::small);
  for (int i = 0; i < hex_count; ++i)
    if (rows.has(hex_at(i)) && in_use(hex_at(i), area_of(state))) draw_small_hex(painter, view, hex_at(i));
  draw_surf(painter, state, small_hexes, rows);
  for (Seat seat : all_seats(state.players))
    if (!state.mermaids[seat].nowhere())
      draw_centred(painter, view.face(seat).tiny, layout::mermaid(state, seat, layout::small),
                   view.face(seat).color);
}

}  // namespace seaglass::mermaid_rain::drawing
