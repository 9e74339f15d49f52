#include <unity.h>

#include "games/mirage/rules/map/tents.h"
#include "games/mirage/rules/pieces/trees.h"
#include "position.h"
#include "suite.h"

using namespace seaglass;
using namespace seaglass::mirage;

namespace {

int tour(std::initializer_list<Area> gaps) {
  TentReaches tents;
  for (const Area& gap : gaps) tents.push_back(Reach(gap));
  return tour_steps(tents);
}
Area at(int x, int y) {
  return area_of({point(x, y)});
}

}  // namespace

static void test_the_tour_around_three_tents() {
  TEST_ASSERT_EQUAL(24, tour({at(0, 0), at(5, 2), at(2, 7)}));
  TEST_ASSERT_EQUAL(18, tour({at(0, 0), at(5, 0), at(9, 0)}));
}

static void test_the_tour_with_two_tents_is_there_and_back() {
  TEST_ASSERT_EQUAL(14, tour({at(0, 0), at(5, 2)}));
}

static void test_one_tent_is_no_tour() {
  TEST_ASSERT_EQUAL(0, tour({at(3, 4)}));
  TEST_ASSERT_EQUAL(0, tour({}));
}

static void test_tents_in_large_gaps_stand_where_the_tour_is_longest() {
  TEST_ASSERT_EQUAL(22, tour({area_of({point(0, 0), point(0, 1)}), at(4, 0),
                              area_of({point(4, 5), point(5, 5), point(6, 5)})}));
}

static void test_palm_trees_score_in_sets_of_different_colors() {
  TEST_ASSERT_EQUAL(20, tree_points({{2, 2, 1, 1}}));
  TEST_ASSERT_EQUAL(4, tree_points({{4, 0, 0, 0}}));
  TEST_ASSERT_EQUAL(32, tree_points({{2, 2, 2, 2}}));
  TEST_ASSERT_EQUAL(6, tree_points({{3, 1, 0, 0}}));
  TEST_ASSERT_EQUAL(10, tree_points({{2, 1, 1, 0}}));
}

void scoring_tests() {
  RUN_TEST(test_the_tour_around_three_tents);
  RUN_TEST(test_the_tour_with_two_tents_is_there_and_back);
  RUN_TEST(test_one_tent_is_no_tour);
  RUN_TEST(test_tents_in_large_gaps_stand_where_the_tour_is_longest);
  RUN_TEST(test_palm_trees_score_in_sets_of_different_colors);
}
