#include <unity.h>

#include "builder.h"
#include "games/mirage/rules/claims.h"
#include "suite.h"

using namespace seaglass;
using namespace seaglass::mirage;

namespace {

/// Settles what is pending until somebody has to decide.
State settled(const Table& table) {
  State state = table.build();
  if (settle_gaps(state, no_events)) state.phase = Phase::over;
  return state;
}

/// Example 11 up to yellow's tile, which completes the gap at (-1, 1).
State two_turns() {
  State state = begun(4, survey_type(6));
  draw_next(state, survey_type(1));
  must_play(state, white, lay(elbow(-2, 0, 0)));
  must_play(state, yellow, lay(elbow(0, 2, 2)));
  return state;
}

constexpr const char* two_gaps = ".. w2 .. w2 .. / b0 .. w2 .. b1 / .. b0 .. b1 ..";

/// Red has a tent in each of three gaps, and wins the fourth.
Table red_out_of_tents() {
  return Table(".. w- .. w- .. w- .. w2 .. / w- .. w- .. w- .. b- .. w2 / .. w- .. w- .. w- .. w- ..")
      .tent(1, 1, red)
      .tent(3, 1, red)
      .tent(5, 1, red)
      .gap(7, 1);
}

}  // namespace

static void test_11_the_seat_in_turn_settles_a_tie() {
  State state = two_turns();
  TEST_ASSERT_TRUE(state.phase == Phase::tie);
  TEST_ASSERT_TRUE(state.turn == yellow);
  TEST_ASSERT_EQUAL(2, number_of_choices(state, yellow));
  refused(state, yellow, let_claim(red), Rule::does_not_lead);
  must_play(state, yellow, let_claim(yellow));
  TEST_ASSERT_FALSE(explorer_at(state, -1, 2).here());
  TEST_ASSERT_FALSE(explorer_at(state, 0, 1).here());
  TEST_ASSERT_TRUE(explorer_at(state, 0, 2).belongs_to(yellow));
  TEST_ASSERT_EQUAL(6, state.supplies[yellow].of(ship));
  TEST_ASSERT_TRUE(state.gaps[0].first == point(-1, 1) && state.gaps[0].tent.is(yellow));
  TEST_ASSERT_EQUAL(2, state.supplies[yellow].tents);
}

static void test_11_the_regions_left_give_white_six_and_yellow_two() {
  State state = two_turns();
  must_play(state, yellow, let_claim(yellow));
  TEST_ASSERT_EQUAL(6, state.score().parts[0][white]);
  TEST_ASSERT_EQUAL(2, state.score().parts[0][yellow]);
}

static void test_11_a_leader_may_be_made_to_claim_against_his_will() {
  State state = two_turns();
  must_play(state, yellow, let_claim(white));
  TEST_ASSERT_TRUE(state.gaps[0].tent.is(white));
  TEST_ASSERT_EQUAL(6, state.supplies[white].of(ship));
}

static void test_10_red_takes_back_three_ships_and_pitches_a_tent() {
  const State state =
      settled(Table(".. w1 w2 .. .. / .. .. w- .. .. / .. b1 .. b2 b2 / .. .. b0 w0 w0").gap(2, 2));
  TEST_ASSERT_TRUE(state.gaps[0].tent.is(red));
  TEST_ASSERT_EQUAL(7, state.supplies[red].of(ship));
  TEST_ASSERT_TRUE(explorer_at(state, 1, 0).belongs_to(yellow));
  TEST_ASSERT_TRUE(explorer_at(state, 3, 3).belongs_to(white));
}

static void test_12_red_first_leaves_the_second_gap_to_yellow() {
  State state = settled(Table(two_gaps).gap(1, 1).gap(3, 1));
  TEST_ASSERT_TRUE(state.phase == Phase::gap_order);
  must_play(state, white, settle(0));
  must_play(state, white, let_claim(red));
  TEST_ASSERT_TRUE(state.gaps[1].tent.is(yellow));
}

