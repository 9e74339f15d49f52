// Whatever the air does, all units come to show the same.
#include "suite.h"

using namespace seaglass;

static void test_a_host_and_two_guests_play_to_the_end_and_agree() {
  Room room(beach(), {1, 1});
  room.deal();
  room.play_on();
  room.pass(500);
  TEST_ASSERT_TRUE(room.host.table().stage() == Stage::over);
  expect_agreement(room);
}

static void test_they_agree_also_where_the_air_loses_and_swaps() {
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    Room room(beach(), {1, 1}, seed);
    room.air.faults = {30, 80};
    room.deal();
    room.play_on();
    room.pass(4000);
    TEST_ASSERT_TRUE(room.host.table().stage() == Stage::over);
    expect_agreement(room);
  }
}

static void test_every_game_is_played_by_several_people_on_a_unit() {
  for (int game = 0; game < game_count; ++game) {
    Room room(game, {2, 1}, 3);
    room.air.faults = {10, 30};
    room.deal();
    room.play_on();
    room.pass(4000);
    TEST_ASSERT_TRUE(room.host.table().stage() == Stage::over);
    expect_agreement(room);
  }
}

void synchronising_tests() {
  RUN_TEST(test_a_host_and_two_guests_play_to_the_end_and_agree);
  RUN_TEST(test_they_agree_also_where_the_air_loses_and_swaps);
  RUN_TEST(test_every_game_is_played_by_several_people_on_a_unit);
}
