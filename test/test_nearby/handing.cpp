// The table goes to another handheld in the middle of a game: the old host plays on there.
#include "chosen_games.h"
#include "suite.h"

namespace seaglass {

constexpr GameName beach = GameName::mermaid_beach;

static void begin(NearbyRoom& room, GameName game = beach) {
  room.begin(game);
  room.play_on(30);
}

static bool hosts(NearbyRoom& room, int i) {
  return room.handheld(i).table().is_hosted();
}

static int played_at(NearbyRoom& room, int host) {
  return room.handheld(host).table().sitting().journal().size();
}

static void test_every_game_goes_on_at_another_handheld() {
  for (int game = 0; game < game_count; ++game) {
    if (!suits(game, 3, long_game)) continue;
    NearbyRoom room(3, 41 + static_cast<std::uint64_t>(game));
    begin(room, static_cast<GameName>(game));
    const int played = played_at(room, 0);
    room.hand_over();
    room.run(8000);
    TEST_ASSERT_TRUE(room.all_at_table() && hosts(room, 1) && !hosts(room, 0));
    TEST_ASSERT_GREATER_OR_EQUAL(played, played_at(room, 1));
    TEST_ASSERT_EQUAL(1, room.handheld(0).table().people().count());
    room.play_to_the_score();
  }
}

static void test_whoever_was_off_meanwhile_comes_back_to_the_new_host() {
  NearbyRoom room(3, 51);
  begin(room);
  room.hand_over();
  room.run(8000);
  for (int i : {0, 2}) {
    room.restart(i);
    room.run(8000);
    TEST_ASSERT_TRUE(room.at_table(i) && !hosts(room, i));
  }
  room.play_to_the_score();
}

static void test_the_new_host_takes_the_table_up_again_after_a_restart() {
  NearbyRoom room(3, 52);
  begin(room);
  room.hand_over();
  room.run(8000);
  room.restart(1);
  TEST_ASSERT_TRUE(room.showing(1) == ScreenName::game_page);
  room.tap(1, Button::a);
  room.run(6000);
  TEST_ASSERT_TRUE(room.all_at_table() && hosts(room, 1));
  room.play_to_the_score();
}

static void test_the_table_goes_on_and_comes_back() {
  NearbyRoom room(2, 53);
  begin(room);
  room.hand_over(0);
  room.run(8000);
  TEST_ASSERT_TRUE(hosts(room, 1));
  room.play_on(20);
  room.hand_over(1);
  room.run(8000);
  TEST_ASSERT_TRUE(room.all_at_table() && hosts(room, 0));
  room.play_to_the_score();
}

static void test_bots_play_as_well_at_the_new_host() {
  NearbyRoom room(2, 56);
  open_with_levels(room);
  room.join(1);
  room.deal();
  room.hand_over();
  room.run(8000);
  TEST_ASSERT_TRUE(room.all_at_table() && hosts(room, 1));
  for (int i = 0; i < 2; ++i) expect_levels(room, i);
}

static void test_it_goes_to_who_reads_the_rules_just_now() {
  NearbyRoom room(2, 54);
  begin(room);
  room.choose_from_below(1, 3);  // leave, settings, rules
  TEST_ASSERT_TRUE(room.showing(1) == ScreenName::help);
  room.hand_over();
  room.run(8000);
  TEST_ASSERT_TRUE(hosts(room, 1) || room.showing(1) == ScreenName::help);
  room.tap(1, Button::b);
  room.tap(1, Button::b);
  room.run(2000);
  TEST_ASSERT_TRUE(room.all_at_table() && hosts(room, 1));
  room.play_to_the_score();
}

static void test_the_host_keeps_it_when_it_takes_too_long() {
  NearbyRoom room(2, 55);
  begin(room);
  room.room()[1].stop();
  room.hand_over();
  room.run(600);
  TEST_ASSERT_TRUE(room.says(0, Word::keep_here));
  room.tap(0, Button::b);
  TEST_ASSERT_FALSE(room.says(0, Word::keep_here));
  room.room()[1].start();
  room.run(8000);
  TEST_ASSERT_TRUE(room.all_at_table() || room.showing(0) == ScreenName::waiting_room);
  if (room.showing(0) == ScreenName::waiting_room) room.tap(0, Button::b);
  TEST_ASSERT_TRUE(hosts(room, 0));
  room.play_to_the_score();
}

/// At whatever moment: what came of it there is gone, and it goes there another time.
static void test_a_table_that_was_called_back_goes_another_time() {
  int called_back = 0;
  for (int moment = 0; moment < 8; ++moment) {
    NearbyRoom room(2, 60 + static_cast<std::uint64_t>(moment));
    begin(room);
    simulator::AirFaults faults;
    faults.loss_percent = 60;
    room.room().air().set_faults(faults);
    room.hand_over();
    room.run(40u * static_cast<Milliseconds>(moment));
    if (room.showing(0) == ScreenName::waiting_room && room.says(0, Word::keep_here)) {
      room.tap(0, Button::b);
      ++called_back;
    }
    room.room().air().set_faults({});
    room.run(6000);
    if (hosts(room, 0)) {
      if (room.showing(0) == ScreenName::waiting_room) room.tap(0, Button::b);
      TEST_ASSERT_TRUE(room.all_at_table());
      room.hand_over();
      room.run(8000);
    }
    TEST_ASSERT_TRUE(room.all_at_table() && hosts(room, 1) && !hosts(room, 0));
    room.play_to_the_score();
  }
  TEST_ASSERT_GREATER_THAN(3, called_back);
}

/// Whoever was in the middle of a game that it hosts is asked whether it goes on.
static void carry_on_if_asked(NearbyRoom& room) {
  for (int i = 0; i < room.size(); ++i) {
    if (room.showing(i) != ScreenName::game_page) continue;
    TEST_ASSERT_TRUE(room.says(i, Word::carry_on));
    room.tap(i, Button::a);
  }
}

/// The host, or the other: at whatever moment, one of them hosts then, and nothing of it is left at the
/// other.
static void test_a_restart_during_a_hand_over_leaves_the_game_at_one_of_the_two() {
  int went = 0, stayed = 0;
  for (const int who : {0, 1}) {
    for (int moment = 0; moment < 14; ++moment) {
      NearbyRoom room(3, 500 + static_cast<std::uint64_t>(moment));
      begin(room);
      simulator::AirFaults faults;
      faults.loss_percent = moment % 2 == 0 ? 40 : 0;
      room.room().air().set_faults(faults);
      room.hand_over();
      room.run(moment % 2 == 0 ? 150u * static_cast<Milliseconds>(moment)
                               : 20u * static_cast<Milliseconds>(moment));
      room.restart(who);
      room.room().air().set_faults({});
      carry_on_if_asked(room);
      room.run(20000);
      if (room.showing(0) == ScreenName::waiting_room) room.tap(0, Button::b);
      TEST_ASSERT_TRUE(room.all_at_table());
      const int host = hosts(room, 1) ? 1 : 0;
      TEST_ASSERT_TRUE(hosts(room, host) && !hosts(room, 1 - host) && !hosts(room, 2));
      ++(host == 1 ? went : stayed);
      for (int i = 0; i < 3; ++i)
        if (i != host) TEST_ASSERT_EQUAL(1, room.handheld(i).table().people().count());
      room.play_to_the_score();
      room.tap(1 - host, Button::b);
      room.tap(1 - host, Button::a);
      TEST_ASSERT_FALSE(room.says(1 - host, Word::carry_on));
    }
  }
  TEST_ASSERT_GREATER_THAN(3, went);
  TEST_ASSERT_GREATER_THAN(1, stayed);
}

/// It never heard that its table arrived, sees it there, and looks whether that is so: until it knows, its
/// own is a game that was interrupted.
static void test_a_host_that_restarts_while_it_yields_asks_whether_to_go_on() {
  NearbyRoom room(3, 57);
  begin(room);
  const auto let_host_hear_next_host = [&](bool hears) {
    room.room().air().set_reach(room.room()[1].radio.member(), room.room()[0].radio.member(), hears);
  };
  let_host_hear_next_host(false);
  room.hand_over();
  let_host_hear_next_host(true);
  for (int waits = 0; waits < 1000 && room.says(0, Word::keep_here); ++waits) room.run(1);
  let_host_hear_next_host(false);
  for (int waits = 0; waits < 100 && !hosts(room, 1); ++waits) room.run(100);
  TEST_ASSERT_TRUE(hosts(room, 1) && hosts(room, 0));
  let_host_hear_next_host(true);
  for (int waits = 0; waits < 1000 && hosts(room, 0); ++waits) room.run(10);
  room.restart(0);
  TEST_ASSERT_TRUE(room.showing(0) == ScreenName::game_page && room.says(0, Word::carry_on));
  room.tap(0, Button::a);
  room.run(10000);
  TEST_ASSERT_TRUE(room.all_at_table() && hosts(room, 1) && !hosts(room, 0));
}

/// Half of it lay in its flash by then: that is no game of its own, and does not keep the table away.
static void test_a_table_goes_to_who_started_anew_while_it_came() {
  for (int moment = 0; moment < 24; ++moment) {
    NearbyRoom room(2, 120 + static_cast<std::uint64_t>(moment));
    begin(room);
    simulator::AirFaults faults;
    faults.loss_percent = 70;
    room.room().air().set_faults(faults);
    room.hand_over();
    room.run(16u * static_cast<Milliseconds>(moment));
    room.restart(1);
    room.room().air().set_faults({});
    carry_on_if_asked(room);
    room.run(12000);
    TEST_ASSERT_TRUE(hosts(room, 1) && !hosts(room, 0) && room.at_table(0));
  }
}

/// At whatever moment: it stays where it was, or lies on the shelf of who got up and goes on from there.
static void test_a_table_is_not_lost_where_its_next_host_gets_up_while_it_comes() {
  int lay_there = 0;
  for (int moment = 0; moment < 14; ++moment) {
    NearbyRoom room(2, 150 + static_cast<std::uint64_t>(moment));
    begin(room);
    room.open_menu(1);
    room.tap(1, Button::up);  // to the last line, which leaves
    room.hand_over();
    room.run(100u * static_cast<Milliseconds>(moment));
    if (room.showing(1) == ScreenName::table_menu && !hosts(room, 1)) room.tap(1, Button::a);
    room.run(9000);
    if (room.showing(1) == ScreenName::launcher && !hosts(room, 0)) {
      room.carry_on(beach, 1);
      ++lay_there;
      room.run(9000);
    }
    TEST_ASSERT_TRUE(hosts(room, 0) != hosts(room, 1));
    TEST_ASSERT_TRUE(hosts(room, 0) || room.at_table(0));
  }
  TEST_ASSERT_GREATER_THAN(2, lay_there);
}

/// Its people go back to the game, where it is their turn, before the table has gone.
static void test_nobody_decides_at_the_table_while_it_goes() {
  int tried = 0;
  for (std::uint64_t seed = 70; seed < 78; ++seed) {
    NearbyRoom room(2, seed);
    begin(room);
    for (int taps = 0; taps < 400 && !room.handheld(0).table().may_decide(); ++taps)
      room.press_something(room.random().below(2));
    TEST_ASSERT_TRUE(room.handheld(0).table().may_decide());
    simulator::AirFaults faults;
    faults.loss_percent = 100;
    room.room().air().set_faults(faults);
    room.hand_over();
    if (room.showing(0) != ScreenName::waiting_room) continue;
    ++tried;
    const int played = played_at(room, 0);
    room.tap(0, Button::menu);
    for (int taps = 0; taps < 12; ++taps) room.press_something(0);
    TEST_ASSERT_EQUAL(played, played_at(room, 0));
    room.room().air().set_faults({});
    room.run(8000);
    TEST_ASSERT_TRUE(hosts(room, 1) && !hosts(room, 0));
    room.play_to_the_score();
  }
  TEST_ASSERT_GREATER_THAN(3, tried);
}

/// A game of its own lies there, which nobody gave up.
static void test_who_has_a_saved_game_of_this_kind_keeps_that_and_the_table_stays() {
  NearbyRoom room(2, 56);
  room.leave_a_game_waiting(beach, 1);
  begin(room);
  room.hand_over();
  room.run(1000);
  TEST_ASSERT_TRUE(room.says(1, Word::table_blocked));
  room.run(31000);
  TEST_ASSERT_TRUE(hosts(room, 0) && !hosts(room, 1));
  TEST_ASSERT_TRUE(room.says(0, Word::table_stayed));
  room.tap(0, Button::a);
  room.run(QuietPeriod::rest_ms);  // B called the table back before, and goes back now
  room.tap(0, Button::b);
  room.play_to_the_score();
  room.tap(1, Button::b);
  TEST_ASSERT_TRUE(room.has_a_game_waiting(beach, 1));
}

static void test_who_gives_up_the_game_that_waits_takes_the_table_in_its_place() {
  for (int game = 0; game < game_count; ++game) {
    if (!suits(game, 3, long_game)) continue;
    NearbyRoom room(3, 57);
    room.leave_a_game_waiting(static_cast<GameName>(game), 1);
    begin(room, static_cast<GameName>(game));
    room.hand_over();
    room.run(3000);
    TEST_ASSERT_TRUE(hosts(room, 0) && !hosts(room, 1));
    room.open_menu(1);
    for (int n = 0; n < 4; ++n) room.tap(1, Button::up);  // leave, rules, who is here, take the table
    TEST_ASSERT_TRUE(room.says(1, Word::own_game_ends));
    room.tap(1, Button::a);
    room.run(8000);
    TEST_ASSERT_TRUE(hosts(room, 1) && !hosts(room, 0));
    room.play_to_the_score();
    room.tap(1, Button::b);
    TEST_ASSERT_FALSE(room.has_a_game_waiting(static_cast<GameName>(game), 1));
  }
}

}  // namespace seaglass

