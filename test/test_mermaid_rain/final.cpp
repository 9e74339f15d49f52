#include "mermaid_rain/final.h"

#include <unity.h>

#include <initializer_list>

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

void test_three_tied_for_second_share_three_places() {  // worked example 12
  assert_points({5, 3, 3, 3}, {12, 4, 4, 4});
}
void test_two_tied_for_first_share_two_places() {  // worked example 13
  assert_points({1, 1, 0, 0}, {9, 9, 0, 0});
}
// Worked example 14.
void test_who_shares_anything_gets_at_least_one_point() {
  assert_points({6, 5, 4, 1, 1, 1}, {12, 6, 4, 1, 1, 1});
}
void test_who_shares_nothing_gets_nothing() {
  assert_points({6, 5, 4, 3, 1, 1}, {12, 6, 4, 2, 0, 0});
}
void test_who_has_none_left_has_no_place() {
  assert_points({9, 8, 7, 6, 6, 0}, {12, 6, 4, 1, 1, 0});
}
void test_shares_are_rounded_down() {
  assert_points({2, 2, 2, 0, 0, 0}, {7, 7, 7, 0, 0, 0});
  assert_points({5, 4, 4, 4, 4, 4}, {12, 2, 2, 2, 2, 2});
}
void test_two_groups_of_equals() {
  assert_points({9, 5, 5, 1, 1, 1}, {12, 5, 5, 1, 1, 1});
}
void test_six_equals_get_four_each() {
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

}  // namespace

void test_final() {
  RUN_TEST(test_three_tied_for_second_share_three_places);
  RUN_TEST(test_two_tied_for_first_share_two_places);
  RUN_TEST(test_who_shares_anything_gets_at_least_one_point);
  RUN_TEST(test_who_shares_nothing_gets_nothing);
  RUN_TEST(test_who_has_none_left_has_no_place);
  RUN_TEST(test_shares_are_rounded_down);
  RUN_TEST(test_two_groups_of_equals);
  RUN_TEST(test_six_equals_get_four_each);
  RUN_TEST(test_the_only_one_who_has_a_type_gets_three_more);
  RUN_TEST(test_a_type_that_nobody_has_brings_nothing);
  RUN_TEST(test_one_token_of_each_type_goes_to_the_witch);
}
