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

/// From power on, without what answers the comparison of pictures: to the list, to the table, and there the
/// first decision comes.
static void test_joining_a_table_nearby_takes_five_presses_to_the_first_decision() {
  NearbyRoom room(2, 506);
  room.open(beach, 1, 1);
  room.restart(1);
  TEST_ASSERT_TRUE(room.showing(1) == ScreenName::launcher);
  int presses = 0;
  const auto press = [&](Button button, Milliseconds then_ms) {
    room.tap(1, button);
    room.run(then_ms);
    ++presses;
  };
  press(Button::b, 3000);
  press(Button::a, 3000);
  TEST_ASSERT_EQUAL(ScreenName::waiting_room, room.showing(1));
  room.tap(1, Button::a);
  room.tap(0, Button::a);
  room.run(4000);
  room.deal();
  for (int waits = 0; waits < 40 && !room.handheld(1).table().may_decide(); ++waits)
    room.handheld(0).table().may_decide() ? room.press_something(0) : room.run(1000);
  TEST_ASSERT_TRUE(room.handheld(1).table().may_decide());
  TEST_ASSERT_EQUAL(ScreenName::play, room.showing(1));
  TEST_ASSERT_TRUE(presses <= 5);
}

/// Whoever is named stands there before anybody has agreed to the cards, begins on all handhelds, and only
/// this once.
static void test_all_read_who_begins_before_the_cards_are_dealt() {
  for (const int named : {0, 1}) {
    NearbyRoom room(2, 507);
    auto sitting = room.sits_down(0, beach, PlayMode::on_air);
    const Seating::Place places[] = {Seating::Place::person, Seating::Place::elsewhere};
    sitting.choose_mode();
    sitting.sit(places, 2);
    sitting.go_to_beginner();
    room.tap(0, Button::a);
    for (int i = 0; i <= named; ++i) room.tap(0, Button::right);
    room.tap(0, Button::a);
    sitting.begin();
    room.join(1);
    const std::string read[] = {room.words(0), room.words(1)};
    room.deal();
    for (int i = 0; i < 2; ++i) {
      const Table& table = room.handheld(i).table();
      const View view = table.view(Language::english, true);
      TEST_ASSERT_TRUE(table.game().to_act(*view.state) == SeatSet(Seat(named)));
      const Phrase said = phrase(Word::begins_named, Language::english, view.name(Seat(named)));
      TEST_ASSERT_TRUE(read[i].find(said.text()) != std::string::npos);
    }
    TEST_ASSERT_TRUE(room.handheld(0).table().sitting().setup().begins == Beginner(Seat(named)));
    room.play_to_the_score();
    room.run(20000);
    room.tap(0, Button::a);
    room.run(2000);
    TEST_ASSERT_TRUE(room.all_show(ScreenName::waiting_room));
    TEST_ASSERT_TRUE(room.words(0).find("begins") == std::string::npos);
    room.deal();
    TEST_ASSERT_TRUE(room.handheld(0).table().sitting().setup().begins.is_chance());
  }
}

}  // namespace seaglass

void dealing_tests() {
  using namespace seaglass;
  RUN_TEST(test_everybody_sees_whose_shuffle_is_missing);
  RUN_TEST(test_the_cards_are_dealt_without_who_is_late);
  RUN_TEST(test_a_unit_that_comes_back_in_time_is_not_late_any_more);
  RUN_TEST(test_guests_see_that_their_host_is_gone);
  RUN_TEST(test_guests_see_that_their_host_does_not_go_on);
  RUN_TEST(test_joining_a_table_nearby_takes_five_presses_to_the_first_decision);
  RUN_TEST(test_all_read_who_begins_before_the_cards_are_dealt);
}
