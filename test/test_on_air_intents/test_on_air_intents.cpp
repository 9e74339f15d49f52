// What people decide on a guest, what the host makes of it, and what becomes of it: both halves alone.
#include <unity.h>

#include "on_air/guest_intents.h"
#include "on_air/host_intents.h"
#include "sealing/sodium_cryptography.h"  // PlatformIO looks only here which libraries are needed

using namespace seaglass;
using Turn = HostIntents::Turn;
using Outcome = GuestIntents::Outcome;

void setUp() {}
void tearDown() {}

namespace {

constexpr Choice swim{1, 2, 0, 0};
constexpr Choice dive{1, 3, 0, 0};
constexpr std::uint8_t some_rule = 4;

struct Halves {
  HostIntents host;
  GuestIntents guest;

  Intent said(Seat seat) {
    Report report;
    guest.report(report);
    for (const Intent& intent : report.intents)
      if (intent.seat == seat) return intent;
    TEST_FAIL_MESSAGE("nothing is said for that seat");
    return {};
  }
  void tell(int unit = 0) {
    StateHeader header;
    host.report(unit, header);
    guest.hear(header);
  }
  void expect(Seat seat, Outcome outcome) {
    GuestIntents::Answer answer;
    TEST_ASSERT_TRUE(guest.next(answer));
    TEST_ASSERT_TRUE(answer.seat == seat);
    TEST_ASSERT_EQUAL(static_cast<int>(outcome), static_cast<int>(answer.outcome));
    TEST_ASSERT_FALSE(guest.is_deciding(seat));
  }
};

const Seat own(1), other(2);

}  // namespace

static void test_a_decision_is_played_once() {
  Halves table;
  table.guest.decide(own, swim);
  const Intent intent = table.said(own);
  TEST_ASSERT_TRUE(table.host.hear(intent) == Turn::play);
  table.host.note_played(own, swim);
  TEST_ASSERT_TRUE(table.host.hear(intent) == Turn::nothing);
}

static void test_a_decision_is_said_until_it_is_answered() {
  Halves table;
  table.guest.decide(own, swim);
  table.tell();
  TEST_ASSERT_TRUE(table.guest.is_deciding(own));
  table.host.note_played(own, swim);
  table.tell();
  table.expect(own, Outcome::played);
  TEST_ASSERT_FALSE(table.guest.any());
  TEST_ASSERT_EQUAL(1, table.guest.decisions_of(own));
}

static void test_what_another_decided_for_the_seat_overtakes_it() {
  Halves table;
  table.guest.decide(own, swim);
  table.host.note_played(own, dive);
  table.tell();
  table.expect(own, Outcome::overtaken);
}

static void test_a_refused_attempt_stays_refused() {
  Halves table;
  table.guest.decide(own, swim);
  const Intent intent = table.said(own);
  table.host.note_refused(intent, some_rule);
  TEST_ASSERT_TRUE(table.host.hear(intent) == Turn::tell_refused);
  TEST_ASSERT_TRUE(table.host.tell_refused(0, own));
  TEST_ASSERT_FALSE(table.host.tell_refused(0, own));
  table.tell();
  table.expect(own, Outcome::refused);
}

static void test_another_attempt_is_played_and_the_former_is_not() {
  Halves table;
  table.guest.decide(own, swim);
  const Intent refused = table.said(own);
  table.host.note_refused(refused, some_rule);
  static_cast<void>(table.host.tell_refused(0, own));
  table.tell();
  table.guest.decide(own, dive);
  const Intent next = table.said(own);
  TEST_ASSERT_TRUE(table.host.hear(next) == Turn::play);
  table.host.note_refused(next, some_rule);
  TEST_ASSERT_TRUE(table.host.hear(refused) == Turn::nothing);
}

static void test_what_could_not_be_kept_may_be_tried_again() {
  Halves table;
  table.guest.decide(own, swim);
  table.host.note_refused(table.said(own), RefusedIntent::not_kept);
  static_cast<void>(table.host.tell_refused(0, own));
  table.tell();
  table.expect(own, Outcome::not_kept);
  table.guest.decide(own, swim);
  TEST_ASSERT_TRUE(table.host.hear(table.said(own)) == Turn::play);
}

static void test_two_of_one_unit_are_refused_one_after_the_other() {
  Halves table;
  table.guest.decide(own, swim);
  table.guest.decide(other, dive);
  for (Seat seat : {own, other}) {
    table.host.note_refused(table.said(seat), some_rule);
    TEST_ASSERT_TRUE(table.host.tell_refused(0, seat));
  }
  table.tell();
  table.expect(other, Outcome::refused);
  TEST_ASSERT_TRUE(table.guest.is_deciding(own));
  TEST_ASSERT_TRUE(table.host.hear(table.said(own)) == Turn::tell_refused);
  TEST_ASSERT_TRUE(table.host.tell_refused(0, own));
  table.tell();
  table.expect(own, Outcome::refused);
}

static void test_a_new_session_forgets_refusals_and_no_decision() {
  Halves table;
  table.host.note_played(own, swim);
  table.guest.hear([&] {
    StateHeader header;
    table.host.report(0, header);
    return header;
  }());
  table.guest.decide(own, dive);
  const Intent intent = table.said(own);
  table.host.note_refused(intent, some_rule);
  table.host.begin_session(0, SeatSet(own));
  TEST_ASSERT_TRUE(table.host.hear(intent) == Turn::play);
  TEST_ASSERT_EQUAL(1, intent.number);
}

static void test_the_journal_says_how_often_each_seat_decided() {
  MemoryJournal<4> journal;
  journal.append({own, swim});
  journal.append({other, dive});
  journal.append({own, dive});
  const HostIntents host(journal);
  StateHeader header;
  host.report(0, header);
  TEST_ASSERT_EQUAL(2, header.decided[own].count);
  TEST_ASSERT_TRUE(header.decided[own].last == dive);
  TEST_ASSERT_EQUAL(1, header.decided[other].count);
}

static void test_another_game_overtakes_all_and_counts_anew() {
  Halves table;
  table.host.note_played(own, swim);
  table.tell();
  table.guest.decide(own, dive);
  table.guest.begin_anew();
  table.expect(own, Outcome::overtaken);
  TEST_ASSERT_EQUAL(0, table.guest.decisions_of(own));
}

static void test_a_game_that_is_gone_leaves_no_answer() {
  Halves table;
  table.guest.decide(own, swim);
  table.guest.forget();
  GuestIntents::Answer answer;
  TEST_ASSERT_FALSE(table.guest.any() || table.guest.next(answer));
}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_a_decision_is_played_once);
  RUN_TEST(test_a_decision_is_said_until_it_is_answered);
  RUN_TEST(test_what_another_decided_for_the_seat_overtakes_it);
  RUN_TEST(test_a_refused_attempt_stays_refused);
  RUN_TEST(test_another_attempt_is_played_and_the_former_is_not);
  RUN_TEST(test_what_could_not_be_kept_may_be_tried_again);
  RUN_TEST(test_two_of_one_unit_are_refused_one_after_the_other);
  RUN_TEST(test_a_new_session_forgets_refusals_and_no_decision);
  RUN_TEST(test_the_journal_says_how_often_each_seat_decided);
  RUN_TEST(test_another_game_overtakes_all_and_counts_anew);
  RUN_TEST(test_a_game_that_is_gone_leaves_no_answer);
  return UNITY_END();
}
