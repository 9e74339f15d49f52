#include "games/mermaid_rain/rules/ocean/surf.h"

namespace seaglass::mermaid_rain {

Footprint footprint(Shape shape, Hex anchor, int rotation) {
  const content::Shape& form = content::shapes[index(shape)];
  Footprint hexes;
  hexes.push_back(anchor);
  for (int i = 0; i < form.turn_count; ++i) hexes.push_back(neighbour(anchor, rotation + form.turns[i]));
  return hexes;
}

Footprint footprint(const PlacedTile& placed) {
  return footprint(placed.shape, placed.anchor, placed.rotation);
}

bool fits(const Footprint& footprint, const HexSet& water) {
  for (Hex hex : footprint)
    if (hex == Hex::none || !water.contains(hex)) return false;
  return true;
}

HexSet anchors(Shape shape, int rotation, const HexSet& water) {
  const content::Shape& form = content::shapes[index(shape)];
  HexSet from = water;
  for (int i = 0; i < form.turn_count; ++i) from = from & water.seen_from(rotation + form.turns[i]);
  return from;
}

bool fits_anywhere(Shape shape, const HexSet& water) {
  for (int rotation = 0; rotation < rotations_of(shape); ++rotation)
    if (!anchors(shape, rotation, water).empty()) return true;
  return false;
}

HexSet free_water(const Surf& surf, Area area) {
  HexSet water = open_ocean(area);
  for (const PlacedTile& placed : surf)
    for (Hex hex : footprint(placed)) water.remove(hex);
  return water;
}

}  // namespace seaglass::mermaid_rain
