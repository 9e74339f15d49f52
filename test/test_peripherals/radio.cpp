// What the radio's callbacks leave for the loop, and what the loop waits for.
#include <thread>

#include "peripherals/radio_inbox.h"
#include "peripherals/radio_outbox.h"
#include "suites.h"

namespace {

constexpr RadioAddress neighbour{{2, 0, 0, 0, 0, 9}};
constexpr std::uint8_t mark = 0x5E;

void put(RadioInbox& inbox, std::uint8_t number) {
  const std::uint8_t bytes[] = {mark, number};
  inbox.put(neighbour, -40, {bytes, 2});
}

void test_a_frame_comes_out_as_it_went_in() {
  RadioInbox inbox(mark);
  const std::uint8_t bytes[] = {mark, 2, 3};
  inbox.put(neighbour, -71, {bytes, 3});
  RadioFrame frame;
  TEST_ASSERT_TRUE(inbox.take(frame));
  TEST_ASSERT_TRUE(frame.from == neighbour);
  TEST_ASSERT_EQUAL_INT8(-71, frame.signal_dbm);
  TEST_ASSERT_EQUAL_UINT8(3, frame.size);
  TEST_ASSERT_EQUAL_HEX8_ARRAY(bytes, frame.bytes, 3);
  TEST_ASSERT_FALSE(inbox.take(frame));
}

void test_frames_come_out_in_their_order() {
  RadioInbox inbox(mark);
  RadioFrame frame;
  for (std::uint8_t round = 0; round < 50; ++round) {
    put(inbox, round);
    put(inbox, static_cast<std::uint8_t>(round + 100));
    TEST_ASSERT_TRUE(inbox.take(frame));
    TEST_ASSERT_EQUAL_UINT8(round, frame.bytes[1]);
    TEST_ASSERT_TRUE(inbox.take(frame));
    TEST_ASSERT_EQUAL_UINT8(round + 100, frame.bytes[1]);
  }
}

void test_a_full_inbox_drops_the_newest_and_counts_it() {
  RadioInbox inbox(mark);
  for (int i = 0; i <= RadioInbox::frames_max; ++i) put(inbox, static_cast<std::uint8_t>(i));
  TEST_ASSERT_EQUAL_UINT32(1, inbox.dropped_count());
  TEST_ASSERT_EQUAL_UINT32(RadioInbox::frames_max + 1, inbox.received_count());
  RadioFrame frame;
  for (int i = 0; i < RadioInbox::frames_max; ++i) {
    TEST_ASSERT_TRUE(inbox.take(frame));
    TEST_ASSERT_EQUAL_UINT8(i, frame.bytes[1]);
  }
  TEST_ASSERT_TRUE(inbox.empty());
}

void test_a_frame_longer_than_any_of_ours_is_dropped() {
  RadioInbox inbox(mark);
  const std::uint8_t bytes[radio_frame_bytes_max + 1] = {mark};
  inbox.put(neighbour, 0, {bytes, radio_frame_bytes_max + 1});
  TEST_ASSERT_TRUE(inbox.empty());
  TEST_ASSERT_EQUAL_UINT32(1, inbox.dropped_count());
  inbox.put(neighbour, 0, {bytes, radio_frame_bytes_max});
  TEST_ASSERT_FALSE(inbox.empty());
}

/// A room full of other people's ESP-NOW.
void test_what_is_not_ours_takes_no_place() {
  RadioInbox inbox(mark);
  const std::uint8_t foreign[] = {mark + 1, mark, mark};
  for (int i = 0; i < 100; ++i) inbox.put(neighbour, 0, {foreign, sizeof foreign});
  inbox.put(neighbour, 0, {foreign, 0});
  TEST_ASSERT_TRUE(inbox.empty());
  TEST_ASSERT_EQUAL_UINT32(0, inbox.dropped_count() + inbox.received_count());
  put(inbox, 7);
  TEST_ASSERT_FALSE(inbox.empty());
}

void test_clearing_forgets_what_has_come() {
  RadioInbox inbox(mark);
  put(inbox, 1);
  inbox.clear();
  TEST_ASSERT_TRUE(inbox.empty());
}

void test_nothing_is_lost_or_torn_between_two_tasks() {
  RadioInbox inbox(mark);
  constexpr std::uint32_t frames = 20000;
  std::thread driver([&inbox] {
    std::uint8_t bytes[64];
    for (std::uint32_t i = 0; i < frames; ++i) {
      for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(i);
      bytes[0] = mark;
      inbox.put(neighbour, 0, {bytes, 64});
    }
  });
  std::uint32_t taken = 0;
  int torn = 0;
  RadioFrame frame;
  while (taken + inbox.dropped_count() < frames || !inbox.empty()) {
    if (!inbox.take(frame)) {
      std::this_thread::yield();
      continue;
    }
    ++taken;
    for (int i = 2; i < frame.size; ++i) torn += frame.bytes[i] != frame.bytes[1] ? 1 : 0;
  }
  driver.join();
  TEST_ASSERT_EQUAL_INT(0, torn);
  TEST_ASSERT_EQUAL_UINT32(frames, taken + inbox.dropped_count());
}

using State = RadioOutbox::State;

void assert_state(State expected, State state) {
  TEST_ASSERT_EQUAL_INT(static_cast<int>(expected), static_cast<int>(state));
}

void lose_one(RadioOutbox& outbox, Milliseconds now) {
  outbox.launched(0, now);
  outbox.look(0, now + RadioOutbox::report_ms_max);
}

void test_one_frame_is_in_flight_until_it_is_reported() {
  RadioOutbox outbox;
  outbox.launched(5, 1000);
  assert_state(State::in_flight, outbox.look(5, 1003));
  assert_state(State::ready, outbox.look(6, 1004));
  TEST_ASSERT_EQUAL_UINT32(0, outbox.lost_count());
}

void test_a_frame_that_is_never_reported_is_lost() {
  RadioOutbox outbox;
  outbox.launched(5, 1000);
  assert_state(State::in_flight, outbox.look(5, 1000 + RadioOutbox::report_ms_max - 1));
  assert_state(State::ready, outbox.look(5, 1000 + RadioOutbox::report_ms_max));
  TEST_ASSERT_EQUAL_UINT32(1, outbox.lost_count());
}

void test_losses_in_a_row_want_a_restart() {
  RadioOutbox outbox;
  for (int i = 0; i < RadioOutbox::losses_max; ++i) lose_one(outbox, 1000);
  assert_state(State::broken, outbox.look(0, 2000));
  outbox.restarted();
  assert_state(State::ready, outbox.look(0, 2000));
  TEST_ASSERT_EQUAL_UINT32(1, outbox.restart_count());
}

void test_a_report_in_between_breaks_the_row() {
  RadioOutbox outbox;
  for (int i = 0; i < RadioOutbox::losses_max - 1; ++i) lose_one(outbox, 1000);
  outbox.launched(0, 2000);
  outbox.look(1, 2005);
  lose_one(outbox, 3000);
  assert_state(State::ready, outbox.look(0, 4000));
}

void test_a_frame_that_the_driver_refuses_is_a_loss() {
  RadioOutbox outbox;
  for (int i = 0; i < RadioOutbox::losses_max; ++i) outbox.refused();
  assert_state(State::broken, outbox.look(0, 1000));
}

}  // namespace

void test_radio() {
  RUN_TEST(test_a_frame_comes_out_as_it_went_in);
  RUN_TEST(test_frames_come_out_in_their_order);
  RUN_TEST(test_a_full_inbox_drops_the_newest_and_counts_it);
  RUN_TEST(test_a_frame_longer_than_any_of_ours_is_dropped);
  RUN_TEST(test_what_is_not_ours_takes_no_place);
  RUN_TEST(test_clearing_forgets_what_has_come);
  RUN_TEST(test_nothing_is_lost_or_torn_between_two_tasks);
  RUN_TEST(test_one_frame_is_in_flight_until_it_is_reported);
  RUN_TEST(test_a_frame_that_is_never_reported_is_lost);
  RUN_TEST(test_losses_in_a_row_want_a_restart);
  RUN_TEST(test_a_report_in_between_breaks_the_row);
  RUN_TEST(test_a_frame_that_the_driver_refuses_is_a_loss);
}
