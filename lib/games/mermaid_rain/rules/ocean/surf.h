// The surf tiles of Mermaid Rain: a shape to lay on the ocean, and the card that enters it.
#pragma once

#include <cstdint>

#include "core/bit_set.h"
#include "core/fixed_vector.h"
#include "games/mermaid_rain/rules/cards/cards.h"
#include "games/mermaid_rain/rules/ocean/ocean.h"

namespace seaglass::mermaid_rain {

constexpr int shape_count = content::shape_count;
constexpr int tile_count = content::tile_count;
constexpr int shape_hexes_max = 3;
constexpr int rotations_max = 6;

enum class Shape : std::uint8_t { curved, triangular, long_, short_ };
static_assert(static_cast<int>(Shape::short_) == shape_count - 1);

constexpr int index(Shape shape) {
  return static_cast<int>(shape);
}
constexpr Shape shape_at(int index) {
  return static_cast<Shape>(index);
}
constexpr int rotations_of(Shape shape) {
  return content::shapes[index(shape)].rotations;
}
constexpr int tiles_of(Shape shape) {
  return content::shapes[index(shape)].tiles;
}

/// A tile by its number in data/mermaid_rain/surf.txt.
enum class Tile : std::uint8_t {};
constexpr Tile unknown_tile = Tile{tile_count};
constexpr int index(Tile tile) {
  return static_cast<int>(tile);
}
constexpr Tile tile_at(int index) {
  return static_cast<Tile>(index);
}

constexpr Shape shape_of(Tile tile) {
  return shape_at(content::tiles[index(tile)].shape);
}
/// Any card enters a tile with the mermaid.
constexpr bool is_mermaid(Tile tile) {
  return content::tiles[index(tile)].card == content::mermaid_tile;
}
constexpr Card entry_card(Tile tile) {
  return card_at(content::tiles[index(tile)].card);
}
/// A dark tile leaves at the end of the round.
constexpr bool is_dark(Tile tile) {
  return content::tiles[index(tile)].dark;
}
/// The tiles of a shape have successive numbers.
constexpr Tile tile_of(Shape shape, int which) {
  return tile_at(content::shapes[index(shape)].first_tile + which);
}

using TileSet = BitSet<tile_count>;
using Footprint = FixedVector<Hex, shape_hexes_max>;

/// The hexes under a tile of this shape; Hex::none stands for each that is not on the map.
Footprint footprint(Shape shape, Hex anchor, int rotation);
bool fits(const Footprint& footprint, const HexSet& water);
/// All anchors from which the shape fits, turned like this.
HexSet anchors(Shape shape, int rotation, const HexSet& water);
bool fits_anywhere(Shape shape, const HexSet& water);

struct PlacedTile {
  Tile tile = unknown_tile;
  Shape shape = Shape::curved;
  Hex anchor = Hex::none;
  std::uint8_t rotation = 0;
  bool face_down = false;
};

constexpr int light_tiles() {
  int count = 0;
  for (const auto& tile : content::tiles) count += tile.dark ? 0 : 1;
  return count;
}
/// Light tiles of all rounds, and of this round what each player picked and drew.
constexpr int placed_max = light_tiles() + 2 * content::players_max;
static_assert(placed_max <= tile_count);

/// In order of placing.
using Surf = FixedVector<PlacedTile, placed_max>;

Footprint footprint(const PlacedTile& placed);
/// Open ocean without a tile.
HexSet free_water(const Surf& surf, Area area);

}  // namespace seaglass::mermaid_rain
