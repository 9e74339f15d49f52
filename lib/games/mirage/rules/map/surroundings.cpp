#include "games/mirage/rules/map/surroundings.h"

namespace seaglass::mirage {
namespace {

/// A place near enough that what lies there touches one of the nine squares.
struct Place {
  std::int8_t dx = 0;
  std::int8_t dy = 0;
  Nine itself = 0;
  Nine beside[direction_count] = {};
  Nine beside_any = 0;
};
constexpr int place_count = 21;  // 5 × 5 without its corners

struct Places {
  Place places[place_count];
};
constexpr Places all_places() {
  Places all{};
  int count = 0;
  for (int dy = -2; dy <= 2; ++dy)
    for (int dx = -2; dx <= 2; ++dx) {
      if (dx * dx + dy * dy == 8) continue;
      Place& place = all.places[count++];
      place.dx = static_cast<std::int8_t>(dx);
      place.dy = static_cast<std::int8_t>(dy);
      place.itself = nine_bit(dx, dy);
      for (Direction direction : all_directions) {
        const Point beside = neighbor(point(dx, dy), direction);
        place.beside[index(direction)] = nine_bit(beside.x, beside.y);
        place.beside_any |= nine_bit(beside.x, beside.y);
      }
    }
  return all;
}
constexpr Places near_places = all_places();

/// The twelve elbows that cover the centre: each of four rotations with each of its squares there.
constexpr int elbows_over_centre = 12;

struct Elbows {
  Nine squares[elbows_over_centre];
};
constexpr Elbows all_elbows() {
  Elbows all{};
  int count = 0;
  for (int rotation = 0; rotation < rotation_count; ++rotation)
    for (int over_centre = 0; over_centre < elbow_squares; ++over_centre) {
      const Elbow elbow{{0, 0}, static_cast<std::uint8_t>(rotation)};
      const Point centre = elbow.square(over_centre);
      for (int i = 0; i < elbow_squares; ++i)
        all.squares[count] |= nine_bit(elbow.square(i).x - centre.x, elbow.square(i).y - centre.y);
      ++count;
    }
  return all;
}
constexpr Elbows elbows = all_elbows();

}  // namespace

Surroundings::Surroundings(const Map& map, Point at) {
  for (const Place& place : near_places.places) {
    const Square* square = map.at(moved(at, place.dx, place.dy));
    if (square == nullptr) {
      bare_ |= place.itself;
    } else if (!square->ground.is_coast()) {
      (square->ground.has(Terrain::land) ? land_ : water_) |= place.beside_any;
    } else {
      for (Direction direction : all_directions)
        (square->ground.edge(direction) == Terrain::land ? land_ : water_) |= place.beside[index(direction)];
    }
  }
}

bool Surroundings::some_elbow_fits() const {
  for (Nine elbow : elbows.squares)
    if (fits(elbow)) return true;
  return false;
}

}  // namespace seaglass::mirage
