// What a host does that hands its table over, and who can host it by now.
#include "flash.h"
#include "on_air/migration/host_migration.h"
#include "suite.h"

using namespace seaglass;

namespace {

constexpr int next_host = 2, another = 1;
constexpr UnitBits all = 1 << next_host | 1 << another;

struct Giving {
  FailingStore store;
  DealRecord record;
  HandOver hand_over;
  Milliseconds now = 50;

  Giving() {
    record.members.units[next_host].bytes[5] = 9;
    hand_over.begin(next_host, record.members.units[next_host], 17);
  }
  KeptDeal deal() { return {record, store}; }
  bool hear(bool holds, bool has_read = true, bool is_low = false) {
    Report report;
    report.holds_table = holds;
    report.is_low = is_low;
    return hand_over.hear(report, has_read, deal(), 0);
  }
  bool step(UnitBits have_read) { return hand_over.step({all, have_read}, deal(), now); }
  HandOverStatus told(int unit) {
    RoomMessage room;
    hand_over.report(unit, room);
    return room.hand_over_status;
  }
};

}  // namespace

static void test_it_is_told_that_it_hosts_once_it_holds_all() {
  Giving host;
  TEST_ASSERT_FALSE(host.hear(false));
  TEST_ASSERT_FALSE(host.told(next_host).done);
  TEST_ASSERT_TRUE(host.hear(true));
  TEST_ASSERT_TRUE(host.told(next_host).done && host.told(next_host).choices == 17);
  TEST_ASSERT_TRUE(host.hand_over.is_given() && host.store.record().was_given_to(next_host));
}

static void test_what_cannot_be_noted_is_not_given() {
  Giving host;
  host.store.fails = true;
  TEST_ASSERT_FALSE(host.hear(true));
  TEST_ASSERT_FALSE(host.told(next_host).done || host.record.was_given_to(next_host));
  host.store.fails = false;
  TEST_ASSERT_TRUE(host.hear(true));
}

/// It restarted, and says so; that the flash refuses to note it does not make it the host.
static void test_a_next_host_that_lost_the_table_never_has_it() {
  Giving host;
  host.hear(true);
  host.store.fails = true;
  host.hear(false);
  host.store.fails = false;
  TEST_ASSERT_FALSE(host.step(all));
  TEST_ASSERT_FALSE(host.hand_over.is_gone() || host.hand_over.is_given());
}

static void test_the_table_is_gone_when_the_next_host_has_read_so() {
  Giving host;
  host.hear(true);
  TEST_ASSERT_FALSE(host.step(1 << another));
  TEST_ASSERT_FALSE(host.hand_over.is_gone());
  TEST_ASSERT_TRUE(host.step(1 << next_host));
  TEST_ASSERT_TRUE(host.hand_over.is_gone());
  TEST_ASSERT_TRUE(host.store.record().hand_over_phase == HandOverPhase::gone);
}

static void test_a_table_is_not_gone_before_that_is_in_flash() {
  Giving host;
  host.hear(true);
  host.store.fails = true;
  TEST_ASSERT_FALSE(host.step(all));
  TEST_ASSERT_FALSE(host.hand_over.is_gone());
  TEST_ASSERT_TRUE(host.record.hand_over_phase == HandOverPhase::here);
}

static void test_the_others_are_sent_there_only_when_it_is_gone() {
  Giving host;
  host.hear(true);
  TEST_ASSERT_TRUE(host.told(another).any && !host.told(another).done);
  host.step(1 << next_host);
  TEST_ASSERT_TRUE(host.told(another).done);
  TEST_ASSERT_FALSE(host.hand_over.has_moved());
  host.step(1 << next_host);
  TEST_ASSERT_FALSE(host.hand_over.has_moved());
  host.step(all);
  TEST_ASSERT_TRUE(host.hand_over.has_moved());
}

static void test_who_never_hears_where_it_is_is_not_waited_for() {
  Giving host;
  host.hear(true);
  host.step(1 << next_host);
  host.now += host.hand_over.wait_ms();
  host.step(1 << next_host);
  TEST_ASSERT_TRUE(host.hand_over.has_moved());
}

static void test_a_table_can_stay_until_it_is_gone() {
  Giving host;
  TEST_ASSERT_TRUE(host.hand_over.keep());
  TEST_ASSERT_FALSE(host.hand_over.is_moving());
  Giving gone;
  gone.hear(true);
  gone.step(1 << next_host);
  TEST_ASSERT_FALSE(gone.hand_over.keep());
  TEST_ASSERT_TRUE(gone.hand_over.is_moving());
}

