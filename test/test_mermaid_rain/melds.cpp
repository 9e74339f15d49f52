#include <unity.h>

#include <initializer_list>

#include "games/mermaid_rain/rules/cards/meld.h"
#include "suite.h"

using namespace seaglass;
using namespace seaglass::mermaid_rain;

namespace {

Rank rank_with(int dolphins, int gulls, int turtles) {
  Cards shown;
  shown.count[0] = static_cast<std::uint8_t>(dolphins);
  shown.count[1] = static_cast<std::uint8_t>(gulls);
  shown.count[2] = static_cast<std::uint8_t>(turtles);
  return rank_of(shown);
}

/// Whichever kinds the three numbers belong to.
void assert_rank(Rank expected, int a, int b, int c) {
  TEST_ASSERT_EQUAL(index(expected), index(rank_with(a, b, c)));
  TEST_ASSERT_EQUAL(index(expected), index(rank_with(a, c, b)));
  TEST_ASSERT_EQUAL(index(expected), index(rank_with(b, a, c)));
  TEST_ASSERT_EQUAL(index(expected), index(rank_with(b, c, a)));
  TEST_ASSERT_EQUAL(index(expected), index(rank_with(c, a, b)));
  TEST_ASSERT_EQUAL(index(expected), index(rank_with(c, b, a)));
}

void assert_order(std::initializer_list<Rank> ranks, int dealer, std::initializer_list<int> expected) {
  PerSeat<Rank> of_seats;
  int seat = 0;
  for (Rank rank : ranks) of_seats[Seat(seat++)] = rank;
  const Order order = player_order(of_seats, Seat(dealer), seat);
  int place = 0;
  for (int next : expected) TEST_ASSERT_EQUAL(next, order[place++].index());
}

void test_two_different_cards_are_an_octopus() {
  assert_rank(Rank::octopus, 1, 1, 0);
}
void test_a_pair_is_a_mermaid_drop() {
  assert_rank(Rank::mermaid_drop, 2, 0, 0);
  assert_rank(Rank::mermaid_drop, 2, 1, 0);
}
void test_three_of_a_kind_are_a_mermaid_mist() {
  assert_rank(Rank::mermaid_mist, 3, 0, 0);
  assert_rank(Rank::mermaid_mist, 3, 1, 0);
}
void test_one_of_each_kind_is_an_aquamarine_waltz() {
  assert_rank(Rank::aquamarine_waltz, 1, 1, 1);
  assert_rank(Rank::aquamarine_waltz, 2, 1, 1);
}
void test_5_three_of_a_kind_and_two_strangers_are_a_waltz_and_no_mist() {
  assert_rank(Rank::aquamarine_waltz, 3, 1, 1);
  TEST_ASSERT_TRUE(bonus_of(Rank::aquamarine_waltz) == Bonus::tile);
}
void test_two_pairs_are_a_twin_splash() {
  assert_rank(Rank::twin_splash, 2, 2, 0);
}
void test_6_two_pairs_and_a_stranger_are_a_twin_splash_and_no_waltz() {
  assert_rank(Rank::twin_splash, 2, 2, 1);
  TEST_ASSERT_EQUAL(6, points_of(Rank::twin_splash));
}
void test_three_and_two_of_a_kind_are_an_ocean_march() {
  assert_rank(Rank::ocean_march, 3, 2, 0);
}
void test_four_of_a_kind_are_a_mermaid_squall() {
  assert_rank(Rank::mermaid_squall, 4, 0, 0);
}
void test_1_a_stranger_does_not_spoil_a_squall() {
  assert_rank(Rank::mermaid_squall, 4, 1, 0);
  TEST_ASSERT_EQUAL(7, points_of(Rank::mermaid_squall));
}
void test_five_of_a_kind_are_a_mermaid_rain() {
  assert_rank(Rank::mermaid_rain, 5, 0, 0);
}

void test_3_of_equal_melds_the_dealers_is_first_then_its_left_neighbours() {
  const Rank drop = Rank::mermaid_drop;
  assert_order({drop, drop, drop, drop, drop}, 3, {3, 4, 0, 1, 2});
}

void test_4_equal_melds_among_others_go_by_nearness_to_the_dealer() {
  const Rank drop = Rank::mermaid_drop, twin = Rank::twin_splash, march = Rank::ocean_march;
  assert_order({drop, twin, drop, march, twin}, 2, {3, 4, 1, 2, 0});
}

}  // namespace

void test_melds() {
  RUN_TEST(test_two_different_cards_are_an_octopus);
  RUN_TEST(test_a_pair_is_a_mermaid_drop);
  RUN_TEST(test_three_of_a_kind_are_a_mermaid_mist);
  RUN_TEST(test_one_of_each_kind_is_an_aquamarine_waltz);
  RUN_TEST(test_5_three_of_a_kind_and_two_strangers_are_a_waltz_and_no_mist);
  RUN_TEST(test_two_pairs_are_a_twin_splash);
  RUN_TEST(test_6_two_pairs_and_a_stranger_are_a_twin_splash_and_no_waltz);
  RUN_TEST(test_three_and_two_of_a_kind_are_an_ocean_march);
  RUN_TEST(test_four_of_a_kind_are_a_mermaid_squall);
  RUN_TEST(test_1_a_stranger_does_not_spoil_a_squall);
  RUN_TEST(test_five_of_a_kind_are_a_mermaid_rain);
  RUN_TEST(test_3_of_equal_melds_the_dealers_is_first_then_its_left_neighbours);
  RUN_TEST(test_4_equal_melds_among_others_go_by_nearness_to_the_dealer);
}
