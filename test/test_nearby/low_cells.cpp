// A cell runs down at a table on the air: who is asked, who takes the table, and who does not.
#include "suite.h"

namespace seaglass {

constexpr GameName beach = GameName::mermaid_beach;

static void begin(NearbyRoom& room) {
  room.begin(beach);
  room.play_on(30);
}

static bool hosts(NearbyRoom& room, int i) {
  return room.handheld(i).table().is_hosted();
}

static void set_cell(NearbyRoom& room, int i, int percent) {
  room.room()[i].power.set_battery(BatteryLevel::measured(percent));
}

/// Until it has been looked at, and what is said of it was read.
static void let_it_be_seen(NearbyRoom& room, int i) {
  room.run(21000);
  if (room.says(i, Word::battery_low)) room.tap(i, Button::up);
  room.run(1000);
}

static bool is_asked(NearbyRoom& room, int i) {
  return room.says(i, Word::hand_over_now);
}

static Text name_of(NearbyRoom& room, int of, int seen_by) {
  const Table& table = room.handheld(of).table();
  return room.handheld(seen_by).table().view(Language::english, true).name(table.people().first());
}

static void test_a_host_with_a_low_cell_is_asked_and_the_table_goes_on_elsewhere() {
  NearbyRoom room(3, 81);
  begin(room);
  set_cell(room, 0, 9);
  let_it_be_seen(room, 0);
  TEST_ASSERT_TRUE(is_asked(room, 0) && !is_asked(room, 1) && !is_asked(room, 2));
  const int next_host = room.says(0, Word::hand_over_now_means, name_of(room, 1, 0)) ? 1 : 2;
  TEST_ASSERT_TRUE(room.says(0, Word::hand_over_now_means, name_of(room, next_host, 0)));
  room.tap(0, Button::a);
  room.run(8000);
  TEST_ASSERT_TRUE(hosts(room, next_host) && !hosts(room, 0) && room.all_at_table());
  room.play_to_the_score();
}

static void test_the_handed_table_goes_on_when_the_cell_is_empty() {
  NearbyRoom room(3, 82);
  begin(room);
  set_cell(room, 0, 9);
  let_it_be_seen(room, 0);
  room.tap(0, Button::a);
  room.run(8000);
  const int next_host = hosts(room, 1) ? 1 : 2;
  room.room()[0].power.set_cell(3290);
  room.run(120000);
  TEST_ASSERT_TRUE(room.room()[0].power.is_off());
  const int played = room.handheld(next_host).table().sitting().journal().size();
  for (int i = 0; i < 60; ++i) room.press_something(1 + i % 2);
  TEST_ASSERT_GREATER_OR_EQUAL(played, room.handheld(next_host).table().sitting().journal().size());
  set_cell(room, 0, 60);
  room.restart(0);
  room.run(8000);
  TEST_ASSERT_TRUE(room.at_table(0) && !hosts(room, 0));
  room.play_to_the_score();
}

static void test_who_keeps_the_table_is_not_asked_again() {
  NearbyRoom room(2, 83);
  begin(room);
  set_cell(room, 0, 10);
  let_it_be_seen(room, 0);
  TEST_ASSERT_TRUE(is_asked(room, 0));
  room.tap(0, Button::b);
  for (int percent = 9; percent > 0; --percent) {
    set_cell(room, 0, percent);
    for (int i = 0; i < 30; ++i) {
      room.run(1000);
      TEST_ASSERT_FALSE(is_asked(room, 0));
    }
  }
  TEST_ASSERT_TRUE(hosts(room, 0) && !hosts(room, 1));
}

static void test_who_was_charged_in_between_is_asked_again() {
  NearbyRoom room(2, 84);
  begin(room);
  set_cell(room, 0, 9);
  let_it_be_seen(room, 0);
  room.tap(0, Button::b);
  set_cell(room, 0, 40);
  let_it_be_seen(room, 0);
  TEST_ASSERT_FALSE(is_asked(room, 0));
  set_cell(room, 0, 9);
  let_it_be_seen(room, 0);
  TEST_ASSERT_TRUE(is_asked(room, 0));
}

static void test_the_table_is_not_offered_to_a_unit_whose_cell_is_low_too() {
  for (const int low : {1, 2}) {
    NearbyRoom room(3, 85);
    begin(room);
    set_cell(room, low, 8);
    let_it_be_seen(room, low);
    set_cell(room, 0, 9);
    let_it_be_seen(room, 0);
    TEST_ASSERT_TRUE(room.says(0, Word::hand_over_now_means, name_of(room, 3 - low, 0)));
    room.tap(0, Button::a);
    room.run(8000);
    TEST_ASSERT_TRUE(hosts(room, 3 - low));
  }
}

static void test_where_all_cells_are_low_nobody_is_asked() {
  NearbyRoom room(2, 86);
  begin(room);
  set_cell(room, 1, 5);
  let_it_be_seen(room, 1);
  set_cell(room, 0, 9);
  let_it_be_seen(room, 0);
  TEST_ASSERT_FALSE(is_asked(room, 0));
  room.room()[1].power.set_battery(BatteryLevel::charged_to(6));
  room.run(22000);
  TEST_ASSERT_TRUE(is_asked(room, 0));
}

static void test_a_low_unit_takes_no_table_from_the_menu_and_the_host_hears_why() {
  NearbyRoom room(2, 87);
  begin(room);
  set_cell(room, 1, 8);
  let_it_be_seen(room, 1);
  const std::string name = simulator::plain(name_of(room, 1, 0));
  room.hand_over();
  room.run(500);
  TEST_ASSERT_TRUE(room.says(0, Word::table_declined_means, name.c_str()));
  TEST_ASSERT_TRUE(hosts(room, 0) && !hosts(room, 1));
  room.tap(0, Button::a);
  room.tap(0, Button::b);
  room.play_to_the_score();
}

/// Nothing that is pressed then reaches the game.
static void test_the_question_goes_when_that_unit_cannot_host_any_more() {
  NearbyRoom room(2, 88);
  begin(room);
  set_cell(room, 0, 9);
  let_it_be_seen(room, 0);
  TEST_ASSERT_TRUE(is_asked(room, 0));
  const int played = room.handheld(0).table().sitting().journal().size();
  room.room()[1].stop();
  for (int waits = 0; waits < 300 && is_asked(room, 0); ++waits) room.run(50);
  TEST_ASSERT_FALSE(is_asked(room, 0));
  for (int n = 0; n < 3; ++n) room.tap(0, Button::a);
  TEST_ASSERT_EQUAL(played, room.handheld(0).table().sitting().journal().size());
}

static void test_a_charger_answers_the_question() {
  NearbyRoom room(2, 89);
  begin(room);
  set_cell(room, 0, 9);
  let_it_be_seen(room, 0);
  TEST_ASSERT_TRUE(is_asked(room, 0));
  room.room()[0].power.set_battery(BatteryLevel::charged_to(10));
  room.run(21000);
  TEST_ASSERT_FALSE(is_asked(room, 0));
  TEST_ASSERT_TRUE(hosts(room, 0));
}

/// Whoever was about to press A for the game has not read it.
static void test_nobody_answers_a_question_that_has_just_come_up() {
  NearbyRoom room(2, 90);
  begin(room);
  set_cell(room, 0, 9);
  for (int waits = 0; waits < 300 && !is_asked(room, 0); ++waits) room.run(100);
  TEST_ASSERT_TRUE(is_asked(room, 0));
  room.tap(0, Button::a);
  TEST_ASSERT_TRUE(is_asked(room, 0));
}

static void test_a_guest_with_a_low_cell_is_asked_nothing() {
  NearbyRoom room(2, 91);
  begin(room);
  set_cell(room, 1, 3);
  let_it_be_seen(room, 1);
  room.run(5000);
  TEST_ASSERT_FALSE(is_asked(room, 0) || is_asked(room, 1));
}

/// It goes on without the host that broke, and asks at once whether the other may host.
static void test_a_low_unit_that_claimed_the_table_is_asked_to_hand_it_on() {
  NearbyRoom room(3, 92);
  begin(room);
  room.run(12000);  // until all have been introduced to each other
  set_cell(room, 1, 8);
  let_it_be_seen(room, 1);
  room.room()[0].stop();
  room.run(12000);
  room.choose_from_below(1, 4);  // leave, rules, who is here, without the host
  room.run(4000);
  room.tap(2, Button::a);
  for (int waits = 0; waits < 300 && !is_asked(room, 1); ++waits) room.run(100);
  TEST_ASSERT_TRUE(hosts(room, 1) && is_asked(room, 1));
  room.run(1000);
  room.tap(1, Button::a);
  room.run(8000);
  TEST_ASSERT_TRUE(hosts(room, 2) && !hosts(room, 1));
  room.run(9000);  // what is told about it has been read
  room.let_bots_step_in(2);
  room.play_to_the_score(0);
}

}  // namespace seaglass

void low_cell_tests() {
  using namespace seaglass;
  RUN_TEST(test_a_host_with_a_low_cell_is_asked_and_the_table_goes_on_elsewhere);
  RUN_TEST(test_the_handed_table_goes_on_when_the_cell_is_empty);
  RUN_TEST(test_who_keeps_the_table_is_not_asked_again);
  RUN_TEST(test_who_was_charged_in_between_is_asked_again);
  RUN_TEST(test_the_table_is_not_offered_to_a_unit_whose_cell_is_low_too);
  RUN_TEST(test_where_all_cells_are_low_nobody_is_asked);
  RUN_TEST(test_a_low_unit_takes_no_table_from_the_menu_and_the_host_hears_why);
  RUN_TEST(test_the_question_goes_when_that_unit_cannot_host_any_more);
  RUN_TEST(test_a_charger_answers_the_question);
  RUN_TEST(test_nobody_answers_a_question_that_has_just_come_up);
  RUN_TEST(test_a_guest_with_a_low_cell_is_asked_nothing);
  RUN_TEST(test_a_low_unit_that_claimed_the_table_is_asked_to_hand_it_on);
}
