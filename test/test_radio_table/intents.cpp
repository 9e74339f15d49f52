// What guests decide: played at most once, refused with the reason, and answered.
#include "suite.h"

using namespace seaglass;

namespace {

/// A table where it is the turn of somebody on guest 0.
struct GuestsTurn : Room {
  Seat seat;

  explicit GuestsTurn(std::uint64_t seed = 1) : Room(find_game("mermaids_song"), {1, 1}, seed) {
    deal();
    for (int i = 0; i < 100; ++i) {
      pass(200);
      for (Seat each : all_seats(3))
        if (guest().may_decide(each)) {
          seat = each;
          return;
        }
      host.decide_something();
      guests[1]->decide_something();
    }
    TEST_FAIL_MESSAGE("guest 0 never has a turn");
  }
  TableGuest& guest() { return guests[0]->table(); }
  int revision() { return host.table().revision(); }
  Choice legal() {
    Random random(1);
    return any_choice(random,
                      [&](auto visit) { guest().game().choices(guest().state(), seat, VisitChoice(visit)); });
  }
  void inject(int unit, const Intent& intent, int host_term = 0) {
    Report report;
    report.host_term = static_cast<std::uint8_t>(host_term);
    report.intents.push_back(intent);
    std::uint8_t memory[Channel::message_bytes_max];
    BitWriter writer({memory, Channel::message_bytes_max});
    write(report, writer);
    air.send(unit, true, {memory, writer.bytes()});
    pass(step_ms);
  }
  int number() {
    int count = 0;
    for (int i = 0; i < host.journal().size(); ++i)
      if (host.journal().at(i).seat == seat) ++count;
    return count;
  }
  Intent intent(Choice choice, int attempt = 1) {
    return {seat, static_cast<std::uint16_t>(number()), static_cast<std::uint8_t>(attempt), choice};
  }
};

constexpr Choice nonsense{250, 250, 250, 250};

}  // namespace

static void test_an_intent_that_is_said_twice_is_played_once() {
  GuestsTurn room;
  const Intent intent = room.intent(room.legal());
  const int before = room.revision();
  room.inject(0, intent);
  room.inject(0, intent);
  TEST_ASSERT_EQUAL(before + 1, room.revision());
}

static void test_an_intent_for_somebody_elses_seat_is_not_played() {
  GuestsTurn room;
  const int before = room.revision();
  room.inject(1, room.intent(room.legal()));
  TEST_ASSERT_EQUAL(before, room.revision());
}

static void test_an_intent_for_the_table_of_another_host_is_not_played() {
  GuestsTurn room;
  const int before = room.revision();
  room.inject(0, room.intent(room.legal()), 1);
  TEST_ASSERT_EQUAL(before, room.revision());
  room.inject(0, room.intent(room.legal()));
  TEST_ASSERT_EQUAL(before + 1, room.revision());
}

static void test_a_refused_choice_comes_back_with_the_reason() {
  GuestsTurn room;
  room.guest().decide(room.seat, nonsense);
  room.pass(200);
  TableGuest::Answer answer;
  TEST_ASSERT_TRUE(room.guest().next_answer(answer));
  TEST_ASSERT_TRUE(answer.outcome == TableGuest::Outcome::refused && answer.rule);
  TEST_ASSERT_TRUE(room.guest().may_decide(room.seat));
}

static void test_a_refused_choice_stays_refused_however_late_a_copy_comes() {
  GuestsTurn room;
  room.inject(0, room.intent(nonsense, 5));
  const int before = room.revision();
  room.inject(0, room.intent(room.legal(), 5));
  TEST_ASSERT_EQUAL(before, room.revision());
  room.inject(0, room.intent(nonsense, 6));
  room.inject(0, room.intent(room.legal(), 5));
  TEST_ASSERT_EQUAL(before, room.revision());
  room.inject(0, room.intent(room.legal(), 7));
  TEST_ASSERT_EQUAL(before + 1, room.revision());
}