static void test_who_goes_away_gets_it_only_if_it_was_told_so() {
  Giving host;
  TEST_ASSERT_TRUE(host.hand_over.note_away());
  TEST_ASSERT_FALSE(host.hand_over.is_moving());
  Giving told;
  told.hear(true);
  TEST_ASSERT_FALSE(told.hand_over.note_away());
  TEST_ASSERT_TRUE(told.hand_over.is_moving());
}

/// It has read that it hosts, and holds nothing.
static void test_a_next_host_that_started_anew_does_not_host() {
  Giving host;
  host.hear(true);
  TEST_ASSERT_FALSE(host.hear(false, false));
  TEST_ASSERT_TRUE(host.hear(false));
  TEST_ASSERT_FALSE(host.told(next_host).done || host.store.record().was_given_to(next_host));
}

static void test_a_low_cell_declines_until_the_table_is_given() {
  int unit = 0;
  Giving host;
  TEST_ASSERT_TRUE(host.hear(false, true, true));
  TEST_ASSERT_FALSE(host.hand_over.is_moving());
  TEST_ASSERT_TRUE(host.hand_over.take_decline(unit) && unit == next_host);
  TEST_ASSERT_FALSE(host.hand_over.take_decline(unit));
  Giving given;
  given.hear(true);
  TEST_ASSERT_FALSE(given.hear(true, true, true));
  TEST_ASSERT_TRUE(given.hand_over.is_given());
}

static void test_the_next_host_waits_as_long_as_it_is_held() {
  Giving host;
  host.hand_over.set_holding(true);
  TEST_ASSERT_FALSE(host.hear(true));
  host.hand_over.set_holding(false);
  TEST_ASSERT_TRUE(host.hear(true));
}

static void test_after_a_restart_a_given_table_is_still_given() {
  Giving host;
  host.hear(true);
  HandOver resumed;
  resumed.resume(host.store.record(), 17);
  TEST_ASSERT_TRUE(resumed.is_to(next_host) && resumed.is_given());
  TEST_ASSERT_TRUE(resumed.address() == host.hand_over.address());
  HandOver untouched;
  untouched.resume(DealRecord(), 17);
  TEST_ASSERT_FALSE(untouched.is_moving());
}

static void test_who_left_all_others_can_have_claimed_with_them() {
  HostMigration migration;
  migration.note_away(0, 0b110);
  TEST_ASSERT_FALSE(migration.can_be_claimed_by(0, 0b110, 0b001));  // they stayed here
  migration.note_away(1, 0b100);
  migration.note_away(2, 0);
  TEST_ASSERT_TRUE(migration.can_be_claimed_by(0, 0, 0b111));
  TEST_ASSERT_TRUE(migration.can_be_claimed_by(0, 0b100, 0b011));   // came back later, alone
  TEST_ASSERT_FALSE(migration.can_be_claimed_by(0, 0b110, 0b001));  // more of them are here
  TEST_ASSERT_FALSE(migration.can_be_claimed_by(1, 0b010, 0b101));  // it is here itself
}

void hand_over_tests() {
  RUN_TEST(test_it_is_told_that_it_hosts_once_it_holds_all);
  RUN_TEST(test_what_cannot_be_noted_is_not_given);
  RUN_TEST(test_a_next_host_that_lost_the_table_never_has_it);
  RUN_TEST(test_the_table_is_gone_when_the_next_host_has_read_so);
  RUN_TEST(test_a_table_is_not_gone_before_that_is_in_flash);
  RUN_TEST(test_the_others_are_sent_there_only_when_it_is_gone);
  RUN_TEST(test_who_never_hears_where_it_is_is_not_waited_for);
  RUN_TEST(test_a_table_can_stay_until_it_is_gone);
  RUN_TEST(test_who_goes_away_gets_it_only_if_it_was_told_so);
  RUN_TEST(test_a_next_host_that_started_anew_does_not_host);
  RUN_TEST(test_a_low_cell_declines_until_the_table_is_given);
  RUN_TEST(test_the_next_host_waits_as_long_as_it_is_held);
  RUN_TEST(test_after_a_restart_a_given_table_is_still_given);
  RUN_TEST(test_who_left_all_others_can_have_claimed_with_them);
}
