// While the cards are dealt: people see whose part of the shuffle is missing, and go on without it.
#include "siege/lying_host.h"
#include "suite.h"

namespace seaglass {

namespace {

constexpr GameName beach = GameName::mermaid_beach;

bool has_come_by(NearbyRoom& room, Milliseconds patience_ms, const char* expected, int i) {
  for (Milliseconds passed = 0; passed < patience_ms; passed += 4) {
    if (room.words(i).find(expected) != std::string::npos) return true;
    room.run(4);
  }
  return false;
}

/// The battery of the second one comes out before the host deals.
void deal_to_who_is_gone(NearbyRoom& room) {
  room.open(beach, 1, room.size() - 1);
  for (int i = 1; i < room.size(); ++i) room.join(i);
  room.room()[1].stop();
  room.tap(0, Button::a);
  TEST_ASSERT_TRUE(room.says(0, Word::shuffling));
}

}  // namespace

static void test_everybody_sees_whose_shuffle_is_missing() {
  NearbyRoom room(3, 501);
  deal_to_who_is_gone(room);
  room.run(HostShuffle::late_ms / 2);
  TEST_ASSERT_TRUE(room.says(0, Word::shuffling) && room.says(2, Word::shuffling));
  room.run(HostShuffle::late_ms);
  TEST_ASSERT_TRUE(room.says(0, Word::has_to_shuffle, "Seal"));
  TEST_ASSERT_TRUE(room.says(0, Word::seat_bot));
  TEST_ASSERT_TRUE(room.says(2, Word::has_to_shuffle, "Seal"));
  TEST_ASSERT_FALSE(room.says(2, Word::seat_bot));
}

static void test_the_cards_are_dealt_without_who_is_late() {
  NearbyRoom room(3, 502);
  deal_to_who_is_gone(room);
  TEST_ASSERT_TRUE(has_come_by(room, 10000, "Seal has still to shuffle", 0));
  room.tap(0, Button::a);  // it was meant for another screen
  room.run(2000);
  TEST_ASSERT_FALSE(room.at_table(0));
  room.tap(0, Button::a);
  room.run(3000);
  TEST_ASSERT_TRUE(room.at_table(0) && room.at_table(2));
  TEST_ASSERT_EQUAL(SitterKind::bot,
                    room.handheld(0).table().sitting().setup().company.sitters[Seat(1)].kind);
  room.room()[1].start();
  room.run(8000);
  TEST_ASSERT_FALSE(room.at_table(1));  // it was sent away
}

static void test_a_unit_that_comes_back_in_time_is_not_late_any_more() {
  NearbyRoom room(3, 504);
  deal_to_who_is_gone(room);
  room.run(8000);
  TEST_ASSERT_TRUE(room.says(2, Word::has_to_shuffle, "Seal"));
  room.room()[1].start();
  for (int waits = 0; waits < 100 && !room.all_at_table(); ++waits) room.run(200);
  TEST_ASSERT_TRUE(room.all_at_table());
}

static void test_guests_see_that_their_host_is_gone() {
  NearbyRoom room(2, 505);
  room.open(beach, 1, 1);
  room.join(1);
  room.tap(0, Button::a);
  room.room()[0].stop();
  room.run(12000);
  TEST_ASSERT_TRUE(room.says(1, Word::reconnecting, "Seahorse"));
}

/// It says that all shuffle, never which shuffle it is committed to, and of nobody that it waits for them.
static void test_guests_see_that_their_host_does_not_go_on() {
  NearbyRoom room(1, 506);
  siege::LyingHost host(room.room().air(), 506);
  host.channel().lie = [](int, siege::Said& message) {
    BitReader reader({message.data(), static_cast<int>(message.size())});
    const HostHeader header = read_host_header(reader);
    RoomMessage told;
    if (header.says != HostSays::room || !read(told, reader) || told.roster.stage == Stage::waiting) return;
    told.roster.stage = Stage::dealing;
    told.roster.late = SeatSet();
    told.commitment = Key();
    message.assign(Channel::message_bytes_max, 0);
    BitWriter writer({message.data(), static_cast<int>(message.size())});
    write(header, writer);
    write(told, writer);
    message.resize(static_cast<std::size_t>(writer.bytes()));
  };
  host.open(beach, 1, room.room().now());
  const auto pass = [&](Milliseconds ms) {
    for (const Milliseconds end = room.room().now() + ms; !has_come(end, room.room().now()); room.run(4))
      host.step(room.room().now());
  };
  const auto press = [&](Button button, Milliseconds then_ms) {
    room.room()[0].press(button);
    pass(40);
    room.room()[0].release(button);
    pass(then_ms);
  };
  press(Button::b, 3000);
  press(Button::a, 3000);
  press(Button::a, 4000);
  TEST_ASSERT_TRUE(room.says(0, Word::shuffling));
  pass(20000);
  TEST_ASSERT_TRUE(room.says(0, Word::has_to_shuffle, "Liar"));
}

}  // namespace seaglass

void dealing_tests() {
  using namespace seaglass;
  RUN_TEST(test_everybody_sees_whose_shuffle_is_missing);
  RUN_TEST(test_the_cards_are_dealt_without_who_is_late);
  RUN_TEST(test_a_unit_that_comes_back_in_time_is_not_late_any_more);
  RUN_TEST(test_guests_see_that_their_host_is_gone);
  RUN_TEST(test_guests_see_that_their_host_does_not_go_on);
}
