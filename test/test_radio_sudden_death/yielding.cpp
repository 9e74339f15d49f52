// The host that was taken for dead comes back.
#include "suite.h"

using namespace seaglass;
using namespace seaglass::storm;

namespace {

using End = TableHost::ClaimEnd;

/// Somebody writes a beacon of this table, under the address of one who plays there.
void forge_beacon(Cabin& cabin, int as, int epoch) {
  radio::Beacon beacon;
  beacon.fingerprint = rules;
  beacon.table = cabin[0].hosted().table().members().table;
  beacon.epoch = static_cast<std::uint8_t>(epoch);
  beacon.playing = true;
  beacon.host = radio::UnitName::from("Coral");
  cabin.medium->forge(address_of(as), radio::written(beacon).bytes());
}

}  // namespace

static void test_a_host_that_comes_back_before_anybody_claims_goes_on_as_before() {
  Cabin cabin("mermaid_beach", 20);
  cabin.play(8);
  const AnyState last = cabin[0].truth();
  cabin.host_dies();
  cabin.comes_back(0);
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin.all_play_with(0); }));
  expect_same(cabin.game, last, cabin[0].truth());
}

static void test_a_host_that_comes_back_during_a_claim_goes_on_as_before() {
  Cabin cabin("mermaid_beach", 21);
  cabin.play(8);
  const AnyState last = cabin[0].truth();
  cabin.host_dies();
  cabin[3].people_say = Consent::none;
  cabin[1].claim();
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin.has_agreed(1, 2); }));
  cabin.comes_back(0);
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin.all_play_with(0); }));
  TEST_ASSERT_EQUAL(static_cast<int>(End::host_is_back), static_cast<int>(cabin[1].last_end));
  expect_same(cabin.game, last, cabin[0].truth());
  cabin.play_to_the_end(0);
}

static void test_a_host_that_comes_back_after_a_claim_takes_its_seat_as_a_guest() {
  for (const char* game : {"mermaid_beach", "mermaid_rain"}) {
    Cabin cabin(game, 22);
    cabin.medium->faults.loss_percent = 10;
    cabin.play(8);
    cabin.host_dies();
    cabin[1].claim();
    TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin.all_play_with(1); }));
    cabin.comes_back(0);
    TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin.plays_with(0, 1); }));
    TEST_ASSERT_TRUE(cabin[0].seen().seats() == SeatSet(Seat(0)));
    Setup setup;
    cabin[0].stop();
    cabin.comes_back(0);  // it does not host again
    TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin.plays_with(0, 1); }));
    cabin.play_to_the_end(1);
    TEST_ASSERT_TRUE(cabin[0].seen().fairness() == Fairness::not_provable);
    cabin.expect_nothing_forged();
  }
}

static void test_a_host_that_was_only_out_of_range_gives_way() {
  Cabin cabin("mermaids_song", 23);
  cabin.play(8);
  cabin.cut(0);
  cabin.pass(12 * second);
  cabin[2].claim();
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin.plays_with(1, 2) && cabin.plays_with(3, 2); }));
  TEST_ASSERT_TRUE(cabin.hosts_game(0));
  cabin.cut(0, false);
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin.all_play_with(2); }));
  cabin.play_to_the_end(2);
  cabin.expect_nothing_forged();
}

static void test_a_forged_beacon_costs_a_host_a_few_seconds_and_only_once_a_minute() {
  Cabin cabin("mermaid_beach", 24);
  cabin.play(8);
  const AnyState last = cabin[0].truth();
  for (int i = 1; i < 4; ++i) cabin[i].stop();
  cabin.pass(12 * second);
  forge_beacon(cabin, 2, 7);
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin[0].yields_in_vain == 1; }, 10 * second));
  for (int i = 0; i < 50; ++i) {
    forge_beacon(cabin, 2 + i % 2, 7);
    cabin.pass(second);
    TEST_ASSERT_TRUE(cabin.hosts_game(0));
  }
  TEST_ASSERT_EQUAL(1, cabin[0].yields_in_vain);
  for (int i = 1; i < 4; ++i) cabin.comes_back(i);
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin.all_play_with(0); }));
  expect_same(cabin.game, last, cabin[0].truth());
}

static void test_a_beacon_of_who_does_not_play_here_is_not_looked_at() {
  Cabin cabin("mermaid_beach", 25);
  cabin.play(8);
  forge_beacon(cabin, 40, 7);
  for (int i = 0; i < 10; ++i) {
    cabin.pass(second);
    TEST_ASSERT_TRUE(cabin.hosts_game(0));
  }
}

static void test_a_host_that_missed_the_end_of_a_hand_over_follows_its_table() {
  Cabin cabin("mermaid_beach", 26);
  cabin.play(8);
  cabin[0].hand_over(cabin[0].hosted().link().peer_of(address_of(1)));
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin[1].seen().has_taken_over() || cabin.hosts_game(1); },
                                   60 * second, 1000));
  // As if it had lost its power before it dropped its record.
  cabin[0].stop();
  cabin.pass(10 * second);
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin.plays_with(2, 1) && cabin.plays_with(3, 1); }));
  cabin.comes_back(0);
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin.all_play_with(1); }));
  cabin.play_to_the_end(1);
}

static void test_after_weeks_at_a_table_its_guests_still_find_it_at_a_later_host() {
  constexpr Milliseconds day_ms = 24 * 60 * 60 * 1000;
  Cabin cabin("mermaid_beach", 27);
  cabin.play(8);
  for (int day = 0; day < 30; ++day) {
    for (auto& unit : cabin.units) unit->clock_begins += day_ms;
    cabin.pass(second);
  }
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin.all_play_with(0); }));
  cabin.pass(8 * second);
  cabin.host_dies();
  cabin[1].claim();
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin.all_play_with(1); }));
}

void yielding_tests() {
  RUN_TEST(test_a_host_that_comes_back_before_anybody_claims_goes_on_as_before);
  RUN_TEST(test_a_host_that_comes_back_during_a_claim_goes_on_as_before);
  RUN_TEST(test_a_host_that_comes_back_after_a_claim_takes_its_seat_as_a_guest);
  RUN_TEST(test_a_host_that_was_only_out_of_range_gives_way);
  RUN_TEST(test_a_forged_beacon_costs_a_host_a_few_seconds_and_only_once_a_minute);
  RUN_TEST(test_a_beacon_of_who_does_not_play_here_is_not_looked_at);
  RUN_TEST(test_a_host_that_missed_the_end_of_a_hand_over_follows_its_table);
  RUN_TEST(test_after_weeks_at_a_table_its_guests_still_find_it_at_a_later_host);
}
