// Units that go and come back, people who say no, and those who are sent away.
#include "expect_picture.h"
#include "suite.h"

namespace seaglass {

using simulator::SimulatedRadio;

constexpr GameName beach = GameName::mermaid_beach;

static void test_a_guest_that_was_off_comes_back_by_itself() {
  NearbyRoom room(2, 3);
  room.begin(beach);
  room.play_on(40);
  room.restart(1);
  room.run(8000);
  TEST_ASSERT_TRUE(room.at_table(1));
  TEST_ASSERT_EQUAL(1, room.handheld(1).table().people().count());
  room.play_to_the_score();
}

/// What stops it there would do so again.
static void test_a_guest_that_starts_twice_in_a_minute_comes_back_by_hand() {
  NearbyRoom room(2, 3);
  room.begin(beach);
  room.restart(1);
  room.run(8000);
  TEST_ASSERT_TRUE(room.at_table(1));
  room.restart(1);
  TEST_ASSERT_TRUE(room.showing(1) == ScreenName::launcher);
  room.tap(1, Button::b);
  room.run(3000);
  room.tap(1, Button::a);
  room.run(4000);
  TEST_ASSERT_TRUE(room.at_table(1));
  room.play_to_the_score();
}

static void test_a_guest_that_did_not_come_back_does_so_at_the_next_start() {
  NearbyRoom room(2, 3);
  room.begin(beach);
  for (int starts = 0; starts < 3; ++starts) room.restart(1);
  room.run(8000);
  TEST_ASSERT_TRUE(room.at_table(1));
}

/// As it was noted before starts were counted.
static void test_an_older_note_of_where_a_guest_was_still_brings_it_back() {
  NearbyRoom room(2, 3);
  room.begin(beach);
  room.room()[1].stop();
  RecordLog log(room.room()[1].flash);
  log.mount();
  RecordLog::Record record;
  TEST_ASSERT_TRUE(RecordLog::Reader(log, keys::guest_at).next(record));
  record.bytes[0] = 2;
  TEST_ASSERT_TRUE(log.begin(keys::guest_at, {record.bytes, record.size - 1}));
  room.room()[1].start();
  room.run(8000);
  TEST_ASSERT_TRUE(room.at_table(1));
}

static void test_a_guest_that_starts_again_after_a_minute_comes_back_by_itself() {
  NearbyRoom room(2, 3);
  room.begin(beach);
  for (int starts = 0; starts < 3; ++starts) {
    room.restart(1);
    room.run(61000);
    TEST_ASSERT_TRUE(room.at_table(1));
  }
}

static void test_a_host_that_was_off_is_found_again_by_its_guests() {
  NearbyRoom room(3, 4);
  room.begin(beach);
  room.play_on(40);
  const int played = room.handheld(0).table().sitting().journal().size();
  TEST_ASSERT_GREATER_THAN(0, played);
  room.restart(0);
  TEST_ASSERT_TRUE(room.showing(0) == ScreenName::game_page);
  room.tap(0, Button::a);
  TEST_ASSERT_TRUE(room.at_table(0));
  TEST_ASSERT_EQUAL(played, room.handheld(0).table().sitting().journal().size());
  room.run(4000);
  room.play_to_the_score();
}

static void test_a_guest_that_was_off_knows_whom_it_looks_for() {
  NearbyRoom room(2, 19);
  room.begin(beach);
  room.room()[0].stop();
  room.restart(1);
  TEST_ASSERT_TRUE(room.says(1, Word::joining, "Seahorse"));
}

static void test_a_guest_that_left_does_not_come_back() {
  NearbyRoom room(2, 5);
  room.begin(beach);
  room.leave(1);
  room.run(4000);
  room.restart(1);
  TEST_ASSERT_TRUE(room.showing(1) == ScreenName::launcher);
}

/// It would stay awake for it, and on.
static void test_leaving_switches_off_a_radio_that_sends_nothing_any_more() {
  for (int who = 0; who < 2; ++who) {
    NearbyRoom room(2, 5);
    room.begin(beach);
    SimulatedRadio& radio = room.room()[who].radio;
    radio.set_frame_ms(forever_ms);
    room.leave(who);
    TEST_ASSERT_TRUE(radio.is_on());
    room.run(10000);
    TEST_ASSERT_FALSE(radio.is_on());
  }
}

/// Where the table was lies a game of another kind.
static void test_who_leaves_at_once_may_look_for_a_table_again() {
  NearbyRoom room(2, 17);
  room.play_alone(GameName::mermaid_rain, 1);
  room.leave(1);
  room.begin(beach);
  room.leave(1);
  room.tap(1, Button::b);
  TEST_ASSERT_TRUE(room.showing(1) == ScreenName::nearby);
  room.tap(1, Button::b);
  room.look_at(GameName::mermaid_rain, 1);
  room.tap(1, Button::a);
  TEST_ASSERT_TRUE(room.says(1, Word::carry_on));
}

static void test_a_closed_table_is_named_as_such() {
  NearbyRoom room(2, 6);
  room.begin(beach);
  room.leave(0);
  room.run(3000);
  TEST_ASSERT_TRUE(room.showing(1) == ScreenName::waiting_room);
  room.tap(1, Button::a);
  TEST_ASSERT_TRUE(room.showing(1) == ScreenName::launcher);
}

static void test_a_table_that_was_never_dealt_is_no_game_to_carry_on() {
  NearbyRoom room(1, 14);
  room.open(beach, 1, 1);
  room.tap(0, Button::b);
  room.run(3000);
  TEST_ASSERT_TRUE(room.showing(0) == ScreenName::launcher);
  TEST_ASSERT_FALSE(room.handheld(0).table().is_set());
  room.tap(0, Button::a);
  TEST_ASSERT_TRUE(room.says(0, Word::play));
  TEST_ASSERT_FALSE(room.says(0, Word::carry_on));
}

static void test_a_table_is_opened_and_left_while_a_game_of_another_kind_waits() {
  for (const GameName game : {GameName::mermaids_song, GameName::mermaid_rain, GameName::mirage}) {
    NearbyRoom room(1, 18);
    room.play_alone(game, 0);
    room.leave(0);
    room.open(beach, 1, 1);
    room.run(1000);
    room.tap(0, Button::b);
    TEST_ASSERT_TRUE(room.showing(0) == ScreenName::launcher);
    room.carry_on(game);
  }
}

static void test_bots_take_the_places_that_nobody_comes_for() {
  NearbyRoom room(2, 20);
  room.open(GameName::mermaid_rain, 1, 3);
  room.join(1);
  for (int seat = 2; seat < 4; ++seat) {
    room.tap(0, Button::right);
    if (seat == 2) room.tap(0, Button::right);
    TEST_ASSERT_TRUE(room.says(0, Word::seat_bot));
    room.tap(0, Button::a);
    TEST_ASSERT_TRUE(room.says(0, Word::make_free));
  }
  room.tap(0, Button::a);  // for somebody else after all, and back
  TEST_ASSERT_TRUE(room.says(0, Word::seat_bot));
  room.tap(0, Button::a);
  room.run(500);
  expect_picture(room.room()[0].panel, "waiting_room_bots");
  expect_picture(room.room()[1].panel, "waiting_room_guest");
  room.tap(0, Button::b);
  TEST_ASSERT_TRUE(room.says(0, Word::all_are_here) && !room.says(0, Word::free_place));
  room.deal();
  room.play_to_the_score();
}

void open_with_levels(NearbyRoom& room) {
  using Place = Seating::Place;
  auto sitting = room.sits_down(0, beach, PlayMode::on_air);
  const Place places[] = {Place::person, Place::bot, Place::elsewhere, Place::bot, Place::bot};
  sitting.choose_mode();
  sitting.sit(places, 5);
  sitting.change_level(1, BotLevel::orca);
  sitting.change_level(3, BotLevel::minnow);
  sitting.begin();
}

void expect_levels(NearbyRoom& room, int i) {
  const Table& table = room.handheld(i).table();
  TEST_ASSERT_TRUE(table.is_set());
  TEST_ASSERT_TRUE(table.level_of(Seat(1)) == BotLevel::orca);
  TEST_ASSERT_TRUE(table.level_of(Seat(2)) == BotLevel::heron);  // who may step in there
  TEST_ASSERT_TRUE(table.level_of(Seat(3)) == BotLevel::minnow);
  TEST_ASSERT_TRUE(table.level_of(Seat(4)) == BotLevel::heron);
}

static void test_guests_know_how_well_the_hosts_bots_play() {
  NearbyRoom room(2, 22);
  open_with_levels(room);
  room.join(1);
  expect_picture(room.room()[1].panel, "waiting_room_levels");
  room.deal();
  for (int i = 0; i < 2; ++i) expect_levels(room, i);
  for (const int i : {1, 0}) {
    room.room()[i].stop();
    room.room()[i].start();
    room.run(8000);
    for (int taps = 0; taps < 3 && !room.at_table(i); ++taps) {
      room.tap(i, Button::a);  // to the game that was interrupted
      room.run(3000);
    }
    for (int j = 0; j < 2; ++j) expect_levels(room, j);
  }
}

/// Somebody whom the host knows sits down where it was about to seat a bot.
static void test_a_press_for_a_free_place_sends_nobody_away() {
  NearbyRoom room(2, 21);
  room.open(beach, 1, 1);
  room.join(1);
  room.tap(1, Button::b);
  room.run(2000);
  room.tap(0, Button::right);
  TEST_ASSERT_TRUE(room.says(0, Word::seat_bot));
  room.tap(1, Button::b);
  room.run(1500);
  room.tap(1, Button::a);
  for (int steps = 0; steps < 200 && room.says(0, Word::free_place); ++steps) room.run(20);
  room.tap(0, Button::a);
  room.run(2000);
  TEST_ASSERT_TRUE(room.says(1, Word::host_deals, "Seahorse"));
  room.deal();
}

static void test_a_host_closes_for_all_only_when_it_presses_twice() {
  NearbyRoom room(2, 22);
  room.open(beach, 1, 1);
  room.join(1);
  room.tap(0, Button::b);
  TEST_ASSERT_TRUE(room.showing(0) == ScreenName::waiting_room && room.says(0, Word::room_closes));
  room.tap(0, Button::left);
  TEST_ASSERT_FALSE(room.says(0, Word::room_closes));
  room.tap(0, Button::b);  // from the guest's place
  room.tap(0, Button::b);
  TEST_ASSERT_TRUE(room.showing(0) == ScreenName::waiting_room && room.says(0, Word::room_closes));
  room.tap(0, Button::b);
  TEST_ASSERT_TRUE(room.showing(0) == ScreenName::launcher);
}

static void test_nothing_is_dealt_to_who_is_away() {
  NearbyRoom room(3, 15);
  room.open(beach, 1, 2);
  for (int i = 1; i < 3; ++i) room.join(i);
  TEST_ASSERT_TRUE(room.says(0, Word::all_are_here));
  room.room()[2].stop();
  room.run(12000);
  TEST_ASSERT_TRUE(room.says(0, Word::was_away, "Whale"));
  room.tap(0, Button::a);
  room.run(3000);
  TEST_ASSERT_FALSE(room.says(0, Word::shuffling));
  room.room()[2].start();
  room.run(8000);
  room.deal();
}

/// And the place kept for somebody else.
static void test_who_goes_away_while_all_shuffle_can_be_sent_away() {
  NearbyRoom room(3, 16);
  room.open(beach, 1, 2);
  for (int i = 1; i < 3; ++i) room.join(i);
  room.room()[2].stop();
  room.tap(0, Button::a);
  room.run(12000);
  TEST_ASSERT_TRUE(room.says(0, Word::has_to_shuffle, "Whale"));
  room.tap(0, Button::left);
  TEST_ASSERT_TRUE(room.says(0, Word::send_away));
  room.tap(0, Button::a);
  room.run(4000);
  TEST_ASSERT_TRUE(room.says(0, Word::free_place));
}

/// Each is left in the middle before the other is opened.
static void test_tables_of_two_games_both_come_back_to_the_air() {
  NearbyRoom room(2, 9);
  room.begin(beach);
  room.play_on(30);
  room.leave(0);
  room.run(3000);
  room.tap(1, Button::a);
  room.open(GameName::mermaids_song, 1, 1);
  room.tap(1, Button::b);
  room.run(3000);
  room.tap(1, Button::a);  // they know each other
  room.run(4000);
  room.deal();
  room.leave(0);
  room.run(3000);
  for (const GameName game : {beach, GameName::mermaids_song}) {
    room.carry_on(game);
    TEST_ASSERT_TRUE(room.handheld(0).table().on_air());
    room.leave(0);
    room.run(3000);
  }
}

static void test_the_score_sheet_marks_who_is_away() {
  NearbyRoom room(2, 13);
  room.begin(beach);
  room.play_to_the_score();
  TEST_ASSERT_TRUE(room.words(0).find(" z ") == std::string::npos);
  room.room()[1].stop();
  room.run(12000);
  TEST_ASSERT_TRUE(room.words(0).find(" z ") != std::string::npos);
}

/// And sees how it ended when it is back.
static void test_a_bot_plays_for_who_stays_away() {
  NearbyRoom room(2, 7);
  room.begin(beach);
  room.room()[1].stop();
  room.run(12000);
  for (int taps = 0; taps < 2000 && room.showing(0) != ScreenName::score; ++taps) {
    if (!room.handheld(0).table().waits_for_others()) {
      room.press_something(0);
      continue;
    }
    room.let_bots_step_in(0);
    room.run(3000);
  }
  TEST_ASSERT_TRUE(room.showing(0) == ScreenName::score);
  room.room()[1].start();
  room.run(8000);
  TEST_ASSERT_TRUE(room.showing(1) == ScreenName::score);
  TEST_ASSERT_TRUE(room.says(1, Word::deal_not_provable));
}

static void test_who_is_sent_away_in_the_middle_is_told_so_and_a_bot_goes_on() {
  NearbyRoom room(2, 10);
  room.begin(beach);
  room.open_sheet();
  room.tap(0, Button::down);  // not the table to them: send them away
  room.tap(0, Button::a);
  room.run(3000);
  TEST_ASSERT_TRUE(room.showing(1) == ScreenName::waiting_room);
  room.tap(1, Button::a);
  TEST_ASSERT_TRUE(room.showing(1) == ScreenName::launcher);
  room.tap(0, Button::b);
  room.play_to_the_score(1);
}

/// Asks, and both look at the pictures.
static void compare(NearbyRoom& room) {
  room.open(beach, 1, 1);
  room.tap(1, Button::b);
  room.run(3000);
  room.tap(1, Button::a);
  room.run(3000);
}

static void test_who_sees_other_pictures_does_not_come_in() {
  NearbyRoom room(2, 8);
  compare(room);
  room.tap(1, Button::a);
  room.tap(0, Button::b);
  room.run(3000);
  TEST_ASSERT_TRUE(room.showing(0) == ScreenName::waiting_room);
  room.tap(0, Button::a);  // nobody to deal to
  room.run(1000);
  TEST_ASSERT_TRUE(room.showing(0) == ScreenName::waiting_room);
  room.tap(1, Button::a);
  TEST_ASSERT_TRUE(room.showing(1) == ScreenName::launcher);
}

static void test_who_is_sent_away_is_told_so() {
  NearbyRoom room(2, 9);
  room.open(beach, 1, 1);
  room.join(1);
  room.tap(0, Button::right);
  room.tap(0, Button::a);
  room.run(3000);
  TEST_ASSERT_TRUE(room.showing(1) == ScreenName::waiting_room);
  room.tap(1, Button::a);
  TEST_ASSERT_TRUE(room.showing(1) == ScreenName::launcher);
  room.tap(0, Button::a);
  TEST_ASSERT_TRUE(room.showing(0) == ScreenName::waiting_room);
}

}  // namespace seaglass

