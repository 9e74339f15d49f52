#include "games/mermaid_rain/rules/ocean/chart.h"

namespace seaglass::mermaid_rain {

Chart::Chart(const Surf& surf, Area area) : surf_(surf) {
  for (int i = 0; i < space_count; ++i)
    if (space_in_use(i, area)) places_[index(hex_of_space(i))] = Place::space(i);
  for (int i = 0; i < start_count; ++i)
    if (start_in_use(i, area)) places_[index(hex_of_start(i))] = Place::start(i);
  for (const PlacedTile& placed : surf) {
    if (placed.face_down) continue;
    for (Hex hex : footprint(placed)) places_[index(hex)] = Place::tile(placed.tile);
  }
}

PlaceSet Chart::places() const {
  PlaceSet all;
  for (Place place : places_)
    if (!place.nowhere()) all.insert(place.index());
  return all;
}

PlaceSet Chart::neighbours(Place place) const {
  PlaceSet touching;
  if (place.is_space()) add_neighbours(hex_of_space(place.space()), touching);
  if (place.is_start()) add_neighbours(hex_of_start(place.start()), touching);
  if (place.is_tile()) {
    for (const PlacedTile& placed : surf_)
      if (placed.tile == place.tile())
        for (Hex hex : footprint(placed)) add_neighbours(hex, touching);
    touching.remove(place.index());
  }
  return touching;
}

void Chart::add_neighbours(Hex hex, PlaceSet& places) const {
  for (int direction = 0; direction < directions; ++direction) {
    const Hex beside = neighbour(hex, direction);
    if (beside != Hex::none && !at(beside).nowhere()) places.insert(at(beside).index());
  }
}

}  // namespace seaglass::mermaid_rain