static void test_two_people_of_a_unit_who_are_refused_at_once_are_both_told() {
  Room room(find_game("mermaid_rain"), {2, 1});
  room.deal();
  TableGuest& guest = room.guests[0]->table();
  guest.decide(Seat(1), nonsense);
  guest.decide(Seat(2), nonsense);
  room.pass(1000);
  TEST_ASSERT_FALSE(guest.is_deciding(Seat(1)));
  TEST_ASSERT_FALSE(guest.is_deciding(Seat(2)));
}

static void test_a_choice_that_cannot_be_kept_is_not_played() {
  GuestsTurn room;
  room.host.journal().fails = true;
  room.guest().decide(room.seat, room.legal());
  room.pass(200);
  TableGuest::Answer answer;
  TEST_ASSERT_TRUE(room.guest().next_answer(answer));
  TEST_ASSERT_TRUE(answer.outcome == TableGuest::Outcome::not_kept);
  room.host.journal().fails = false;
  room.guest().decide(room.seat, room.legal());
  room.pass(200);
  TEST_ASSERT_TRUE(room.guest().next_answer(answer));
  TEST_ASSERT_TRUE(answer.outcome == TableGuest::Outcome::played);
}

static void test_what_a_guest_was_told_is_played_survives_a_restart_of_the_host() {
  GuestsTurn room;
  room.guest().decide(room.seat, room.legal());
  TableGuest::Answer answer;
  while (!room.guest().next_answer(answer)) room.pass(step_ms);
  const int played = room.revision();
  room.host.stop();
  TEST_ASSERT_TRUE(room.host.resume());
  TEST_ASSERT_EQUAL(played, room.revision());
}

static void test_an_intent_under_way_while_the_host_restarts_is_played_once() {
  GuestsTurn room;
  const int before = room.revision();
  room.guest().decide(room.seat, room.legal());
  room.guests[0]->step();
  room.host.step();  // it has been played, but nobody was told
  room.host.stop();
  room.pass(300);
  TEST_ASSERT_TRUE(room.host.resume());
  room.pass(300);
  TEST_ASSERT_EQUAL(before + 1, room.revision());
  TableGuest::Answer answer;
  TEST_ASSERT_TRUE(room.guest().next_answer(answer));
  TEST_ASSERT_TRUE(answer.outcome == TableGuest::Outcome::played);
}

static void test_messages_of_nonsense_change_nothing() {
  GuestsTurn room;
  Random random(3);
  const int before = room.revision();
  for (int i = 0; i < 3000; ++i) {
    std::uint8_t memory[Channel::message_bytes_max];
    for (std::uint8_t& byte : memory) byte = static_cast<std::uint8_t>(random.next() >> 24);
    const int size = random.below(Channel::message_bytes_max) + 1;
    room.air.send(0, true, {memory, size});
    room.air.send(1, false, {memory, size});
    room.pass(step_ms);
  }
  room.pass(1000);
  TEST_ASSERT_EQUAL(before, room.revision());
  expect_agreement(room);
}

void intent_tests() {
  RUN_TEST(test_an_intent_that_is_said_twice_is_played_once);
  RUN_TEST(test_an_intent_for_somebody_elses_seat_is_not_played);
  RUN_TEST(test_an_intent_for_the_table_of_another_host_is_not_played);
  RUN_TEST(test_a_refused_choice_comes_back_with_the_reason);
  RUN_TEST(test_a_refused_choice_stays_refused_however_late_a_copy_comes);
  RUN_TEST(test_two_people_of_a_unit_who_are_refused_at_once_are_both_told);
  RUN_TEST(test_a_choice_that_cannot_be_kept_is_not_played);
  RUN_TEST(test_what_a_guest_was_told_is_played_survives_a_restart_of_the_host);
  RUN_TEST(test_an_intent_under_way_while_the_host_restarts_is_played_once);
  RUN_TEST(test_messages_of_nonsense_change_nothing);
}