void trouble_tests() {
  using namespace seaglass;
  RUN_TEST(test_a_guest_that_was_off_comes_back_by_itself);
  RUN_TEST(test_a_guest_that_starts_twice_in_a_minute_comes_back_by_hand);
  RUN_TEST(test_a_guest_that_did_not_come_back_does_so_at_the_next_start);
  RUN_TEST(test_an_older_note_of_where_a_guest_was_still_brings_it_back);
  RUN_TEST(test_a_guest_that_starts_again_after_a_minute_comes_back_by_itself);
  RUN_TEST(test_a_host_that_was_off_is_found_again_by_its_guests);
  RUN_TEST(test_a_guest_that_was_off_knows_whom_it_looks_for);
  RUN_TEST(test_a_guest_that_left_does_not_come_back);
  RUN_TEST(test_leaving_switches_off_a_radio_that_sends_nothing_any_more);
  RUN_TEST(test_who_leaves_at_once_may_look_for_a_table_again);
  RUN_TEST(test_a_closed_table_is_named_as_such);
  RUN_TEST(test_a_table_that_was_never_dealt_is_no_game_to_carry_on);
  RUN_TEST(test_a_table_is_opened_and_left_while_a_game_of_another_kind_waits);
  RUN_TEST(test_bots_take_the_places_that_nobody_comes_for);
  RUN_TEST(test_guests_know_how_well_the_hosts_bots_play);
  RUN_TEST(test_a_press_for_a_free_place_sends_nobody_away);
  RUN_TEST(test_a_host_closes_for_all_only_when_it_presses_twice);
  RUN_TEST(test_nothing_is_dealt_to_who_is_away);
  RUN_TEST(test_who_goes_away_while_all_shuffle_can_be_sent_away);
  RUN_TEST(test_tables_of_two_games_both_come_back_to_the_air);
  RUN_TEST(test_the_score_sheet_marks_who_is_away);
  RUN_TEST(test_a_bot_plays_for_who_stays_away);
  RUN_TEST(test_who_sees_other_pictures_does_not_come_in);
  RUN_TEST(test_who_is_sent_away_is_told_so);
  RUN_TEST(test_who_is_sent_away_in_the_middle_is_told_so_and_a_bot_goes_on);
}