static void test_12_white_first_leaves_the_second_gap_a_tie() {
  State state = settled(Table(two_gaps).gap(1, 1).gap(3, 1));
  must_play(state, white, settle(0));
  must_play(state, white, let_claim(white));
  TEST_ASSERT_TRUE(state.phase == Phase::tie);
  TEST_ASSERT_TRUE(state.leaders.contains(yellow) && state.leaders.contains(red));
}

static void test_of_three_leaders_the_seat_in_turn_picks_one_without_leading() {
  State state = settled(Table(".. w1 .. / b2 .. b3 / .. w- ..").gap(1, 1));
  TEST_ASSERT_TRUE(state.phase == Phase::tie);
  TEST_ASSERT_EQUAL(3, number_of_choices(state, white));
  refused(state, white, let_claim(white), Rule::does_not_lead);
  must_play(state, white, let_claim(black));
  TEST_ASSERT_TRUE(state.gaps[0].tent.is(black));
  TEST_ASSERT_FALSE(explorer_at(state, 2, 1).here());
  TEST_ASSERT_TRUE(explorer_at(state, 1, 0).belongs_to(yellow) && explorer_at(state, 0, 1).belongs_to(red));
}

static void test_only_a_gap_of_this_turn_can_be_settled() {
  State state = settled(Table(".. w- .. w2 .. w- .. / w- .. w- .. w2 .. w- / .. w- .. w2 .. w- ..")
                            .old_gap(1, 1)
                            .gap(3, 1)
                            .gap(5, 1));
  TEST_ASSERT_EQUAL(2, number_of_choices(state, white));
  refused(state, white, settle(0), Rule::gap_is_not_open);
}

static void test_13_a_region_that_touches_often_counts_once() {
  const State state = settled(Table("w0 w0 w0 / w1 .. w1 / w- b1 b1").gap(1, 1));
  TEST_ASSERT_TRUE(state.gaps[0].tent.is(yellow));
}

static void test_15_nobody_claims_a_gap_without_explorers_around_it() {
  const State state = settled(Table(".. w- .. / w- .. w- / .. w- ..").gap(1, 1));
  TEST_ASSERT_TRUE(state.over());
  TEST_ASSERT_FALSE(state.gaps[0].tent.somebody());
}

static void test_16_without_a_tent_in_supply_one_must_move() {
  State state = settled(red_out_of_tents());
  TEST_ASSERT_TRUE(state.phase == Phase::move_tent);
  TEST_ASSERT_TRUE(state.to_act() == SeatSet(red));
  TEST_ASSERT_EQUAL(7, state.supplies[red].of(ship));  // they have returned already
  TEST_ASSERT_EQUAL(3, number_of_choices(state, red));
  refused(state, white, move_tent_from(0), Rule::not_your_decision);
  refused(state, red, move_tent_from(3), Rule::not_your_tent);
  must_play(state, red, move_tent_from(1));
  TEST_ASSERT_FALSE(state.gaps[1].tent.somebody());
  TEST_ASSERT_TRUE(state.gaps[3].tent.is(red));
}

static void test_16_the_old_gap_stays_closed() {
  State state = settled(red_out_of_tents());
  must_play(state, red, move_tent_from(1));
  state.phase = Phase::survey;
  state.tile = survey_type(1);
  bool offered = false;
  state.choices(state.turn,
                [&](Choice choice) { offered = offered || elbow_of(choice).covers(point(3, 1)); });
  TEST_ASSERT_FALSE(offered);
}

