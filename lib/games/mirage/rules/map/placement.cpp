#include "games/mirage/rules/map/placement.h"

namespace seaglass::mirage {
namespace {

/// Which edges of a bare square have land or water against them; bit d for direction d.
struct Shores {
  unsigned of[2] = {};

  unsigned land() const { return of[index(Terrain::land)]; }
  unsigned water() const { return of[index(Terrain::water)]; }
};

Shores shores_at(const Map& map, Point bare) {
  Shores shores;
  for (Direction direction : all_directions)
    if (const Square* tile = map.at(neighbor(bare, direction)))
      shores.of[index(tile->ground.edge(opposite(direction)))] |= 1u << index(direction);
  return shores;
}

Shores shores_of(const Map& map, Elbow elbow) {
  Shores all;
  for (int i = 0; i < elbow_squares; ++i) {
    const Shores one = shores_at(map, elbow.square(i));
    all.of[0] |= one.of[0];
    all.of[1] |= one.of[1];
  }
  return all;
}

/// Opposite edges of a coast always differ, and each of the four ways to choose one of either pair is a
/// rotation: all that forbids a coast is the same terrain on opposite sides.
bool some_coast_fits(Shores shores) {
  const auto faces_itself = [](unsigned edges) { return (edges & (edges >> 2)) != 0; };
  return !faces_itself(shores.land()) && !faces_itself(shores.water());
}

bool leaves_room_for_a_coast(const Map& map, Elbow elbow, Terrain face) {
  for (int i = 0; i < elbow_neighbors; ++i) {
    const Point beside = elbow.neighbor_square(i);
    if (!map.bare(beside)) continue;
    Shores shores = shores_at(map, beside);
    shores.of[index(face)] |= elbow.sides_of_neighbor(i);
    if (some_coast_fits(shores)) return true;
  }
  return false;
}

}  // namespace

Rule survey_rule(const Map& map, Elbow elbow, bool uniform) {
  for (int i = 0; i < elbow_squares; ++i)
    if (!map.bare(elbow.square(i))) return Rule::square_is_taken;
  const Shores shores = shores_of(map, elbow);
  if (shores.land() == 0 && shores.water() == 0) return Rule::touches_nothing;
  if (shores.land() != 0 && shores.water() != 0) return Rule::edges_differ;
  const Terrain face = shores.land() != 0 ? Terrain::land : Terrain::water;
  if (uniform && !leaves_room_for_a_coast(map, elbow, face)) return Rule::no_room_for_the_coast;
  return Rule::allowed;
}

Terrain face_at(const Map& map, Elbow elbow) {
  return shores_of(map, elbow).land() != 0 ? Terrain::land : Terrain::water;
}

Rule coast_rule(const Map& map, Elbow survey, CoastSpot spot) {
  if (!map.bare(spot.at)) return Rule::square_is_taken;
  bool beside_survey = false;
  for (Direction direction : all_directions)
    if (survey.covers(neighbor(spot.at, direction))) beside_survey = true;
  if (!beside_survey) return Rule::away_from_the_survey_tile;
  const unsigned land_edges = Ground::coast(spot.rotation, Tone::light, Tone::light).land_edges();
  const Shores shores = shores_at(map, spot.at);
  const bool matches = (shores.land() & ~land_edges) == 0 && (shores.water() & land_edges) == 0;
  return matches ? Rule::allowed : Rule::edges_differ;
}

void visit_coast_spots(const Map& map, Elbow survey, VisitCoastSpot visit) {
  for (int i = 0; i < elbow_neighbors; ++i)
    for (int rotation = 0; rotation < rotation_count; ++rotation) {
      const CoastSpot spot{survey.neighbor_square(i), static_cast<std::uint8_t>(rotation)};
      if (coast_rule(map, survey, spot) == Rule::allowed) visit(spot);
    }
}

void lay_survey(Map& map, SurveyType type, Elbow elbow, Terrain face) {
  for (int i = 0; i < elbow_squares; ++i)
    map.lay(elbow.square(i), Ground::survey(face, tone_of(type, face, i)));
}

void lay_coast(Map& map, CoastPattern pattern, int face, CoastSpot spot) {
  map.lay(spot.at, Ground::coast(spot.rotation, tone_of(pattern, face, Terrain::land),
                                 tone_of(pattern, face, Terrain::water)));
}

}  // namespace seaglass::mirage
