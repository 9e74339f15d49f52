#include <unity.h>

#include <set>
#include <tuple>

#include "core/random.h"
#include "games/mirage/rules/map/placement.h"
#include "position.h"
#include "suite.h"

using namespace seaglass;
using namespace seaglass::mirage;

namespace {

Elbow elbow(int x, int y, int rotation) {
  return {point(x, y), static_cast<std::uint8_t>(rotation)};
}
CoastSpot spot(int x, int y, int rotation) {
  return {point(x, y), static_cast<std::uint8_t>(rotation)};
}

Map first_coast() {
  return position("C0");
}

Map lone_land_elbow() {
  Map map;
  lay_survey(map, survey_type(0), elbow(0, 0, 0), Terrain::land);
  return map;
}

}  // namespace

static void test_the_four_rotations_of_an_elbow() {
  TEST_ASSERT_TRUE(elbow(0, 0, 0).square(1) == point(1, 0) && elbow(0, 0, 0).square(2) == point(0, 1));
  TEST_ASSERT_TRUE(elbow(0, 0, 1).square(1) == point(0, 1) && elbow(0, 0, 1).square(2) == point(-1, 0));
  TEST_ASSERT_TRUE(elbow(0, 0, 2).square(1) == point(-1, 0) && elbow(0, 0, 2).square(2) == point(0, -1));
  TEST_ASSERT_TRUE(elbow(0, 0, 3).square(1) == point(0, -1) && elbow(0, 0, 3).square(2) == point(1, 0));
}

static void test_the_first_tile_has_26_places_half_of_them_land() {
  const Map map = first_coast();
  int faces[2] = {};
  visit_survey_elbows(map, false, [&](Elbow place) { ++faces[static_cast<int>(face_at(map, place))]; });
  TEST_ASSERT_EQUAL(13, faces[0]);
  TEST_ASSERT_EQUAL(13, faces[1]);
}

static void test_the_western_edge_of_the_first_coast_is_water() {
  const Map map = first_coast();
  TEST_ASSERT_EQUAL(Rule::allowed, survey_rule(map, elbow(-1, 0, 2), false));
  TEST_ASSERT_TRUE(face_at(map, elbow(-1, 0, 2)) == Terrain::water);
}

static void test_turning_a_tile_over_swaps_its_arms() {
  Map land;
  Map water;
  lay_survey(land, survey_type(2), elbow(0, 0, 0), Terrain::land);
  lay_survey(water, survey_type(2), elbow(0, 0, 0), Terrain::water);
  const auto dark = [](const Map& map, int x, int y) {
    const Ground ground = map[map.index_at(point(x, y))].ground;
    return ground.tone(ground.has(Terrain::land) ? Terrain::land : Terrain::water) == Tone::dark;
  };
  TEST_ASSERT_TRUE(!dark(land, 0, 0) && dark(land, 1, 0) && !dark(land, 0, 1));
  TEST_ASSERT_TRUE(!dark(water, 0, 0) && !dark(water, 1, 0) && dark(water, 0, 1));
}

static void test_every_face_shows_each_pattern_equally_often() {
  for (Terrain face : {Terrain::land, Terrain::water}) {
    int shown[8] = {};
    for (int type = 0; type < survey_type_count; ++type) {
      int pattern = 0;
      for (int i = 0; i < elbow_squares; ++i)
        if (tone_of(survey_type(type), face, i) == Tone::dark) pattern |= 1 << i;
      shown[pattern] += tiles_of(survey_type(type));
    }
    for (int count : shown) TEST_ASSERT_EQUAL(5, count);
  }
}

static void test_water_may_not_lie_beside_land() {
  const Map map = position("l- l- .. .. / l- .. .. .. / .. .. .. w-");
  TEST_ASSERT_EQUAL(Rule::edges_differ, survey_rule(map, elbow(2, 1, 1), false));
}

