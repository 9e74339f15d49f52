// What a host asks for, and what it takes.
#include "suite.h"

using namespace seaglass;
using Turn = HostShuffle::Turn;

namespace {

constexpr EntropyShare entropy_share_of(int unit) {
  EntropyShare entropy_share;
  entropy_share.bytes[0] = static_cast<std::uint8_t>(unit + 1);
  return entropy_share;
}

struct Said {
  Deal& deal;
  Turn promise(int unit) { return promise(unit, deal.stamp); }
  Turn promise(int unit, std::uint16_t stamp) {
    Report report;
    report.room_stamp = stamp;
    report.gives = Report::Gives::promise;
    report.promise = promise_of(deal.cryptography, entropy_share_of(unit));
    return deal.hear(unit, report);
  }
  Turn entropy_share(int unit, int whose) {
    Report report;
    report.room_stamp = deal.stamp;
    report.gives = Report::Gives::entropy_share;
    report.entropy_share = entropy_share_of(whose);
    return deal.hear(unit, report);
  }
  Turn entropy_share(int unit) { return entropy_share(unit, unit); }
};

}  // namespace

static void test_a_host_commits_itself_when_all_have_promised() {
  Deal deal;
  Said unit{deal};
  TEST_ASSERT_TRUE(deal.begin() == Turn::asks);
  TEST_ASSERT_TRUE(unit.promise(0) == Turn::waits);
  TEST_ASSERT_FALSE(deal.is_committed());
  TEST_ASSERT_TRUE(unit.promise(1) == Turn::asks);
  TEST_ASSERT_TRUE(deal.is_committed());
}

static void test_an_entropy_share_before_the_commitment_is_not_taken() {
  Deal deal;
  Said unit{deal};
  static_cast<void>(deal.begin());
  unit.promise(0);
  unit.entropy_share(0);
  unit.promise(1);
  TEST_ASSERT_TRUE(unit.entropy_share(1) == Turn::waits);
  TEST_ASSERT_TRUE(unit.entropy_share(0) == Turn::deals);
}

static void test_entropy_shares_are_in_the_order_of_the_units() {
  Deal deal(3);
  Said unit{deal};
  static_cast<void>(deal.begin());
  for (int i : {0, 1, 2}) unit.promise(i);
  for (int i : {2, 0, 1}) unit.entropy_share(i);
  TEST_ASSERT_EQUAL(3, deal.record.entropy_shares.size());
  for (int i = 0; i < 3; ++i) TEST_ASSERT_EQUAL(i + 1, deal.record.entropy_shares[i].bytes[0]);
}

static void test_an_answer_to_an_earlier_room_is_not_taken() {
  Deal deal;
  Said unit{deal};
  static_cast<void>(deal.begin());
  const std::uint16_t before = deal.stamp;
  static_cast<void>(deal.begin());
  unit.promise(0);
  TEST_ASSERT_TRUE(unit.promise(1, before) == Turn::waits);
  TEST_ASSERT_TRUE(unit.promise(1, 0) == Turn::waits);
  TEST_ASSERT_FALSE(deal.is_committed());
  TEST_ASSERT_TRUE(unit.promise(1) == Turn::asks);
}

static void test_another_entropy_share_than_promised_makes_all_promise_again() {
  Deal deal;
  Said unit{deal};
  static_cast<void>(deal.begin());
  unit.promise(0);
  unit.promise(1);
  const DealRecord before = deal.record;
  TEST_ASSERT_TRUE(unit.entropy_share(0, 4) == Turn::asks);
  TEST_ASSERT_FALSE(deal.is_committed());
  TEST_ASSERT_FALSE(same_bytes(before.secret, deal.record.secret, DealRecord::secret_bytes));
  TEST_ASSERT_TRUE(unit.entropy_share(1) == Turn::waits);
  unit.promise(0);
  TEST_ASSERT_TRUE(unit.promise(1) == Turn::asks);
}

static void test_a_new_session_keeps_the_promise_and_not_the_entropy_share() {
  Deal deal;
  Said unit{deal};
  static_cast<void>(deal.begin());
  unit.promise(0);
  unit.promise(1);
  unit.entropy_share(0);
  deal.host.begin_session(0);
  TEST_ASSERT_TRUE(unit.entropy_share(1) == Turn::waits);
  TEST_ASSERT_TRUE(unit.entropy_share(0) == Turn::deals);
}

static void test_units_without_a_seat_are_not_waited_for() {
  Deal deal(1);
  Said unit{deal};
  static_cast<void>(deal.begin());
  TEST_ASSERT_TRUE(unit.promise(0) == Turn::asks);
  TEST_ASSERT_TRUE(unit.entropy_share(0) == Turn::deals);
  TEST_ASSERT_EQUAL(1, deal.record.entropy_shares.size());
}

