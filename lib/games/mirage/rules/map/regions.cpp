#include "games/mirage/rules/map/regions.h"

namespace seaglass::mirage {

void Regions::add_patch(Patch patch) {
  if (contains(patch)) return;
  seen_.insert(bit(patch));
  patches_.push_back(patch);
}

void Regions::add(const Map& map, Patch patch) {
  const int first = patches_.size();
  add_patch(patch);
  for (int i = first; i < patches_.size(); ++i) {
    const Terrain terrain = patches_[i].terrain;
    const Square& square = map[patches_[i].square];
    for (Direction direction : all_directions) {
      if (square.ground.edge(direction) != terrain) continue;
      const int next = map.index_at(neighbor(square.at, direction));
      if (next >= 0 && map[next].ground.tone(terrain) == square.ground.tone(terrain))
        add_patch({static_cast<std::uint8_t>(next), terrain});
    }
  }
}

Regions regions_around(const Map& map, const Area& gap) {
  Regions regions;
  for (Point bare : gap)
    for (Direction direction : all_directions) {
      const int beside = map.index_at(neighbor(bare, direction));
      if (beside < 0) continue;
      const Terrain terrain = map[beside].ground.edge(opposite(direction));
      regions.add(map, {static_cast<std::uint8_t>(beside), terrain});
    }
  return regions;
}

Explorer explorer_in(const Map& map, Patch patch) {
  const Explorer explorer = map[patch.square].explorer;
  return explorer.here() && terrain_of(explorer.kind()) == patch.terrain ? explorer : Explorer();
}

Explorers explorers_in(const Map& map, const Regions& regions, int first) {
  Explorers explorers;
  for (int i = first; i < regions.size(); ++i)
    if (const Explorer explorer = explorer_in(map, regions[i]); explorer.here()) ++explorers[explorer.seat()];
  return explorers;
}

SeatSet leaders(const Explorers& explorers) {
  SeatSet leading;
  int most = 1;
  for (Seat seat : all_seats(players_max)) {
    if (explorers[seat] < most) continue;
    if (explorers[seat] > most) leading = SeatSet();
    most = explorers[seat];
    leading.insert(seat);
  }
  return leading;
}

PerSeat<std::int16_t, players_max> region_points(const Map& map) {
  PerSeat<std::int16_t, players_max> points;
  Regions scored;
  for (int i = 0; i < map.size(); ++i) {
    const Explorer explorer = map[i].explorer;
    if (!explorer.here()) continue;
    const Patch patch{static_cast<std::uint8_t>(i), terrain_of(explorer.kind())};
    if (scored.contains(patch)) continue;
    const int first = scored.size();
    scored.add(map, patch);
    const SeatSet leading = leaders(explorers_in(map, scored, first));
    for (Seat seat : all_seats(players_max))
      if (leading.contains(seat))
        points[seat] = static_cast<std::int16_t>(points[seat] + content::points_for_a_region);
  }
  return points;
}

}  // namespace seaglass::mirage
