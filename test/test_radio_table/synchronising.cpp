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

/// Of everything that was hashed on any unit, but for what a guest has seen and for snapshots, of which each
/// position has one.
static int rare_hashes(const Room& room) {
  int hashes = 0;
  for (const Purpose purpose : purposes::all) {
    if (purpose == Purpose::witness || purpose == Purpose::share) continue;
    hashes += room.host.cryptography().hashes_for(purpose);
    for (const auto& guest : room.guests) hashes += guest->cryptography().hashes_for(purpose);
  }
  return hashes;
}

static void test_an_ordinary_choice_is_told_and_nothing_else() {
  Room room(beach(), {1, 1});
  room.deal();
  room.play_on(4);
  room.pass(3000);
  const int hashes = rare_hashes(room), writes = room.host.store().writes;
  room.air.watch = [](int, bool to_host, std::vector<std::uint8_t>& bytes) {
    BitReader reader({bytes.data(), static_cast<int>(bytes.size())});
    Report report;
    if (!to_host) {
      const HostSays says = read_host_header(reader).says;
      TEST_ASSERT_TRUE(says == HostSays::state || says == HostSays::snapshot);
    } else {
      TEST_ASSERT_TRUE(read(report, reader));
      TEST_ASSERT_TRUE(report.gives == Report::Gives::nothing && report.wants == Blob::none);
      TEST_ASSERT_TRUE(report.consent == Consent::none && !report.holds_table && !report.introduces);
    }
  };
  int guests_choices = 0;
  for (int i = 0; i < 12; ++i) {
    const int before = room.host.table().revision();
    for (auto& guest : room.guests) guests_choices += guest->decide_something() ? 1 : 0;
    room.pass(3000);
    if (room.host.table().revision() == before) room.host.decide_something();
    room.pass(3000);
    expect_agreement(room);
  }
  TEST_ASSERT_GREATER_OR_EQUAL(2, guests_choices);
  TEST_ASSERT_EQUAL(hashes, rare_hashes(room));
  TEST_ASSERT_EQUAL(writes, room.host.store().writes);
}

void synchronising_tests() {
  RUN_TEST(test_an_ordinary_choice_is_told_and_nothing_else);
  RUN_TEST(test_a_host_and_two_guests_play_to_the_end_and_agree);
  RUN_TEST(test_they_agree_also_where_the_air_loses_and_swaps);
  RUN_TEST(test_every_game_is_played_by_several_people_on_a_unit);
}
