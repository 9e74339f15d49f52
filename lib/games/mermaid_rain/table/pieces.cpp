#include "games/mermaid_rain/table/pieces.h"

#include "content/art.h"
#include "ink/layout.h"
#include "ink/text.h"

namespace seaglass::mermaid_rain {

using namespace ink;
namespace art = seaglass::content::art;

const CardLook& look_of(Card card) {
  static constexpr CardLook looks[] = {
      {art::rain_dolphin_12, art::rain_dolphin_22, Color(0x6fc0ff), Color(0x1d4fa8), Word::rain_dolphin,
       Word::rain_dolphin_surf},
      {art::rain_gull_12, art::rain_gull_22, Color(0xf4fbff), Color(0x5b6f86), Word::rain_gull,
       Word::rain_gull_surf},
      {art::rain_turtle_12, art::rain_turtle_22, Color(0x7be08a), Color(0x1c7440), Word::rain_turtle,
       Word::rain_turtle_surf},
      {art::rain_mermaid_12, art::rain_mermaid_22, Color(0xffa3cf), Color(0x97306b), Word::rain_mermaid,
       Word::rain_mermaid_surf},
  };
  CHECK(index(card) <= card_kinds);
  return looks[index(card)];
}

const TreasureLook& look_of(Treasure treasure) {
  static constexpr TreasureLook looks[treasure_kinds] = {
      {{&art::rain_scale_9, &art::rain_scale_14, &art::rain_scale_18}, Word::rain_scale},
      {{&art::rain_pearl_9, &art::rain_pearl_14, &art::rain_pearl_18}, Word::rain_pearl},
      {{&art::rain_crystal_9, &art::rain_crystal_14, &art::rain_crystal_18}, Word::rain_crystal},
      {{&art::rain_coral_9, &art::rain_coral_14, &art::rain_coral_18}, Word::rain_coral},
      {{&art::rain_shell_9, &art::rain_shell_14, &art::rain_shell_18}, Word::rain_shell},
  };
  CHECK(index(treasure) < treasure_kinds);
  return looks[index(treasure)];
}

const SceneryLook& look_of(content::Scenery scenery) {
  static constexpr SceneryLook looks[] = {
      {art::rain_wreck_9, art::rain_wreck_hex, art::rain_wreck_27, Color(0x2f6fa6), Word::rain_wreck},
      {art::rain_island_9, art::rain_island_hex, art::rain_island_27, Color(0x4ba7b5), Word::rain_island},
      {art::rain_cave_9, art::rain_cave_hex, art::rain_cave_27, Color(0x2f7d5c), Word::rain_cave},
  };
  return looks[static_cast<int>(scenery)];
}

Word name_of(Rank rank) {
  static constexpr Word names[rank_count] = {Word::rain_octopus, Word::rain_octopus, Word::rain_drop,
                                             Word::rain_mist,    Word::rain_waltz,   Word::rain_splash,
                                             Word::rain_march,   Word::rain_squall,  Word::rain_rain};
  return names[index(rank)];
}

namespace {

void draw_centred(Painter& painter, const seaglass::content::Sprite& sprite, Point middle, Color color) {
  painter.sprite(sprite, {middle.x - sprite.width / 2, middle.y - sprite.height / 2}, color);
}

}  // namespace

void draw_token(Painter& painter, Point middle, Treasure treasure, TokenSize size) {
  if (treasure != Treasure::unknown)
    return draw_centred(painter, *look_of(treasure).sprites[static_cast<int>(size)], middle, palette::foam);
  if (size != TokenSize::small) return draw_centred(painter, art::rain_chest, middle, palette::foam);
  painter.circle(fine(middle), fine(4) + 8, palette::night);
  painter.circle(fine(middle), fine(4) - 8, Color(0x6554a0));
  painter.circle(fine(middle), 20, palette::foam);
}

void draw_plate(Painter& painter, Rect area, Color color, bool chosen) {
  painter.rounded(area, 5, chosen ? palette::sun : palette::night);
  painter.rounded(inset(area, chosen ? 2 : 1), 4, color);
}

void draw_card(Painter& painter, Rect area, Card card, bool chosen) {
  const CardLook& look = look_of(card);
  const int edge = area.width < 22 ? 1 : 2;
  painter.rounded(area, 5, chosen ? palette::sun : palette::foam);
  painter.rounded(inset(area, edge), 4, look.dark);
  const Point middle{area.x + area.width / 2, area.y + area.height / 2};
  draw_centred(painter, area.width < 22 ? look.small : look.large, middle, look.bright);
}

TileColors colors_of(Tile tile) {
  const CardLook& look = look_of(tile);
  if (is_dark(tile)) return {look.dark, look.bright};
  return {look.bright, look.dark};
}

TileHexes hexes_of(Shape shape, Point middle, int width) {
  // Clockwise from the east, in sixths of a hex's width.
  static constexpr Point ways[directions] = {{6, 0}, {3, 5}, {-3, 5}, {-6, 0}, {-3, -5}, {3, -5}};
  const content::Shape& form = content::shapes[index(shape)];
  TileHexes hexes;
  hexes.at[hexes.count++] = {0, 0};
  for (int i = 0; i < form.turn_count; ++i) hexes.at[hexes.count++] = ways[form.turns[i]];
  Point low{0, 0}, high{0, 0};
  for (int i = 0; i < hexes.count; ++i) {
    low = {smaller(low.x, hexes.at[i].x), smaller(low.y, hexes.at[i].y)};
    high = {larger(high.x, hexes.at[i].x), larger(high.y, hexes.at[i].y)};
  }
  for (int i = 0; i < hexes.count; ++i) {
    Point& at = hexes.at[i];
    at = middle + Point{(2 * at.x - low.x - high.x) * width / 12, (2 * at.y - low.y - high.y) * width / 12};
  }
  return hexes;
}

void draw_small_tile(Painter& painter, Rect area, Shape shape, Tile tile) {
  if (!painter.shows(area)) return;
  const bool known = tile != unknown_tile;
  const TileColors colors = known ? colors_of(tile) : unknown_tile_colors;
  const Point middle{area.x + area.width / 2, area.y + area.height / 2};
  const TileHexes hexes = hexes_of(shape, middle, 9);
  for (int i = 0; i < hexes.count; ++i) draw_centred(painter, art::rain_small_hex, hexes.at[i], colors.fill);
  if (known)
    draw_centred(painter, look_of(tile).small, middle, colors.symbol);
  else
    text_in(painter, area, "?", TextSize::body, palette::foam);
}

}  // namespace seaglass::mermaid_rain
