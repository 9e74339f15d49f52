#include <unity.h>

#include "games/mirage/rules/map/placement.h"
#include "games/mirage/rules/map/regions.h"
#include "position.h"
#include "suite.h"

using namespace seaglass;
using namespace seaglass::mirage;

namespace {

constexpr int white = 0;
constexpr int yellow = 1;
constexpr int red = 2;
constexpr int black = 3;

Explorers around(const Map& map, int x, int y) {
  return explorers_in(map, regions_around(map, gap_at(map, x, y)));
}

void check_explorers(int whites, int yellows, int reds, int blacks, const Explorers& found) {
  TEST_ASSERT_EQUAL(whites, found[Seat(white)]);
  TEST_ASSERT_EQUAL(yellows, found[Seat(yellow)]);
  TEST_ASSERT_EQUAL(reds, found[Seat(red)]);
  TEST_ASSERT_EQUAL(blacks, found[Seat(black)]);
}

void send(Map& map, int x, int y, int seat, ExplorerKind kind) {
  map[map.index_at(point(x, y))].explorer = Explorer(Seat(seat), kind);
}

Map with_coast_to_the_east(ExplorerKind kind) {
  Map map = position(".. l0 .. / d- .. C2 / .. d- ..");  // rotation 2: its western edge is land
  send(map, 2, 1, yellow, kind);
  return map;
}

}  // namespace

static void test_red_wins_the_competition_with_three_ships() {
  const Map map = position(".. w1 w2 .. .. / .. .. w- .. .. / .. b1 .. b2 b2 / .. .. b0 w0 w0");
  const Explorers found = around(map, 2, 2);
  check_explorers(1, 2, 3, 0, found);
  TEST_ASSERT_TRUE(leaders(found) == SeatSet(Seat(red)));
}

static void test_a_gap_of_two_turns_is_a_tie() {
  Map map;
  lay_coast(map, CoastPattern::a, 0, {point(0, 0), 0});
  lay_survey(map, survey_type(6), {point(-2, 0), 0}, Terrain::water);
  lay_survey(map, survey_type(1), {point(0, 2), 2}, Terrain::water);
  for (int i = 1; i < 4; ++i) map[i].explorer = Explorer(Seat(white), ExplorerKind::ship);
  for (int i = 4; i < 7; ++i) map[i].explorer = Explorer(Seat(yellow), ExplorerKind::ship);
  const Explorers found = around(map, -1, 1);
  check_explorers(2, 2, 0, 0, found);
  TEST_ASSERT_EQUAL(2, leaders(found).count());
}

static void test_two_gaps_share_the_ship_between_them() {
  const Map map = position(".. w2 .. w2 .. / b0 .. w2 .. b1 / .. b0 .. b1 ..");
  check_explorers(2, 0, 2, 0, around(map, 1, 1));
  check_explorers(0, 2, 2, 0, around(map, 3, 1));
}

static void test_a_region_counts_once_however_often_it_touches() {
  const Map map = position("w0 w0 w0 / w1 .. w1 / w- b1 b1");
  check_explorers(3, 4, 0, 0, around(map, 1, 1));
}

static void test_a_ship_on_a_coast_does_not_count_over_its_land_edge() {
  check_explorers(1, 0, 0, 0, around(with_coast_to_the_east(ExplorerKind::ship), 1, 1));
}

static void test_a_camel_on_a_coast_counts_over_its_land_edge() {
  check_explorers(1, 1, 0, 0, around(with_coast_to_the_east(ExplorerKind::camel), 1, 1));
}

static void test_halves_of_one_coast_are_never_one_region() {
  const Map map = position("l- C3 w- / .. .. ..");  // both halves light; land to the west, water to the east
  Regions regions;
  regions.add(map, {0, Terrain::land});
  TEST_ASSERT_EQUAL(2, regions.size());
  TEST_ASSERT_FALSE(regions.contains({1, Terrain::water}));
}

static void test_nobody_leads_without_explorers() {
  const Map map = position(".. w- .. / w- .. w- / .. w- ..");
  TEST_ASSERT_TRUE(leaders(around(map, 1, 1)).empty());
}

static void test_most_explorers_bring_a_regions_points() {
  const auto points = region_points(position("l0 l- d1 / l- d- d0 / .. d1 .."));
  TEST_ASSERT_EQUAL(2, points[Seat(white)]);
  TEST_ASSERT_EQUAL(2, points[Seat(yellow)]);
}

static void test_a_tied_region_brings_points_to_both() {
  const auto points = region_points(position("l0 l1"));
  TEST_ASSERT_EQUAL(2, points[Seat(white)]);
  TEST_ASSERT_EQUAL(2, points[Seat(yellow)]);
}

void region_tests() {
  RUN_TEST(test_red_wins_the_competition_with_three_ships);
  RUN_TEST(test_a_gap_of_two_turns_is_a_tie);
  RUN_TEST(test_two_gaps_share_the_ship_between_them);
  RUN_TEST(test_a_region_counts_once_however_often_it_touches);
  RUN_TEST(test_a_ship_on_a_coast_does_not_count_over_its_land_edge);
  RUN_TEST(test_a_camel_on_a_coast_counts_over_its_land_edge);
  RUN_TEST(test_halves_of_one_coast_are_never_one_region);
  RUN_TEST(test_nobody_leads_without_explorers);
  RUN_TEST(test_most_explorers_bring_a_regions_points);
  RUN_TEST(test_a_tied_region_brings_points_to_both);
}