void handing_tests() {
  using namespace seaglass;
  RUN_TEST(test_every_game_goes_on_at_another_handheld);
  RUN_TEST(test_whoever_was_off_meanwhile_comes_back_to_the_new_host);
  RUN_TEST(test_the_new_host_takes_the_table_up_again_after_a_restart);
  RUN_TEST(test_the_table_goes_on_and_comes_back);
  RUN_TEST(test_bots_play_as_well_at_the_new_host);
  RUN_TEST(test_it_goes_to_who_reads_the_rules_just_now);
  RUN_TEST(test_the_host_keeps_it_when_it_takes_too_long);
  RUN_TEST(test_a_table_that_was_called_back_goes_another_time);
  RUN_TEST(test_a_restart_during_a_hand_over_leaves_the_game_at_one_of_the_two);
  RUN_TEST(test_a_host_that_restarts_while_it_yields_asks_whether_to_go_on);
  RUN_TEST(test_a_table_goes_to_who_started_anew_while_it_came);
  RUN_TEST(test_a_table_is_not_lost_where_its_next_host_gets_up_while_it_comes);
  RUN_TEST(test_nobody_decides_at_the_table_while_it_goes);
  RUN_TEST(test_who_has_a_saved_game_of_this_kind_keeps_that_and_the_table_stays);
  RUN_TEST(test_who_gives_up_the_game_that_waits_takes_the_table_in_its_place);
}
