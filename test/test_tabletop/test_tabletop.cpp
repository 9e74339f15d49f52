#include <unity.h>

#include "tabletop/game.h"
#include "tabletop/random_player.h"

using namespace seaglass;

void setUp() {}
void tearDown() {}

static void test_the_left_neighbour_is_the_next_seat_clockwise() {
  TEST_ASSERT_EQUAL(0, left_of(Seat(3), 4).index());
  TEST_ASSERT_EQUAL(3, right_of(Seat(0), 4).index());
  TEST_ASSERT_EQUAL(2, steps_clockwise(Seat(4), Seat(1), 5));
}

static void test_a_set_of_seats() {
  SeatSet set = SeatSet::all(4);
  set.remove(Seat(0));
  TEST_ASSERT_EQUAL(3, set.count());
  TEST_ASSERT_EQUAL(1, set.first().index());
  TEST_ASSERT_FALSE(set.contains(Seat(0)));
}

static void test_options_outside_their_range_are_not_allowed() {
  const GameFacts facts{"sandbox", 2, 4, 1, {{"shells", 0, 3, 1}}, 0, {}, 10};
  TEST_ASSERT_TRUE(within_ranges(facts, Setup{2, {{3, 0}}, 0}));
  TEST_ASSERT_FALSE(within_ranges(facts, Setup{2, {{4, 0}}, 0}));
  TEST_ASSERT_FALSE(within_ranges(facts, Setup{5, {{3, 0}}, 0}));
  TEST_ASSERT_FALSE(within_ranges(facts, Setup{2, {{3, 1}}, 0}));
}

static void test_the_random_player_chooses_evenly() {
  Random random(1);
  int seen[3] = {};
  const auto three = [](auto visit) {
    for (std::uint8_t i = 0; i < 3; ++i) visit(Choice{i, 0, 0, 0});
  };
  for (int i = 0; i < 30000; ++i) ++seen[any_choice(random, three).verb];
  for (int count : seen) TEST_ASSERT_INT_WITHIN(400, 10000, count);
}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_the_left_neighbour_is_the_next_seat_clockwise);
  RUN_TEST(test_a_set_of_seats);
  RUN_TEST(test_options_outside_their_range_are_not_allowed);
  RUN_TEST(test_the_random_player_chooses_evenly);
  return UNITY_END();
}