static void test_water_may_lie_diagonal_to_land() {
  const Map map = position("l- l- .. .. / l- .. .. .. / .. .. .. w-");
  TEST_ASSERT_EQUAL(Rule::allowed, survey_rule(map, elbow(2, 2, 2), false));
  TEST_ASSERT_TRUE(face_at(map, elbow(2, 2, 2)) == Terrain::water);
}

static void test_a_tile_must_touch_an_edge() {
  TEST_ASSERT_EQUAL(Rule::touches_nothing, survey_rule(first_coast(), elbow(1, 1, 0), false));
}

static void test_a_tile_may_not_cover_another() {
  TEST_ASSERT_EQUAL(Rule::square_is_taken, survey_rule(first_coast(), elbow(-1, 0, 0), false));
}

static void test_the_coast_beside_a_lone_land_tile_has_13_places() {
  const CoastSpot expected[] = {spot(0, -1, 1), spot(0, -1, 2), spot(1, -1, 1), spot(1, -1, 2),
                                spot(2, 0, 2),  spot(2, 0, 3),  spot(1, 1, 3),  spot(0, 2, 0),
                                spot(0, 2, 3),  spot(-1, 1, 0), spot(-1, 1, 1), spot(-1, 0, 0),
                                spot(-1, 0, 1)};
  bool found[13] = {};
  int count = 0;
  visit_coast_spots(lone_land_elbow(), elbow(0, 0, 0), [&](CoastSpot place) {
    ++count;
    for (int i = 0; i < 13; ++i)
      if (expected[i].at == place.at && expected[i].rotation == place.rotation) found[i] = true;
  });
  TEST_ASSERT_EQUAL(13, count);
  for (bool each : found) TEST_ASSERT_TRUE(each);
}

static void test_the_coast_must_touch_the_survey_tile_just_laid() {
  const Map map = lone_land_elbow();
  TEST_ASSERT_EQUAL(Rule::away_from_the_survey_tile, coast_rule(map, elbow(0, 0, 0), spot(2, 1, 0)));
}

static void test_the_coast_must_match_everything_it_touches() {
  const Map map = lone_land_elbow();
  TEST_ASSERT_EQUAL(Rule::allowed, coast_rule(map, elbow(0, 0, 0), spot(1, 1, 3)));
  TEST_ASSERT_EQUAL(Rule::edges_differ, coast_rule(map, elbow(0, 0, 0), spot(1, 1, 0)));
}

static void test_a_uniform_tile_needs_room_for_its_coast() {
  const Map pocket = position(".. w- w- .. / w- .. .. w- / w- .. w- .. / .. w- .. ..");
  TEST_ASSERT_EQUAL(Rule::allowed, survey_rule(pocket, elbow(1, 1, 0), false));
  TEST_ASSERT_EQUAL(Rule::no_room_for_the_coast, survey_rule(pocket, elbow(1, 1, 0), true));
}

static void test_every_place_is_visited_once() {
  const Map map = position("l- l- .. w- w- / l- C1 .. .. w- / .. w- w- .. w- / .. .. w- .. ..");
  for (bool uniform : {false, true}) {
    int visited[9][9][rotation_count] = {};
    visit_survey_elbows(map, uniform, [&](Elbow place) {
      ++visited[place.corner.x + 2][place.corner.y + 2][place.rotation];
    });
    for (int x = -2; x < 7; ++x)
      for (int y = -2; y < 7; ++y)
        for (int rotation = 0; rotation < rotation_count; ++rotation) {
          const bool allowed = survey_rule(map, elbow(x, y, rotation), uniform) == Rule::allowed;
          TEST_ASSERT_EQUAL(allowed ? 1 : 0, visited[x + 2][y + 2][rotation]);
        }
  }
}

