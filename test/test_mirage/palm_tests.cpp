#include <unity.h>

#include "builder.h"
#include "games/mirage/rules/claims.h"
#include "suite.h"

using namespace seaglass;
using namespace seaglass::mirage;

namespace {

State settled(const Table& table) {
  State state = table.build();
  if (settle_gaps(state, no_events)) state.phase = Phase::over;
  return state;
}

/// Red wins a gap of three squares with his first tent.
Table three_squares() {
  return Table(".. w2 w- w- .. / w- .. .. .. w- / .. w- w- w- ..").palms().gap(1, 1);
}

/// Red is out of tents; two trees stand beside the one at (1, 1), an island of three squares. He wins the gap
/// of one square at (9, 1). `ships` is how many of his explorers are ships that the gap gives back.
Table two_trees_to_leave(const char* around) {
  return Table(around).palms().tent(1, 1, red, {{1, 1, 0, 0}}).tent(5, 1, red).tent(7, 1, red).gap(9, 1);
}
constexpr const char* won_with_a_ship =
    ".. w- w- w- .. w- .. w- .. w2 .. / w- .. .. .. w- .. w- .. b- .. b- / .. w- w- w- .. w- .. w- .. b- ..";
constexpr const char* won_with_a_camel =
    ".. w- w- w- .. w- .. w- .. l2 .. / w- .. .. .. w- .. w- .. b- .. b- / .. w- w- w- .. w- .. w- .. b- ..";

int trees_owned(const State& state, Seat seat) {
  return state.score().parts[2][seat];
}

}  // namespace

static void test_21_palm_trees_score_for_the_owner_of_the_tent() {
  const State state =
      Table(".. w- w- w- w- w- w- w- .. / w- .. .. .. .. .. .. .. w- / .. w- w- w- w- w- w- w- ..")
          .palms()
          .tent(1, 1, yellow, {{2, 2, 1, 1}})
          .build();
  TEST_ASSERT_EQUAL(20, trees_owned(state, yellow));
  TEST_ASSERT_EQUAL(0, trees_owned(state, white));
}

static void test_the_owner_of_the_tent_plants_the_other_squares() {
  State state = settled(three_squares());
  TEST_ASSERT_TRUE(state.phase == Phase::trees);
  TEST_ASSERT_TRUE(state.to_act() == SeatSet(red));
  TEST_ASSERT_EQUAL(10, number_of_choices(state, red));  // two of four colours, repeats allowed
  refused(state, red, plant({{1, 0, 0, 0}}), Rule::as_many_trees_as_squares);
  must_play(state, red, plant({{0, 2, 0, 0}}));
  TEST_ASSERT_EQUAL(2, state.gaps[0].trees.of[1]);
  TEST_ASSERT_EQUAL(2, state.trees_left.of[1]);
}

static void test_a_gap_of_14_squares_takes_13_of_the_16_trees() {
  State state = settled(Table(".. l2 l- l- l- l- l- l- .. / w- .. .. .. .. .. .. .. w- /"
                              "w- .. .. .. .. .. .. .. w- / .. w- w- w- w- w- w- w- ..")
                            .palms()
                            .gap(1, 1));
  TEST_ASSERT_EQUAL(20, number_of_choices(state, red));  // the three that stay behind, of four colours
  must_play(state, red, plant({{4, 4, 4, 1}}));
  TEST_ASSERT_EQUAL(3, state.trees_left.of[3]);
  TEST_ASSERT_EQUAL(16 + 9 + 9 + 9, trees_owned(state, red));
}

static void test_a_gap_of_one_square_gets_no_trees() {
  const State state = settled(Table(".. w2 .. / w- .. w- / .. w- ..").palms().gap(1, 1));
  TEST_ASSERT_TRUE(state.over());
}

static void test_when_trees_run_short_the_last_ones_are_planted() {
  State state = three_squares().build();
  state.trees_left = Trees{{0, 0, 1, 0}};
  settle_gaps(state, no_events);
  TEST_ASSERT_EQUAL(1, number_of_choices(state, red));
  refused(state, red, plant({{1, 0, 0, 0}}), Rule::no_such_tree_left);
  must_play(state, red, plant({{0, 0, 1, 0}}));
  TEST_ASSERT_EQUAL(0, state.trees_left.count());
}

static void test_without_a_tree_left_nothing_is_asked() {
  State state = three_squares().build();
  state.trees_left = Trees();
  TEST_ASSERT_TRUE(settle_gaps(state, no_events));
}

static void test_a_gap_that_nobody_claims_gets_no_trees() {
  const State state = settled(Table(".. w- w- w- .. / w- .. .. .. w- / .. w- w- w- ..").palms().gap(1, 1));
  TEST_ASSERT_TRUE(state.over());
  TEST_ASSERT_EQUAL(0, state.gaps[0].trees.count());
}

