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
constexpr Color open_sea(0x0c3a50), far_water(0x104961);

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

/// No two hexes beside each other look alike, and each looks the same for ever.
void draw_water(Painter& painter, int column, int row, Point corner) {
  static constexpr Color tones[] = {Color(0x17637a), Color(0x1c7284), Color(0x1a6a7f), Color(0x227c8b),
                                    Color(0x186479)};
  const int number = column * 3 + row * 7 + column * row;
  const Color tone = tones[(column + row * 3) % 5];
  if (number % 5 == 0) return painter.sprite(art::rain_glint, corner, tone);
  painter.sprite(number % 7 == 3 ? art::rain_ripple : art::rain_water, corner, tone);
}

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

/// A rim of the colour of who enters, the scenery, and what there is to be had.
void draw_space(Painter& painter, const View& view, int number, Point corner) {
  const SceneryLook& look = look_of_space(number);
  painter.sprite(art::rain_water, corner, look_of(entry_card_of_space(number)).bright);
  painter.sprite(art::rain_bed, corner + Point{2, 2}, look.ground);
  painter.sprite(look.middle, corner + Point{2, 1});
  draw_tokens(painter, view, number, corner + Point{14, 21}, TokenSize::middle);
}

void draw_hex(Painter& painter, const View& view, const HexSet& free, Hex hex) {
  const Point corner = layout::large.corner_of(hex);
  const content::Hex& on_map = content::hexes[index(hex)];
  switch (on_map.ground) {
    case content::Ground::ocean:
      if (free.contains(hex)) draw_water(painter, column_of(hex), row_of(hex), corner);
      break;
    case content::Ground::rock:
      painter.sprite(art::rain_water, corner, far_water);
      painter.sprite(art::rain_crag, corner);
      break;
    case content::Ground::start: painter.sprite(art::rain_shore, corner); break;
    case content::Ground::space: draw_space(painter, view, on_map.number, corner); break;
  }
}

