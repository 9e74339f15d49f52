#include "builder.h"
#include "games/mermaid_rain/rules/scoring.h"
#include "suite.h"

using namespace seaglass;
using namespace seaglass::mermaid_rain;

namespace {

void assert_points(std::initializer_list<int> left, std::initializer_list<int> expected) {
  PerSeat<int> of_seats;
  int players = 0;
  for (int count : left) of_seats[Seat(players++)] = count;
  const PerSeat<std::int16_t> points = points_for_type(of_seats, players);
  int seat = 0;
  for (int count : expected) TEST_ASSERT_EQUAL(count, points[Seat(seat++)]);
}

void test_12_three_tied_for_second_share_three_places() {
  assert_points({5, 3, 3, 3}, {12, 4, 4, 4});
}
void test_13_two_tied_for_first_share_two_places() {
  assert_points({1, 1, 0, 0}, {9, 9, 0, 0});
}
void test_14_who_shares_anything_gets_at_least_one_point() {
  assert_points({6, 5, 4, 1, 1, 1}, {12, 6, 4, 1, 1, 1});
}
void test_14_who_shares_nothing_gets_nothing() {
  assert_points({6, 5, 4, 3, 1, 1}, {12, 6, 4, 2, 0, 0});
}
void test_14_who_has_none_left_has_no_place() {
  assert_points({9, 8, 7, 6, 6, 0}, {12, 6, 4, 1, 1, 0});
}
void test_14_shares_are_rounded_down() {
  assert_points({2, 2, 2, 0, 0, 0}, {7, 7, 7, 0, 0, 0});
  assert_points({5, 4, 4, 4, 4, 4}, {12, 2, 2, 2, 2, 2});
}
void test_14_two_groups_of_equals() {
  assert_points({9, 5, 5, 1, 1, 1}, {12, 5, 5, 1, 1, 1});
}
void test_14_six_equals_get_four_each() {
  assert_points({3, 3, 3, 3, 3, 3}, {4, 4, 4, 4, 4, 4});
}

void test_the_only_one_who_has_a_type_gets_three_more() {
  assert_points({0, 2, 0}, {0, 15, 0});
}
void test_a_type_that_nobody_has_brings_nothing() {
  assert_points({0, 0, 0}, {0, 0, 0});
}

void test_one_token_of_each_type_goes_to_the_witch() {
  Tokens tokens;
  tokens.count[index(Treasure::scale)] = 2;
  tokens.count[index(Treasure::shell)] = 1;
  TEST_ASSERT_EQUAL(3, missing_types(tokens));
  const Tokens left = after_tribute(tokens);
  TEST_ASSERT_EQUAL(1, left.of(Treasure::scale));
  TEST_ASSERT_EQUAL(1, left.size());
}

Table at_the_end(int players) {
  Table table(players);
  table.round(5).phase(Phase::over);
  const Seat seats[] = {A, B, C, E};
  for (int i = 0; i < players; ++i) table.mermaid(seats[i], Place::start(i));
  if (players == 3) return table.order({A, B, C}, {Rank::octopus, Rank::octopus, Rank::octopus});
  return table.order({A, B, C, E}, {Rank::octopus, Rank::octopus, Rank::octopus, Rank::octopus});
}

State four_treasures() {
  return at_the_end(4)
      .won(A, {scale, pearl, coral, coral}, {crystal, shell, shell, shell})
      .won(B, {scale, pearl, pearl, crystal}, {coral, shell, shell})
      .won(C, {pearl, pearl, crystal, crystal}, {coral})
      .won(E, {scale, scale, crystal, coral, shell})
      .build();
}

void test_15_the_final_example_comes_to_27_15_14_and_10_points() {
  const Score score = four_treasures().score();
  TEST_ASSERT_EQUAL(27, score.totals[A]);
  TEST_ASSERT_EQUAL(15, score.totals[B]);
  TEST_ASSERT_EQUAL(14, score.totals[C]);
  TEST_ASSERT_EQUAL(10, score.totals[E]);
  TEST_ASSERT_TRUE(score.winners == SeatSet(A));
}

void test_15_its_parts_are_itemised_as_the_rulebook_counts() {
  const Score score = four_treasures().score();
  TEST_ASSERT_EQUAL_STRING("tribute", State::facts.part_names[1]);
  TEST_ASSERT_EQUAL(-10, score.parts[1][C]);
  TEST_ASSERT_EQUAL_STRING("pearl", State::facts.part_names[3]);
  TEST_ASSERT_EQUAL(9, score.parts[3][C]);
  TEST_ASSERT_EQUAL_STRING("crystal", State::facts.part_names[4]);
  TEST_ASSERT_EQUAL(15, score.parts[4][C]);
}

void test_16_without_any_token_25_points_are_lost() {
  const Score score = at_the_end(3).build().score();
  TEST_ASSERT_EQUAL(-25, score.totals[B]);
}

void test_equal_totals_share_the_win() {
  TEST_ASSERT_TRUE(at_the_end(3).build().score().winners == SeatSet::all(3));
}

}  // namespace

void test_final() {
  RUN_TEST(test_12_three_tied_for_second_share_three_places);
  RUN_TEST(test_13_two_tied_for_first_share_two_places);
  RUN_TEST(test_14_who_shares_anything_gets_at_least_one_point);
  RUN_TEST(test_14_who_shares_nothing_gets_nothing);
  RUN_TEST(test_14_who_has_none_left_has_no_place);
  RUN_TEST(test_14_shares_are_rounded_down);
  RUN_TEST(test_14_two_groups_of_equals);
  RUN_TEST(test_14_six_equals_get_four_each);
  RUN_TEST(test_the_only_one_who_has_a_type_gets_three_more);
  RUN_TEST(test_a_type_that_nobody_has_brings_nothing);
  RUN_TEST(test_one_token_of_each_type_goes_to_the_witch);
  RUN_TEST(test_15_the_final_example_comes_to_27_15_14_and_10_points);
  RUN_TEST(test_15_its_parts_are_itemised_as_the_rulebook_counts);
  RUN_TEST(test_16_without_any_token_25_points_are_lost);
  RUN_TEST(test_equal_totals_share_the_win);
}