static void test_without_the_expansion_no_trees_are_planted() {
  const State state = settled(Table(".. w2 w- w- .. / w- .. .. .. w- / .. w- w- w- ..").gap(1, 1));
  TEST_ASSERT_TRUE(state.over());
}

static void test_22_a_ship_may_stay_with_the_trees_of_an_island() {
  State state = settled(two_trees_to_leave(won_with_a_ship));
  must_play(state, red, move_tent_from(0));
  TEST_ASSERT_TRUE(state.phase == Phase::keep_trees);
  refused(state, red, keep_from_supply(camel), Rule::keeper_of_the_wrong_kind);
  must_play(state, red, keep_from_supply(ship));
  TEST_ASSERT_TRUE(state.gaps[0].keeper == Explorer(red, ship));
  TEST_ASSERT_EQUAL(4, trees_owned(state, red));
  TEST_ASSERT_EQUAL(6, state.supplies[red].of(ship));
}

static void test_22_a_ship_from_the_map_may_stay_too() {
  State state = settled(two_trees_to_leave(won_with_a_ship).supply(red, 7, 0));
  state.supplies[red].of(ship) = 0;
  state.map[0].explorer = Explorer(red, ship);
  must_play(state, red, move_tent_from(0));
  refused(state, red, keep_from_supply(ship), Rule::no_such_keeper);
  refused(state, red, keep_from_map(point(2, 0)), Rule::no_such_keeper);
  TEST_ASSERT_EQUAL(2, number_of_choices(state, red));
  must_play(state, red, keep_from_map(point(1, 0)));
  TEST_ASSERT_FALSE(explorer_at(state, 1, 0).here());
  TEST_ASSERT_EQUAL(4, trees_owned(state, red));
}

static void test_22_with_only_camels_left_anywhere_the_trees_are_lost() {
  State state = settled(two_trees_to_leave(won_with_a_camel).supply(red, 6, 0));
  must_play(state, red, move_tent_from(0));
  TEST_ASSERT_FALSE(state.phase == Phase::keep_trees);
  TEST_ASSERT_EQUAL(0, trees_owned(state, red));
  TEST_ASSERT_EQUAL(2, state.gaps[0].trees.count());  // they stay where they are, nobody's
}

static void test_the_trees_may_be_left_to_nobody() {
  State state = settled(two_trees_to_leave(won_with_a_ship));
  must_play(state, red, move_tent_from(0));
  must_play(state, red, keep_nobody());
  TEST_ASSERT_EQUAL(0, trees_owned(state, red));
}

static void test_moving_from_a_gap_without_trees_asks_for_no_keeper() {
  State state = settled(two_trees_to_leave(won_with_a_ship));
  must_play(state, red, move_tent_from(1));
  TEST_ASSERT_FALSE(state.phase == Phase::keep_trees);
}

static void test_a_camel_keeps_an_oasis_and_either_a_coast() {
  TEST_ASSERT_TRUE(may_keep(camel, GapKind::oasis) && !may_keep(ship, GapKind::oasis));
  TEST_ASSERT_TRUE(may_keep(ship, GapKind::island) && !may_keep(camel, GapKind::island));
  TEST_ASSERT_TRUE(may_keep(camel, GapKind::coast) && may_keep(ship, GapKind::coast));
}

static void test_a_keeper_counts_in_no_region() {
  State state = settled(two_trees_to_leave(won_with_a_ship));
  must_play(state, red, move_tent_from(0));
  must_play(state, red, keep_from_supply(ship));
  TEST_ASSERT_EQUAL(0, state.score().parts[0][red]);
}

void palm_tests() {
  RUN_TEST(test_21_palm_trees_score_for_the_owner_of_the_tent);
  RUN_TEST(test_the_owner_of_the_tent_plants_the_other_squares);
  RUN_TEST(test_a_gap_of_14_squares_takes_13_of_the_16_trees);
  RUN_TEST(test_a_gap_of_one_square_gets_no_trees);
  RUN_TEST(test_when_trees_run_short_the_last_ones_are_planted);
  RUN_TEST(test_without_a_tree_left_nothing_is_asked);
  RUN_TEST(test_a_gap_that_nobody_claims_gets_no_trees);
  RUN_TEST(test_without_the_expansion_no_trees_are_planted);
  RUN_TEST(test_22_a_ship_may_stay_with_the_trees_of_an_island);
  RUN_TEST(test_22_a_ship_from_the_map_may_stay_too);
  RUN_TEST(test_22_with_only_camels_left_anywhere_the_trees_are_lost);
  RUN_TEST(test_the_trees_may_be_left_to_nobody);
  RUN_TEST(test_moving_from_a_gap_without_trees_asks_for_no_keeper);
  RUN_TEST(test_a_camel_keeps_an_oasis_and_either_a_coast);
  RUN_TEST(test_a_keeper_counts_in_no_region);
}