/// As far as it is seen, with what lies beside the map.
void draw_map(Painter& painter, const View& view, const RowsShown& rows) {
  const State& state = view.state->as<State>();
  const Area area = area_of(state);
  const HexSet free = free_water(state);
  const Rect visible = painter.visible();
  for (int row = rows.first; row <= rows.last; ++row) {
    const int shift = layout::large.corner_of(0, row).x, width = layout::large.width;
    const int first = (visible.x - shift + width) / width - 1;
    const int last = (visible.right() - 1 - shift + width) / width - 1;
    for (int column = first; column <= last; ++column) {
      const Hex hex = hex_at(column, row);
      if (hex != Hex::none && in_use(hex, area))
        draw_hex(painter, view, free, hex);
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

/// Over the gaps between the hexes of one tile.
void draw_joints(Painter& painter, const TileHexes& middles, const Scale& scale, Color color) {
  int joints = 0;
  Point sum;
  for (int i = 0; i < middles.count; ++i) {
    sum = sum + middles.at[i];
    for (int k = i + 1; k < middles.count; ++k) {
      if (!touch(middles.at[i], middles.at[k], scale)) continue;
      painter.line(fine(middles.at[i]), fine(middles.at[k]), fine(scale.height) * 7 / 16, color);
      ++joints;
    }
  }
  if (joints == 3) painter.circle(fine(Point{sum.x / 3, sum.y / 3}), fine(scale.height / 8), color);
}

struct HexSprites {
  const Scale& scale;
  const seaglass::content::Sprite& whole;
  const seaglass::content::Sprite& bed;  // leaves a rim
};
constexpr HexSprites large_hexes{layout::large, art::rain_water, art::rain_bed};
constexpr HexSprites small_hexes{layout::small, art::rain_hex, art::rain_inner_hex};

void draw_hexes(Painter& painter, const HexSprites& sprites, const TileHexes& middles, Color fill,
                Color rim) {
  for (int i = 0; i < middles.count; ++i) draw_centred(painter, sprites.whole, middles.at[i], rim);
  for (int i = 0; i < middles.count; ++i) draw_centred(painter, sprites.bed, middles.at[i], fill);
  draw_joints(painter, middles, sprites.scale, fill);
}

/// Who enters it is on its first hex; the others show whether it stays.
void draw_tile(Painter& painter, const HexSprites& sprites, const TileHexes& middles, Tile tile, Color rim) {
  const bool known = tile != unknown_tile;
  const TileColors colors = known ? colors_of(tile) : unknown_tile_colors;
  draw_hexes(painter, sprites, middles, colors.fill, rim);
  const Point first = middles.at[0];
  if (!known)
    return (void)text_in(painter, {first.x - 9, first.y - 9, 18, 18}, "?", TextSize::body, colors.symbol);
  const bool is_large = sprites.scale.width == layout::large.width;
  draw_centred(painter, is_large ? look_of(tile).large : look_of(tile).small, first, colors.symbol);
  const Color pattern = mixed(colors.fill, colors.symbol, 150);
  for (int i = 1; is_large && i < middles.count; ++i)
    draw_centred(painter, is_dark(tile) ? art::rain_whirl : art::rain_curl, middles.at[i], pattern);
}

Color rim_of(Tile tile) {
  if (tile == unknown_tile) return unknown_tile_colors.symbol;
  return is_dark(tile) ? mixed(colors_of(tile).fill, colors_of(tile).symbol, 130) : palette::foam;
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
    draw_tile(painter, sprites, middles_of(hexes, sprites.scale), tile, rim_of(tile));
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
    draw_tile(painter, large_hexes, middles_of(hexes, layout::large), laid.tile, palette::sun);
}

bool is_on_her_way(const View& view, Seat seat) {
  if (view.arriving == nullptr || view.arriving->seat != seat) return false;
  const Happening what = happening(*view.arriving);
  return what == Happening::moved || what == Happening::warped || what == Happening::started ||
         what == Happening::drifted;
}

bool swims(const View& view, Seat seat) {
  return !view.state->as<State>().mermaids[seat].nowhere() && !is_on_her_way(view, seat);
}

}  // namespace

void draw_mermaid(Painter& painter, Point middle, const seaglass::Face& face) {
  painter.sprite(art::rain_mermaid_rider, middle - Point{15, 17}, face.color);
  const Point emblem = middle + Point{-9, 6};
  painter.circle(fine(emblem), fine(9), palette::night);
  draw_centred(painter, face.tiny, emblem, face.color);
}

void draw_tile_in(Painter& painter, Rect area, Shape shape, Tile tile) {
  const Point middle{area.x + area.width / 2, area.y + area.height / 2};
  draw_tile(painter, small_hexes, hexes_of(shape, middle, layout::small.width), tile, rim_of(tile));
}

void draw_ocean(Painter& painter, const View& view, const ChoiceWalk* walk) {
  if (!painter.shows(layout::window)) return;
  const State& state = view.state->as<State>();
  const Clipped clipped(painter, layout::window);
  painter.rectangle(layout::window, open_sea);
  {
    const Shifted shifted(painter, layout::camera(view, walk));
    const RowsShown rows(painter, layout::large);
    draw_map(painter, view, rows);
    draw_surf(painter, state, large_hexes, rows);
    if (walk != nullptr) {
      draw_reachable(painter, state, *walk);
      draw_ghost(painter, state, *walk, rows);
    }
    for (Seat seat : all_seats(state.players))
      if (swims(view, seat)) draw_mermaid(painter, layout::mermaid(state, seat), view.face(seat));
  }
}

void draw_wave(Painter& painter) {
  const Rect below{0, layout::wave_y + art::rain_wave.height, screen_width,
                   screen_height - layout::wave_y - art::rain_wave.height};
  painter.sprite(art::rain_wave, {0, layout::wave_y});
  painter.rectangle(below, Paint::gradient(Color(0x0d3c52), palette::deep, below.y, below.bottom()));
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