/// It watches, or was sent away: what it says of a shuffle is nobody's.
static void test_units_without_a_seat_cannot_have_it_begun_anew() {
  Deal deal(1);
  Said unit{deal};
  static_cast<void>(deal.begin());
  unit.promise(1);
  unit.promise(0);
  TEST_ASSERT_TRUE(unit.entropy_share(1, 4) == Turn::waits);
  TEST_ASSERT_TRUE(deal.is_committed());
  TEST_ASSERT_TRUE(unit.entropy_share(0) == Turn::deals);
}

static SeatSet seats(std::initializer_list<int> numbers) {
  SeatSet seats;
  for (int number : numbers) seats.insert(Seat(number));
  return seats;
}

static void test_who_owes_its_part_for_a_while_is_late() {
  Deal deal(3);
  Said unit{deal};
  static_cast<void>(deal.begin());
  for (int i : {0, 2}) unit.promise(i);
  TEST_ASSERT_TRUE(deal.late_after(HostShuffle::late_ms - 1) == seats({}));
  TEST_ASSERT_TRUE(deal.late_after(1) == seats({2}));
  unit.promise(1);
  TEST_ASSERT_TRUE(deal.late_after(0) == seats({}));
  for (int i : {1, 2}) unit.entropy_share(i);
  TEST_ASSERT_TRUE(deal.late_after(HostShuffle::late_ms - 1) == seats({}));
  TEST_ASSERT_TRUE(deal.late_after(1) == seats({1}));
  deal.host.begin_session(1);  // what it told was perhaps forgotten
  TEST_ASSERT_TRUE(deal.late_after(0) == seats({1, 2}));
  static_cast<void>(deal.begin());
  TEST_ASSERT_TRUE(deal.late_after(0) == seats({}));
}

/// Everybody is asked anew each time; only the one that breaks its promises keeps them all waiting.
static void test_who_breaks_its_promises_again_and_again_is_late() {
  Deal deal;
  Said unit{deal};
  static_cast<void>(deal.begin());
  for (int times = 0; times < 20; ++times) {
    for (int i : {0, 1}) unit.promise(i);
    deal.now += HostShuffle::late_ms / 10;
    TEST_ASSERT_TRUE(unit.entropy_share(1, 4) == Turn::asks);
    TEST_ASSERT_TRUE(deal.late_after(0) == (times < 10 ? seats({}) : seats({2})));
  }
}

/// A unit that lost its power once is like the others then.
static void test_who_started_anew_once_is_not_late_for_that() {
  Deal deal;
  Said unit{deal};
  static_cast<void>(deal.begin());
  for (int i : {0, 1}) unit.promise(i);
  unit.entropy_share(1, 4);
  for (int i : {0, 1}) unit.promise(i);
  unit.entropy_share(1);
  TEST_ASSERT_TRUE(deal.late_after(HostShuffle::late_ms) == seats({1}));
}

static void test_a_host_without_other_units_deals_at_once() {
  Deal deal(0);
  TEST_ASSERT_TRUE(deal.begin() == Turn::deals);
  TEST_ASSERT_TRUE(deal.is_committed());
}

static void test_a_resumed_table_has_the_commitment_of_its_record() {
  Deal deal;
  GuestShuffle guests[2];
  deal.make(guests, 2);
  const Key before = deal.room(0).commitment;
  deal.host = HostShuffle();
  deal.host.resume(deal.cryptography, deal.record);
  TEST_ASSERT_EQUAL_MEMORY(before.bytes, deal.room(0).commitment.bytes, Key::size);
}

void host_tests() {
  RUN_TEST(test_a_host_commits_itself_when_all_have_promised);
  RUN_TEST(test_an_entropy_share_before_the_commitment_is_not_taken);
  RUN_TEST(test_entropy_shares_are_in_the_order_of_the_units);
  RUN_TEST(test_an_answer_to_an_earlier_room_is_not_taken);
  RUN_TEST(test_another_entropy_share_than_promised_makes_all_promise_again);
  RUN_TEST(test_a_new_session_keeps_the_promise_and_not_the_entropy_share);
  RUN_TEST(test_units_without_a_seat_are_not_waited_for);
  RUN_TEST(test_units_without_a_seat_cannot_have_it_begun_anew);
  RUN_TEST(test_who_owes_its_part_for_a_while_is_late);
  RUN_TEST(test_who_breaks_its_promises_again_and_again_is_late);
  RUN_TEST(test_who_started_anew_once_is_not_late_for_that);
  RUN_TEST(test_a_host_without_other_units_deals_at_once);
  RUN_TEST(test_a_resumed_table_has_the_commitment_of_its_record);
}
