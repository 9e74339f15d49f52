#include "games/mirage/rules/map/gaps.h"

#include "games/mirage/rules/map/surroundings.h"

namespace seaglass::mirage {
namespace {

void sort(Area& area) {
  for (int i = 1; i < area.size(); ++i)
    for (int k = i; k > 0 && area[k] < area[k - 1]; --k) {
      const Point earlier = area[k];
      area[k] = area[k - 1];
      area[k - 1] = earlier;
    }
}

}  // namespace

bool find_gap(const Map& map, Point inside, Area& area) {
  area.clear();
  if (!map.bare(inside) || Surroundings(map, inside).some_elbow_fits()) return false;
  area.push_back(inside);
  for (int i = 0; i < area.size(); ++i)
    for (Direction direction : all_directions) {
      const Point next = neighbor(area[i], direction);
      if (!map.bare(next) || area.contains(next)) continue;
      if (Surroundings(map, next).some_elbow_fits()) return false;
      area.push_back(next);
    }
  sort(area);
  return true;
}

GapKind kind_of_gap(const Map& map, const Area& area) {
  bool touches[2] = {};
  for (Point square : area)
    for (Direction direction : all_directions)
      if (const Square* tile = map.at(neighbor(square, direction)))
        touches[index(tile->ground.edge(opposite(direction)))] = true;
  if (!touches[index(Terrain::water)]) return GapKind::oasis;
  return touches[index(Terrain::land)] ? GapKind::coast : GapKind::island;
}

}  // namespace seaglass::mirage