static void test_gaps_of_a_turn_are_listed_by_their_first_squares() {
  State state =
      Table("w- w- w- .. .. / w- .. w- .. .. / w- w- w- .. .. / w- .. w- .. .. / w- w- w- .. ..").build();
  Survey last;
  last.first_square = 0;
  state.surveys.push_back(last);
  find_gaps_of_this_turn(state, no_events);
  TEST_ASSERT_EQUAL(2, state.gaps.size());
  TEST_ASSERT_TRUE(state.gaps[0].first == point(1, 1));
  TEST_ASSERT_TRUE(state.gaps[1].first == point(1, 3));
  TEST_ASSERT_EQUAL(2, state.pending.size());
}

static void test_18_19_the_score_adds_regions_and_tour() {
  const State state =
      Table("l0 l- d1 .. / l- d- d0 .. / .. d1 .. d- / .. .. d- .. / .. w- .. .. / w- .. w- .. / .. w- .. ..")
          .tent(2, 2, white)
          .tent(1, 5, white)
          .build();
  const Score score = state.score();
  TEST_ASSERT_EQUAL(2, score.parts[0][white]);
  TEST_ASSERT_EQUAL(2, score.parts[0][yellow]);
  TEST_ASSERT_EQUAL(8, score.parts[1][white]);
  TEST_ASSERT_EQUAL(10, score.totals[white]);
  TEST_ASSERT_TRUE(score.winners.empty());  // the game is not over
}

static void test_equal_scores_share_the_win() {
  State state = Table("l0 .. l1").build();
  state.phase = Phase::over;
  TEST_ASSERT_TRUE(state.score().winners.contains(white) && state.score().winners.contains(yellow));
  TEST_ASSERT_FALSE(state.score().winners.contains(red));
}

static void test_tile_in_completed_gap_is_refused_by_the_gap() {
  const char* corner_of_three = ".. l- l- .. / l- .. .. w- / l- .. w- .. / .. w- .. ..";
  const Choice over_it = lay(Elbow{point(1, 1), 0});
  State state = Table(corner_of_three).build();
  state.tile = survey_type(1);
  refused(state, white, over_it, Rule::edges_differ);
  state = Table(corner_of_three).old_gap(1, 1).build();
  state.tile = survey_type(1);
  refused(state, white, over_it, Rule::gap_is_completed);
}

static void test_choice_of_another_phase_is_refused_by_what_is_decided() {
  const State state = Table(two_gaps).gap(1, 1).gap(3, 1).build();
  refused(state, white, lay(Elbow{point(1, 1), 0}), not_now(Phase::gap_order));
  TEST_ASSERT_EQUAL_STRING("not now: it is decided which gap comes first",
                           words_for<State>(not_now(Phase::gap_order)));
}

void claim_tests() {
  RUN_TEST(test_tile_in_completed_gap_is_refused_by_the_gap);
  RUN_TEST(test_choice_of_another_phase_is_refused_by_what_is_decided);
  RUN_TEST(test_11_the_seat_in_turn_settles_a_tie);
  RUN_TEST(test_11_the_regions_left_give_white_six_and_yellow_two);
  RUN_TEST(test_11_a_leader_may_be_made_to_claim_against_his_will);
  RUN_TEST(test_10_red_takes_back_three_ships_and_pitches_a_tent);
  RUN_TEST(test_12_red_first_leaves_the_second_gap_to_yellow);
  RUN_TEST(test_12_white_first_leaves_the_second_gap_a_tie);
  RUN_TEST(test_of_three_leaders_the_seat_in_turn_picks_one_without_leading);
  RUN_TEST(test_only_a_gap_of_this_turn_can_be_settled);
  RUN_TEST(test_13_a_region_that_touches_often_counts_once);
  RUN_TEST(test_15_nobody_claims_a_gap_without_explorers_around_it);
  RUN_TEST(test_16_without_a_tent_in_supply_one_must_move);
  RUN_TEST(test_16_the_old_gap_stays_closed);
  RUN_TEST(test_gaps_of_a_turn_are_listed_by_their_first_squares);
  RUN_TEST(test_18_19_the_score_adds_regions_and_tour);
  RUN_TEST(test_equal_scores_share_the_win);
}
