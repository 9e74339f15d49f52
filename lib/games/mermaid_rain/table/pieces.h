// How the things of Mermaid Rain look, small on the ocean and large elsewhere, and what they are called.
#pragma once

#include "content/sprite.h"
#include "games/mermaid_rain/rules/state.h"
#include "ink/color.h"
#include "ink/painter.h"
#include "words/words.h"

namespace seaglass::mermaid_rain {

/// A kind of card, or the mermaid of the tiles that any card enters (Card::princess).
struct CardLook {
  const seaglass::content::Sprite& small;  // 12 pixels
  const seaglass::content::Sprite& large;  // 22
  ink::Color bright;
  ink::Color dark;
  Word name;
  Word surf;  // the tile that it enters
};
const CardLook& look_of(Card card);
/// Of the card that enters it.
inline const CardLook& look_of(Tile tile) {
  return look_of(is_mermaid(tile) ? Card::princess : entry_card(tile));
}

/// Under treasure that one person alone has seen.
constexpr ink::Color hidden_color(0x4a3f78);

enum class TokenSize : std::uint8_t { small, middle, large };
constexpr int token_sizes = 3;
constexpr int pixels_of(TokenSize size) {
  constexpr int pixels[token_sizes] = {9, 14, 18};
  return pixels[static_cast<int>(size)];
}

struct TreasureLook {
  const seaglass::content::Sprite* sprites[token_sizes];
  Word name;
};
const TreasureLook& look_of(Treasure treasure);

struct SceneryLook {
  const seaglass::content::Sprite& small;  // 12 × 9 pixels
  const seaglass::content::Sprite& hex;    // 28 × 32, with the rim of who enters
  const seaglass::content::Sprite& large;  // 36 × 27
  ink::Color ground;
  Word name;
};
const SceneryLook& look_of(content::Scenery scenery);
inline const SceneryLook& look_of_space(int space) {
  return look_of(content::spaces[space].scenery);
}

Word name_of(Rank rank);

/// Its middle at `middle`; a chest where it is not known.
void draw_token(ink::Painter& painter, ink::Point middle, Treasure treasure, TokenSize size);
void draw_card(ink::Painter& painter, ink::Rect area, Card card, bool chosen);
/// A card's face without a symbol, for numbers or backs.
void draw_plate(ink::Painter& painter, ink::Rect area, ink::Color color, bool chosen);
/// The shape in small hexes, with the symbol of who enters; unknown tiles show their shape alone.
void draw_small_tile(ink::Painter& painter, ink::Rect area, Shape shape, Tile tile);

/// The middles of a tile's hexes, unturned, around `middle`; the first has the symbol. `width` is a hex's.
struct TileHexes {
  ink::Point at[shape_hexes_max];
  int count = 0;
};
TileHexes hexes_of(Shape shape, ink::Point middle, int width);

struct TileColors {
  ink::Color fill;
  ink::Color symbol;
};
/// Dark ones shine by their symbol, light ones by themselves.
TileColors colors_of(Tile tile);
constexpr TileColors unknown_tile_colors{ink::Color(0x5a6f8c), ink::palette::foam};

}  // namespace seaglass::mermaid_rain