namespace {

using Place = std::tuple<int, int, int>;

Place place_of(Elbow elbow) {
  return {elbow.corner.x, elbow.corner.y, elbow.rotation};
}

/// Looked at one by one.
std::set<Place> allowed_places(const Map& map, bool uniform) {
  constexpr int beyond = 4;  // where nothing can lie any more
  const Box box = box_around(map);
  std::set<Place> places;
  for (int x = box.left - beyond; x < box.left + box.width + beyond; ++x)
    for (int y = box.top - beyond; y < box.top + box.height + beyond; ++y)
      for (int rotation = 0; rotation < rotation_count; ++rotation)
        if (survey_rule(map, elbow(x, y, rotation), uniform) == Rule::allowed)
          places.insert(place_of(elbow(x, y, rotation)));
  return places;
}

std::set<Place> visited_places(const Map& map, bool uniform) {
  std::set<Place> places;
  visit_survey_elbows(map, uniform,
                      [&](Elbow place) { TEST_ASSERT_TRUE(places.insert(place_of(place)).second); });
  return places;
}

/// Any of the places, or the one furthest along the line that the map is to follow.
Elbow next_place(const Map& map, Random& random, int along_x, int along_y) {
  Elbow next;
  int visited = 0, furthest = 0;
  visit_survey_elbows(map, false, [&](Elbow place) {
    const int far = along_x * place.corner.x + along_y * place.corner.y;
    if (++visited > 1 && (far < furthest || (far == furthest && random.below(visited) != 0))) return;
    furthest = far;
    next = place;
  });
  return next;
}

/// Returns how wide the map has become.
int grow_and_compare(int seed, int along_x, int along_y) {
  Random random(static_cast<std::uint64_t>(seed));
  Map map = first_coast();
  for (int tile = 0; tile < turns_max; ++tile) {
    const Elbow place = next_place(map, random, along_x, along_y);
    lay_survey(map, survey_type(0), place, face_at(map, place));
    if (tile % 6 != 0) continue;
    for (bool uniform : {false, true})
      TEST_ASSERT_TRUE(visited_places(map, uniform) == allowed_places(map, uniform));
  }
  return box_around(map).width;
}

}  // namespace

static void test_on_any_map_the_places_found_are_those_allowed() {
  for (int seed = 0; seed < 12; ++seed) grow_and_compare(seed, 0, 0);
}

/// Wider than a word has bits, in one direction and in both.
static void test_on_a_long_map_as_well() {
  TEST_ASSERT_GREATER_THAN(64, grow_and_compare(1, 1, 0));
  TEST_ASSERT_GREATER_THAN(64, grow_and_compare(2, -1, 0));
  TEST_ASSERT_GREATER_THAN(32, grow_and_compare(3, 2, 1));
  grow_and_compare(4, 0, 1);
}

void placement_tests() {
  RUN_TEST(test_the_four_rotations_of_an_elbow);
  RUN_TEST(test_the_first_tile_has_26_places_half_of_them_land);
  RUN_TEST(test_the_western_edge_of_the_first_coast_is_water);
  RUN_TEST(test_turning_a_tile_over_swaps_its_arms);
  RUN_TEST(test_every_face_shows_each_pattern_equally_often);
  RUN_TEST(test_water_may_not_lie_beside_land);
  RUN_TEST(test_water_may_lie_diagonal_to_land);
  RUN_TEST(test_a_tile_must_touch_an_edge);
  RUN_TEST(test_a_tile_may_not_cover_another);
  RUN_TEST(test_the_coast_beside_a_lone_land_tile_has_13_places);
  RUN_TEST(test_the_coast_must_touch_the_survey_tile_just_laid);
  RUN_TEST(test_the_coast_must_match_everything_it_touches);
  RUN_TEST(test_a_uniform_tile_needs_room_for_its_coast);
  RUN_TEST(test_every_place_is_visited_once);
  RUN_TEST(test_on_any_map_the_places_found_are_those_allowed);
  RUN_TEST(test_on_a_long_map_as_well);
}
