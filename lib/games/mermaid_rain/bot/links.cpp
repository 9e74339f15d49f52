#include "games/mermaid_rain/bot/links.h"

namespace seaglass::mermaid_rain {

void Links::chart(const Surf& surf, Area area) {
  for (auto& place : at_) place = no_place;
  for (auto& count : count_) count = 0;
  for (int i = 0; i < space_count; ++i)
    if (space_in_use(i, area)) put(index(hex_of_space(i)), Place::space(i).index());
  for (int i = 0; i < start_count; ++i)
    if (start_in_use(i, area)) put(index(hex_of_start(i)), Place::start(i).index());
  for (const PlacedTile& placed : surf) {
    if (placed.face_down || placed.tile == unknown_tile) continue;
    for (Hex hex : footprint(placed)) put(index(hex), Place::tile(placed.tile).index());
  }
  for (int hex = 0; hex < hex_count; ++hex) {
    if (at_[hex] == no_place) continue;
    for (int direction = 0; direction < directions; ++direction) {
      const Hex next = neighbour(hex_at(hex), direction);
      if (next != Hex::none && at_[index(next)] != no_place) link(at_[hex], at_[index(next)]);
    }
  }
}

/// One way; the other is found from the other side.
void Links::link(int place, int other) {
  if (place == other) return;
  for (int known : beside(place))
    if (known == other) return;
  CHECK(count_[place] < beside_max);
  beside_[place][count_[place]++] = static_cast<std::uint8_t>(other);
}

bool Links::lay(Tile tile, const Footprint& hexes) {
  const int place = Place::tile(tile).index();
  count_[place] = 0;
  for (Hex hex : hexes)
    for (int direction = 0; direction < directions; ++direction) {
      const Hex next = neighbour(hex, direction);
      if (next != Hex::none && at_[index(next)] != no_place) link(place, at_[index(next)]);
    }
  if (count_[place] < 2) {
    count_[place] = 0;
    return false;
  }
  for (int other : beside(place)) link(other, place);
  return true;
}

void Links::lift(Tile tile) {
  const int place = Place::tile(tile).index();
  for (int other : beside(place)) --count_[other];
  count_[place] = 0;
}

}  // namespace seaglass::mermaid_rain
