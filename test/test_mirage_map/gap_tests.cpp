#include <unity.h>

#include "games/mirage/rules/map/placement.h"
#include "position.h"
#include "suite.h"

using namespace seaglass;
using namespace seaglass::mirage;

static void test_a_single_square_with_open_corners_is_a_gap() {
  TEST_ASSERT_EQUAL(1, gap_size(position(".. w- .. / w- .. w- / .. w- .."), 1, 1));
}

static void test_what_is_not_closed_in_is_no_gap() {
  TEST_ASSERT_EQUAL(0, gap_size(position(".. w- .. / w- .. w-"), 1, 1));
}

static void test_a_hole_that_a_tile_could_fill_is_no_gap() {
  TEST_ASSERT_EQUAL(0, gap_size(position(".. w- w- .. / w- .. .. w- / w- .. w- .. / .. w- .. .."), 1, 1));
}

static void test_no_tile_has_teeth_for_land_and_water() {
  TEST_ASSERT_EQUAL(3, gap_size(position(".. l- l- .. / w- .. .. l- / w- .. l- l- / .. w- .. .."), 1, 1));
}

static void test_holes_of_a_single_row_are_gaps() {
  TEST_ASSERT_EQUAL(2, gap_size(position(".. w- w- .. / w- .. .. w- / .. w- w- .."), 1, 1));
  TEST_ASSERT_EQUAL(3, gap_size(position(".. w- w- w- .. / w- .. .. .. w- / .. w- w- w- .."), 2, 1));
}

static void test_two_by_two_in_pure_water_is_no_gap() {
  TEST_ASSERT_EQUAL(0, gap_size(position(".. w- w- .. / w- .. .. w- / w- .. .. w- / .. w- w- .."), 1, 1));
}

static void test_two_by_two_between_land_and_water_is_a_gap() {
  TEST_ASSERT_EQUAL(4, gap_size(position(".. l- l- .. / w- .. .. w- / w- .. .. w- / .. l- l- .."), 1, 1));
}

static void test_two_by_two_under_one_wall_of_land_is_a_gap() {
  TEST_ASSERT_EQUAL(4, gap_size(position(".. l- l- .. / w- .. .. w- / w- .. .. w- / .. w- w- .."), 2, 2));
}

static void test_three_by_three_between_land_and_water_is_a_gap() {
  TEST_ASSERT_EQUAL(9, gap_size(position(".. l- l- l- .. / w- .. .. .. w- / w- .. .. .. w- / w- .. .. .. w- /"
                                         ".. l- l- l- .."),
                                2, 2));
}

/// Two rows of bare squares between a row of land and a row of water: every elbow would touch both.
static Map corridor(int length) {
  Map map;
  for (int x = 1; x <= length; ++x) {
    map.lay(point(x, 0), Ground::survey(Terrain::land, Tone::light));
    map.lay(point(x, 3), Ground::survey(Terrain::water, Tone::light));
  }
  for (const int x : {0, length + 1})
    for (const int y : {1, 2}) map.lay(point(x, y), Ground::survey(Terrain::water, Tone::light));
  return map;
}

static void test_gaps_reach_14_squares_and_more() {
  TEST_ASSERT_EQUAL(14, gap_size(corridor(7), 1, 1));
  TEST_ASSERT_EQUAL(14, gap_size(corridor(7), 7, 2));
}

static void test_there_is_room_for_a_gap_that_all_squares_wall_in() {
  constexpr int length = (squares_max - 4) / 2;
  static_assert(2 * length == 122 && 2 * length <= gap_squares_max);
  TEST_ASSERT_EQUAL(2 * length, gap_size(corridor(length), length / 2, 1));
}

static void test_four_by_four_is_never_a_gap() {
  TEST_ASSERT_EQUAL(0, gap_size(position(".. l- l- l- l- .. / w- .. .. .. .. w- / w- .. .. .. .. w- /"
                                         "w- .. .. .. .. w- / w- .. .. .. .. w- / .. l- l- l- l- .."),
                                1, 1));
}

static void test_the_kind_of_a_gap_is_what_it_touches() {
  const Map island = position(".. w- .. / w- .. w- / .. w- ..");
  const Map oasis = position(".. l- .. / l- .. l- / .. l- ..");
  const Map coast = position(".. l- .. / l- .. w- / .. l- ..");
  TEST_ASSERT_TRUE(kind_of_gap(island, gap_at(island, 1, 1)) == GapKind::island);
  TEST_ASSERT_TRUE(kind_of_gap(oasis, gap_at(oasis, 1, 1)) == GapKind::oasis);
  TEST_ASSERT_TRUE(kind_of_gap(coast, gap_at(coast, 1, 1)) == GapKind::coast);
}

static void test_only_the_edge_of_a_coast_that_touches_counts_for_the_kind() {
  const Map map = position(".. w- .. / w- .. C0 / .. w- ..");
  TEST_ASSERT_TRUE(kind_of_gap(map, gap_at(map, 1, 1)) == GapKind::island);
}

static void test_a_place_where_only_a_coast_would_fit_is_a_gap() {
  TEST_ASSERT_EQUAL(1, gap_size(position(".. l- .. / w- .. l- / .. w- .."), 1, 1));
}

static void test_the_squares_of_a_gap_are_sorted() {
  const Map map = position(".. l- l- .. / w- .. .. l- / w- .. l- l- / .. w- .. ..");
  TEST_ASSERT_TRUE(gap_at(map, 2, 1) == area_of({point(1, 1), point(1, 2), point(2, 1)}));
}

void gap_tests() {
  RUN_TEST(test_a_single_square_with_open_corners_is_a_gap);
  RUN_TEST(test_what_is_not_closed_in_is_no_gap);
  RUN_TEST(test_a_hole_that_a_tile_could_fill_is_no_gap);
  RUN_TEST(test_no_tile_has_teeth_for_land_and_water);
  RUN_TEST(test_holes_of_a_single_row_are_gaps);
  RUN_TEST(test_two_by_two_in_pure_water_is_no_gap);
  RUN_TEST(test_two_by_two_between_land_and_water_is_a_gap);
  RUN_TEST(test_two_by_two_under_one_wall_of_land_is_a_gap);
  RUN_TEST(test_three_by_three_between_land_and_water_is_a_gap);
  RUN_TEST(test_gaps_reach_14_squares_and_more);
  RUN_TEST(test_there_is_room_for_a_gap_that_all_squares_wall_in);
  RUN_TEST(test_four_by_four_is_never_a_gap);
  RUN_TEST(test_the_kind_of_a_gap_is_what_it_touches);
  RUN_TEST(test_only_the_edge_of_a_coast_that_touches_counts_for_the_kind);
  RUN_TEST(test_a_place_where_only_a_coast_would_fit_is_a_gap);
  RUN_TEST(test_the_squares_of_a_gap_are_sorted);
}
