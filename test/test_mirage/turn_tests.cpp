#include <unity.h>

#include <set>

#include "builder.h"
#include "suite.h"

using namespace seaglass;
using namespace seaglass::mirage;

namespace {

/// White has laid a light land elbow at (0, -1), r = 3, beside the first coast, and owes its coast.
State after_a_uniform_tile() {
  State state = begun(4, survey_type(0));
  must_play(state, white, lay(elbow(0, -1, 3)));
  return state;
}

}  // namespace

static void test_1_the_first_move_has_26_places() {
  TEST_ASSERT_EQUAL(26, number_of_choices(begun(2), white));
}

static void test_chance_decides_who_begins_with_which_coast_and_tile() {
  std::set<int> seats, rotations, faces, patterns, tiles;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    State state;
    Setup setup;
    setup.players = 4;
    setup.seed = seed;
    state.begin(setup);
    seats.insert(state.first.index());
    rotations.insert(state.coasts[0].rotation);
    faces.insert(state.coasts[0].face);
    patterns.insert(index(state.coasts[0].pattern));
    tiles.insert(index(state.tile));
  }
  TEST_ASSERT_EQUAL(4, seats.size());
  TEST_ASSERT_EQUAL(rotation_count, rotations.size());
  TEST_ASSERT_EQUAL(face_count, faces.size());
  TEST_ASSERT_EQUAL(coast_pattern_count, patterns.size());
  TEST_ASSERT_EQUAL(survey_type_count, tiles.size());
}

static void test_the_tile_just_laid_is_manned_with_three_explorers() {
  State state = begun(4, survey_type(6));
  must_play(state, white, lay(elbow(-2, 0, 0)));
  TEST_ASSERT_TRUE(explorer_at(state, -2, 0) == Explorer(white, ship));
  TEST_ASSERT_TRUE(explorer_at(state, -1, 0) == Explorer(white, ship));
  TEST_ASSERT_TRUE(explorer_at(state, -2, 1) == Explorer(white, ship));
  TEST_ASSERT_EQUAL(4, state.supplies[white].of(ship));
  TEST_ASSERT_TRUE(state.turn == yellow);
}

static void test_2_on_its_water_face_the_dark_arm_is_the_other_one() {
  State state = begun(4, survey_type(2));
  must_play(state, white, lay(elbow(-1, 0, 1)));  // arms (-1, 1) and (-2, 0)
  TEST_ASSERT_TRUE(state.map.at(point(-1, 1))->ground.tone(Terrain::water) == Tone::light);
  TEST_ASSERT_TRUE(state.map.at(point(-2, 0))->ground.tone(Terrain::water) == Tone::dark);
}

static void test_4_each_place_of_a_coast_is_a_choice_of_pattern_and_face() {
  const State state = after_a_uniform_tile();
  int spots = 0;
  visit_coast_spots(state.map, elbow(0, -1, 3), [&](CoastSpot) { ++spots; });
  TEST_ASSERT_TRUE(state.phase == Phase::coast);
  TEST_ASSERT_EQUAL(4 * spots, number_of_choices(state, white));
}

static void test_a_pattern_that_has_run_out_is_not_offered() {
  State state = after_a_uniform_tile();
  const int all = number_of_choices(state, white);
  state.coast_pile[0] = 0;
  TEST_ASSERT_EQUAL(all / 2, number_of_choices(state, white));
  refused(state, white, lay(coast(0, -2, 1)), Rule::no_such_coast_left);
}

static void test_with_both_kinds_left_a_camel_or_a_ship_goes_to_the_coast() {
  State state = after_a_uniform_tile();
  must_play(state, white, lay(coast(1, -2, 2)));
  TEST_ASSERT_TRUE(state.phase == Phase::coast_explorer);
  TEST_ASSERT_EQUAL(2, number_of_choices(state, white));
  must_play(state, white, send_to_coast(ship));
  TEST_ASSERT_TRUE(explorer_at(state, 1, -2) == Explorer(white, ship));
  TEST_ASSERT_EQUAL(6, state.supplies[white].of(ship));
  TEST_ASSERT_EQUAL(4, state.supplies[white].of(camel));
}

static void test_with_one_kind_left_it_goes_to_the_coast_by_itself() {
  State state = after_a_uniform_tile();
  state.supplies[white].of(ship) = 0;
  must_play(state, white, lay(coast(1, -2, 2)));
  TEST_ASSERT_TRUE(explorer_at(state, 1, -2) == Explorer(white, camel));
  TEST_ASSERT_TRUE(state.turn == yellow);
}

static void test_17_short_of_camels_he_chooses_their_squares() {
  State state = begun(4, survey_type(0));
  state.supplies[white].of(camel) = 2;
  must_play(state, white, lay(elbow(0, -1, 3)));
  must_play(state, white, lay(coast(1, -2, 2)));
  TEST_ASSERT_TRUE(state.phase == Phase::explorers);
  TEST_ASSERT_EQUAL(3, number_of_choices(state, white));
  refused(state, white, send_to(7), Rule::as_many_squares_as_explorers);
  must_play(state, white, send_to(5));
  TEST_ASSERT_TRUE(explorer_at(state, 0, -1).here());
  TEST_ASSERT_FALSE(explorer_at(state, 0, -2).here());
  TEST_ASSERT_TRUE(explorer_at(state, 1, -2) == Explorer(white, ship));  // the only kind left for the coast
}

