// The shared radio channel of the simulator: airtime, carrier sense, collisions, partitions and faults.
#include <unity.h>

#include <memory>
#include <vector>

#include "simulator/medium.h"

using namespace seaglass;
using namespace seaglass::simulator;

void setUp() {}
void tearDown() {}

namespace {

struct Room {
  std::unique_ptr<SharedMedium> medium;

  explicit Room(int members, std::uint64_t seed = 3) : medium(std::make_unique<SharedMedium>(seed)) {
    for (int i = 0; i < members; ++i) {
      RadioAddress address;
      address.bytes[5] = static_cast<std::uint8_t>(i + 1);
      medium->set_on(medium->join(address), true);
    }
  }
  bool send(int from, int size = 60) {
    const std::vector<std::uint8_t> bytes(static_cast<std::size_t>(size), static_cast<std::uint8_t>(from));
    return medium->send(from, {bytes.data(), size});
  }
  int heard(int by) {
    RadioFrame frame;
    int count = 0;
    while (medium->receive(by, frame)) ++count;
    return count;
  }
};

}  // namespace

static void test_a_frame_takes_as_long_as_esp_now_takes() {
  TEST_ASSERT_EQUAL(2920, airtime_us(250));
  TEST_ASSERT_EQUAL(1400, airtime_us(60));
  Room room(2);
  room.send(0, 250);
  room.medium->advance(2900);
  TEST_ASSERT_EQUAL(0, room.heard(1));
  room.medium->advance(4000);
  TEST_ASSERT_EQUAL(1, room.heard(1));
}

static void test_nobody_sends_two_frames_at_once() {
  Room room(2);
  TEST_ASSERT_TRUE(room.send(0));
  TEST_ASSERT_FALSE(room.send(0));
  room.medium->advance(5000);
  TEST_ASSERT_TRUE(room.send(0));
}

static void test_who_hears_somebody_waits() {
  Room room(3);
  room.send(0, 250);
  room.medium->advance(1500);
  room.send(1);
  room.medium->advance(20000);
  TEST_ASSERT_EQUAL(2, room.heard(2));
  TEST_ASSERT_EQUAL(0, room.medium->counts().collided);
}

static void test_two_that_begin_in_one_slot_spoil_both() {
  int collided = 0;
  int heard = 0;
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    Room room(3, seed);
    room.send(0);
    room.send(1);
    room.medium->advance(20000);
    collided += room.medium->counts().collided;
    heard += room.heard(2);
  }
  TEST_ASSERT_TRUE(collided > 2 && collided < 50);  // one pair in 32
  TEST_ASSERT_EQUAL(400 - collided, heard);
}

static void test_who_cannot_hear_another_talks_into_its_frame() {
  Room room(3);
  room.medium->set_reach(0, 1, false);
  room.medium->set_reach(1, 0, false);
  room.send(0, 250);
  room.medium->advance(1500);
  room.send(1, 250);
  room.medium->advance(20000);
  TEST_ASSERT_EQUAL(0, room.heard(2));
}

static void test_a_partition_can_be_one_way() {
  Room room(2);
  room.medium->set_reach(0, 1, false);
  room.send(0);
  room.medium->advance(10000);
  room.send(1);
  room.medium->advance(20000);
  TEST_ASSERT_EQUAL(1, room.heard(0));
  TEST_ASSERT_EQUAL(0, room.heard(1));
}

static void test_crowds_share_the_channel() {
  Room room(40);
  for (int i = 0; i < 40; ++i) room.send(i);
  room.medium->advance(200000);
  TEST_ASSERT_EQUAL(40, room.medium->counts().sent);
  TEST_ASSERT_EQUAL(40 * 1400, room.medium->counts().busy_us);
}

static void test_bursts_make_deaf_for_a_while() {
  Room room(2);
  room.medium->faults.burst_permille = 1000;
  room.medium->faults.burst_us = 50000;
  room.send(0);
  room.medium->advance(10000);
  room.medium->faults.burst_permille = 0;
  room.send(0);
  room.medium->advance(20000);
  TEST_ASSERT_EQUAL(0, room.heard(1));
  room.medium->advance(80000);
  room.send(0);
  room.medium->advance(90000);
  TEST_ASSERT_EQUAL(1, room.heard(1));
}

static void test_frames_can_be_doubled_spoilt_and_held_back() {
  Room room(2);
  room.medium->faults.duplicate_percent = 100;
  room.medium->faults.corrupt_percent = 100;
  room.medium->faults.delay_percent = 100;
  room.medium->faults.delay_us_max = 30000;
  room.send(1);
  room.medium->advance(80000);
  RadioFrame frame;
  TEST_ASSERT_TRUE(room.medium->receive(0, frame));
  int wrong = 0;
  for (int i = 0; i < frame.size; ++i) wrong += frame.bytes[i] != 1;
  TEST_ASSERT_EQUAL(1, wrong);
  TEST_ASSERT_TRUE(room.medium->receive(0, frame));
}

static void test_strangers_can_forge_and_say_again() {
  Room room(2);
  room.send(0);
  room.medium->advance(10000);
  TEST_ASSERT_EQUAL(1, room.heard(1));
  const RadioFrame old = room.medium->overheard(0);
  room.medium->forge(old.from, {old.bytes, old.size});
  TEST_ASSERT_EQUAL(1, room.heard(1));
}

static void test_who_does_not_empty_its_inbox_loses_frames() {
  Room room(2);
  for (int i = 1; i <= 12; ++i) {
    room.send(0);
    room.medium->advance(static_cast<Microseconds>(i) * 10000);
  }
  TEST_ASSERT_EQUAL(SharedMedium::inbox_frames, room.heard(1));
  TEST_ASSERT_EQUAL(12 - SharedMedium::inbox_frames, room.medium->counts().overflowed);
}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_a_frame_takes_as_long_as_esp_now_takes);
  RUN_TEST(test_nobody_sends_two_frames_at_once);
  RUN_TEST(test_who_hears_somebody_waits);
  RUN_TEST(test_two_that_begin_in_one_slot_spoil_both);
  RUN_TEST(test_who_cannot_hear_another_talks_into_its_frame);
  RUN_TEST(test_a_partition_can_be_one_way);
  RUN_TEST(test_crowds_share_the_channel);
  RUN_TEST(test_bursts_make_deaf_for_a_while);
  RUN_TEST(test_frames_can_be_doubled_spoilt_and_held_back);
  RUN_TEST(test_strangers_can_forge_and_say_again);
  RUN_TEST(test_who_does_not_empty_its_inbox_loses_frames);
  return UNITY_END();
}