static void test_nobody_goes_where_nobody_is_left() {
  State state = begun(4, survey_type(0));
  state.supplies[white] = Supply();
  must_play(state, white, lay(elbow(0, -1, 3)));
  must_play(state, white, lay(coast(1, -2, 2)));
  TEST_ASSERT_TRUE(state.turn == yellow);
  for (const Square& square : state.map) TEST_ASSERT_FALSE(square.explorer.here());
}

static void test_only_the_seat_in_turn_decides() {
  refused(begun(4), yellow, lay(elbow(-1, 0, 2)), Rule::not_your_decision);
}

static void test_23_the_ninth_coast_of_the_pile_ends_the_game_after_its_turn() {
  State state = after_a_uniform_tile();
  state.coast_pile[0] = 1;
  state.coast_pile[1] = 0;
  must_play(state, white, lay(coast(1, -2, 2)));
  TEST_ASSERT_FALSE(state.over());
  must_play(state, white, send_to_coast(camel));
  TEST_ASSERT_TRUE(state.over());
  TEST_ASSERT_FALSE(state.bag.empty());
  TEST_ASSERT_EQUAL(2, state.score().totals[white]);  // one light region
  TEST_ASSERT_TRUE(state.score().winners == SeatSet(white));
}

static void test_the_last_tile_of_the_bag_ends_the_game() {
  State state = begun(4, survey_type(1));
  state.bag.clear();
  must_play(state, white, lay(elbow(-1, 0, 2)));
  TEST_ASSERT_TRUE(state.over());
  TEST_ASSERT_TRUE(state.to_act().empty());
}

static void test_the_last_tile_of_the_stacks_ends_the_game() {
  State state = begun(4, survey_type(1), true);
  for (auto& stack : state.stacks) stack = 0;
  state.stacks[3] = 1;
  must_play(state, white, choose_type(survey_type(3)));
  must_play(state, white, lay(elbow(-1, 0, 2)));
  TEST_ASSERT_TRUE(state.over());
}

static void test_advanced_players_choose_a_type_that_is_left() {
  State state = begun(2, survey_type(1), true);
  TEST_ASSERT_EQUAL(8, number_of_choices(state, white));
  state.stacks[5] = 0;
  TEST_ASSERT_EQUAL(7, number_of_choices(state, white));
  refused(state, white, choose_type(survey_type(5)), Rule::stack_is_empty);
  must_play(state, white, choose_type(survey_type(4)));
  TEST_ASSERT_TRUE(state.tile == survey_type(4));
  TEST_ASSERT_EQUAL(4, state.stacks[4]);
}

static void test_with_three_players_one_tile_is_set_aside_openly() {
  TEST_ASSERT_TRUE(is_tile(begun(3).removed));
  TEST_ASSERT_TRUE(is_tile(begun(3, survey_type(1), true).removed));
  TEST_ASSERT_EQUAL(38, begun(3).bag.size());
  TEST_ASSERT_TRUE(begun(2).removed == SurveyType::none);
}

static void test_24_a_uniform_tile_may_not_fill_the_last_room() {
  State state = Table(".. w- w- .. / w- .. .. w- / w- .. w- .. / .. w- .. ..").build();
  state.phase = Phase::survey;
  state.tile = survey_type(7);
  refused(state, white, lay(elbow(1, 1, 0)), Rule::no_room_for_the_coast);
  state.tile = survey_type(6);
  State other = state;
  TEST_ASSERT_TRUE(other.play(white, lay(elbow(1, 1, 0)), no_events) == Rule::allowed);
}

void turn_tests() {
  RUN_TEST(test_1_the_first_move_has_26_places);
  RUN_TEST(test_chance_decides_who_begins_with_which_coast_and_tile);
  RUN_TEST(test_the_tile_just_laid_is_manned_with_three_explorers);
  RUN_TEST(test_2_on_its_water_face_the_dark_arm_is_the_other_one);
  RUN_TEST(test_4_each_place_of_a_coast_is_a_choice_of_pattern_and_face);
  RUN_TEST(test_a_pattern_that_has_run_out_is_not_offered);
  RUN_TEST(test_with_both_kinds_left_a_camel_or_a_ship_goes_to_the_coast);
  RUN_TEST(test_with_one_kind_left_it_goes_to_the_coast_by_itself);
  RUN_TEST(test_17_short_of_camels_he_chooses_their_squares);
  RUN_TEST(test_nobody_goes_where_nobody_is_left);
  RUN_TEST(test_only_the_seat_in_turn_decides);
  RUN_TEST(test_23_the_ninth_coast_of_the_pile_ends_the_game_after_its_turn);
  RUN_TEST(test_the_last_tile_of_the_bag_ends_the_game);
  RUN_TEST(test_the_last_tile_of_the_stacks_ends_the_game);
  RUN_TEST(test_advanced_players_choose_a_type_that_is_left);
  RUN_TEST(test_with_three_players_one_tile_is_set_aside_openly);
  RUN_TEST(test_24_a_uniform_tile_may_not_fill_the_last_room);
}
