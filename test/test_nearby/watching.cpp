// Those who only watch, those who come back, those who look elsewhere when something happens, and that
// everybody is told before anybody draws.
#include "chosen_games.h"
#include "suite.h"

namespace seaglass {

constexpr GameName beach = GameName::mermaid_beach;

/// The last handheld finds a table where the others play.
static void watch(NearbyRoom& room) {
  const int watcher = room.size() - 1;
  room.tap(watcher, Button::b);
  room.run(3000);
  TEST_ASSERT_TRUE(room.says(watcher, Word::watch_table));
  room.tap(watcher, Button::a);
  room.run(3000);
  room.tap(watcher, Button::a);
  TEST_ASSERT_TRUE(room.says(0, Word::asks_to_come, "Whale"));
  room.open_menu(0);
  room.tap(0, Button::a);  // the cursor is on who is here
  TEST_ASSERT_TRUE(room.says(0, Word::same_pictures, "Whale"));
  room.run(QuietPeriod::rest_ms);
  room.tap(0, Button::a);
  room.run(4000);
  room.tap(0, Button::b);
}

static void test_who_watches_sees_what_nobody_hides_and_decides_nothing() {
  NearbyRoom room(3, 31);
  room.open(beach, 1, 1);
  room.join(1);
  room.tap(0, Button::a);
  room.run(3000);
  watch(room);
  TEST_ASSERT_TRUE(room.at_table(2));
  const Table& table = room.handheld(2).table();
  static AnyState masked;
  for (int taps = 0; taps < 300; ++taps) {
    room.press_something(room.random().below(3));
    const View view = table.view(Language::english, true);
    masked = *view.state;
    table.game().mask(masked, SeatSet());
    TEST_ASSERT_EQUAL_MEMORY(&masked, view.state, static_cast<std::size_t>(table.game().state_bytes()));
    TEST_ASSERT_TRUE(table.people().empty() && !table.may_decide());
  }
}

static void test_who_watches_has_a_menu_and_leaves_without_a_trace() {
  NearbyRoom room(3, 32);
  room.open(beach, 1, 1);
  room.join(1);
  room.tap(0, Button::a);
  room.run(3000);
  watch(room);
  room.leave(2);
  room.play_to_the_score(2);
}

static void test_who_watches_is_told_of_a_free_place_and_how_to_take_it() {
  NearbyRoom room(3, 45);
  room.open(beach, 1, 1);
  room.join(1);
  room.join(2);
  TEST_ASSERT_TRUE(room.says(2, Word::host_deals, "Seahorse"));
  room.tap(1, Button::b);
  room.run(2000);
  TEST_ASSERT_TRUE(room.says(2, Word::seat_is_free));
  for (int taps = 0; taps < 2; ++taps) room.tap(2, Button::b);  // out of the room, and to what is around
  room.run(3000);
  TEST_ASSERT_TRUE(room.says(2, Word::join));
  room.run(QuietPeriod::rest_ms);
  room.tap(2, Button::a);
  room.run(3000);
  TEST_ASSERT_TRUE(room.says(2, Word::host_deals, "Seahorse") && room.says(0, Word::all_are_here));
}

static void test_whoever_leaves_in_the_middle_is_named_to_the_host() {
  NearbyRoom room(3, 44);
  room.begin(beach);
  room.tap(0, Button::a);
  room.leave(1);
  room.run(1500);
  TEST_ASSERT_TRUE(room.showing(0) == ScreenName::play && room.says(0, Word::why_left, "Seal"));
  room.run(7000);
  TEST_ASSERT_FALSE(room.says(0, Word::why_left, "Seal"));
  room.play_to_the_score(1);
}

/// And comes back there, whichever of the two starts anew, without comparing pictures with that one.
static void test_who_watches_goes_along_when_the_table_goes_to_another_handheld() {
  NearbyRoom room(3, 40);
  room.open(beach, 1, 1);
  room.join(1);
  room.tap(0, Button::a);
  room.run(3000);
  watch(room);
  TEST_ASSERT_TRUE(room.at_table(2));
  const auto watches_at = [&](int host) {
    return room.at_table(2) && room.handheld(host).table().is_hosted() &&
           room.handheld(2).table().people().empty();
  };
  room.hand_over();
  room.run(8000);
  TEST_ASSERT_TRUE(watches_at(1));
  for (int who : {2, 1}) {
    room.restart(who);
    if (who == 1) room.tap(1, Button::a);
    room.run(8000);
    TEST_ASSERT_TRUE(watches_at(1));
  }
  room.hand_over(1);
  room.run(8000);
  TEST_ASSERT_TRUE(watches_at(0));
  room.play_to_the_score();
}

static void test_who_was_away_decides_again_after_a_bot_has_played() {
  NearbyRoom room(2, 33);
  room.begin(beach);
  room.room()[1].stop();
  room.run(12000);
  TEST_ASSERT_TRUE(room.says(0, Word::is_away, "Seal"));
  room.let_bots_step_in(0);
  for (int taps = 0; taps < 60; ++taps) room.press_something(0);
  room.room()[1].start();
  room.run(8000);
  TEST_ASSERT_TRUE(room.at_table(1));
  TEST_ASSERT_FALSE(room.says(0, Word::is_away, "Seal"));
  room.play_to_the_score();
}

/// In its first game: a hint is open when the air is lost, and bots play on until it is back.
static void test_a_hint_goes_with_the_position_that_it_was_about() {
  for (const std::uint64_t seed : {114u, 129u, 147u, 154u}) {
    NearbyRoom room(2, seed);
    room.begin(GameName::mirage);
    Random random(seed * 77);
    room.play_on(random.below(60));
    for (int taps = 0; taps < 300 && !room.handheld(1).table().may_decide(); ++taps)
      room.press_something(random.below(2));
    TEST_ASSERT_TRUE(room.handheld(1).table().may_decide());
    room.room().air().set_faults({100, 0, 0, 0});
    room.run(9000);
    room.let_bots_step_in(0);
    for (int taps = random.below(60); taps >= 0; --taps) room.press_something(0);
    room.room().air().set_faults({});
    room.run(5000);
    for (int taps = 0; taps < 30; ++taps) room.press_something(1);
    TEST_ASSERT_TRUE(room.at_table(1));
  }
}

static void test_the_hosts_bots_go_on_while_its_people_read_the_rules() {
  NearbyRoom room(2, 34);
  room.begin(beach);
  room.room()[1].stop();
  room.run(12000);
  for (int taps = 0; taps < 200 && !room.handheld(0).table().waits_for_others(); ++taps)
    room.press_something(0);
  room.let_bots_step_in(0);
  room.open_menu(0);
  const int played = room.handheld(0).table().sitting().journal().size();
  room.run(3000);
  TEST_ASSERT_TRUE(room.showing(0) == ScreenName::table_menu);
  TEST_ASSERT_GREATER_THAN(played, room.handheld(0).table().sitting().journal().size());
}

/// Somebody else decides then, and what was told is over.
static void play_until_others_decide(NearbyRoom& room, int i) {
  for (int taps = 0; taps < 2000 && room.handheld(i).table().is_waited_for(); ++taps) {
    room.press_something(i);
    if (!room.handheld(i).table().is_waited_for()) room.run(9000);
  }
  TEST_ASSERT_FALSE(room.handheld(i).table().is_waited_for());
}

static void play_until_waited_for(NearbyRoom& room, int i) {
  for (int taps = 0; taps < 2000 && !room.handheld(i).table().is_waited_for(); ++taps)
    for (int other = 0; other < room.size(); ++other)
      if (other != i) room.press_something(other);
  TEST_ASSERT_TRUE(room.handheld(i).table().is_waited_for());
}

static void test_the_turn_is_heard_where_it_comes_to() {
  for (int game = 0; game < game_count; ++game)
    for (const int i : {0, 1}) {
      if (!suits(game, 3, long_game)) continue;
      NearbyRoom room(3, 47);
      room.begin(static_cast<GameName>(game));
      for (int times = 0; times < 3; ++times) {
        play_until_others_decide(room, i);
        const Milliseconds since = room.room().now();
        play_until_waited_for(room, i);
        room.run(500);
        while (room.handheld(i).table().has_caption()) room.tap(i, Button::a);
        TEST_ASSERT_TRUE(room.heard_turn(i, since));
      }
    }
}

/// Or it would come later to who drew the Kraken, which nobody around may know.
static void test_the_turn_is_heard_before_what_only_its_owner_is_told() {
  int found = 0;
  for (std::uint64_t seed = 1; found < 2 && seed < 20; ++seed) {
    NearbyRoom room(3, seed);
    room.begin(GameName::mermaids_song);
    Milliseconds since[3] = {};
    for (int taps = 0; taps < 200 && found < 2; ++taps) {
      room.press_something(room.random().below(3));
      for (int i = 0; i < 3; ++i) {
        if (!room.handheld(i).table().is_waited_for()) since[i] = room.room().now();
        if (!room.handheld(i).table().has_caption()) continue;
        if (!room.says(i, Word::song_told_kraken_drawn) && !room.says(i, Word::song_told_treasure_drawn))
          continue;
        TEST_ASSERT_TRUE(room.heard_turn(i, since[i]));
        ++found;
      }
    }
  }
  TEST_ASSERT_EQUAL(2, found);
}

static void test_the_first_turn_is_heard_too() {
  NearbyRoom room(2, 40);
  const Milliseconds since = room.room().now();
  room.begin(GameName::mermaid_rain);
  room.run(500);
  TEST_ASSERT_TRUE(room.heard_turn(0, since) && room.heard_turn(1, since));
}

static void test_who_reads_the_rules_hears_that_the_others_wait() {
  NearbyRoom room(2, 41);
  room.begin(beach);
  play_until_others_decide(room, 1);
  room.choose_from_below(1, 3);  // leave, settings, rules
  TEST_ASSERT_TRUE(room.showing(1) == ScreenName::help);
  const Milliseconds since = room.room().now();
  play_until_waited_for(room, 1);
  room.run(500);
  TEST_ASSERT_TRUE(room.showing(1) == ScreenName::help);
  TEST_ASSERT_TRUE(room.heard_turn(1, since));
}

static void test_a_menu_shows_that_somebody_went_away_and_came_back() {
  NearbyRoom room(2, 43);
  room.begin(beach);
  room.open_menu(0);
  const auto rows_shown = [&room] { return room.room()[0].panel.picture_hash(); };
  const std::uint32_t before = rows_shown();
  room.room()[1].stop();
  room.run(12000);
  TEST_ASSERT_TRUE(room.says(0, Word::bots_step_in) && rows_shown() != before);
  for (int lines = 0; lines < 3; ++lines) room.tap(0, Button::up);  // leave, rules, who is here
  room.tap(0, Button::up);
  room.room()[1].start();
  while (room.says(0, Word::bots_step_in)) room.run(20);
  room.tap(0, Button::a);
  TEST_ASSERT_TRUE(room.showing(0) == ScreenName::table_menu);
  room.run(QuietPeriod::rest_ms);
  TEST_ASSERT_EQUAL_HEX32(before, rows_shown());
  room.tap(0, Button::a);
  TEST_ASSERT_TRUE(room.showing(0) == ScreenName::play);
}

static void test_the_cursor_stays_with_the_table_that_was_chosen() {
  NearbyRoom room(3, 37);
  room.open(beach, 1, 1);
  room.tap(2, Button::b);
  room.run(1500);
  room.open(beach, 1, 1, 1);
  room.run(3000);
  room.tap(2, Button::down);
  room.room()[0].stop();
  room.run(12000);
  room.tap(2, Button::a);
  TEST_ASSERT_TRUE(room.showing(2) == ScreenName::waiting_room);
  room.run(3000);
  TEST_ASSERT_TRUE(room.says(1, Word::same_pictures, "Whale"));
}

/// The host goes back and opens the same table again as somebody else.
static void test_a_table_is_listed_by_the_name_that_its_host_has_now() {
  NearbyRoom room(2, 47);
  room.open(beach, 1, 1);
  room.tap(1, Button::b);
  room.run(2000);
  room.tap(0, Button::b);
  auto sitting = room.sits_down(0, beach, PlayMode::on_air);
  sitting.choose_mode();
  sitting.change_animal(0, 7);
  sitting.begin();
  room.run(2000);
  TEST_ASSERT_TRUE(room.showing(0) == ScreenName::waiting_room && room.says(1, Phrase().add("Lobster")));
  const std::uint32_t shown = room.room()[1].panel.picture_hash();
  room.tap(1, Button::down);
  room.tap(1, Button::up);
  TEST_ASSERT_EQUAL_HEX32(shown, room.room()[1].panel.picture_hash());
}

static void test_a_cursor_whose_table_is_gone_asks_nobody_else() {
  NearbyRoom room(3, 38);
  room.open(beach, 1, 1);
  room.tap(2, Button::b);
  room.run(1500);
  room.open(beach, 1, 1, 1);
  room.run(3000);
  room.tap(2, Button::down);
  room.tap(2, Button::up);
  room.room()[0].stop();
  room.run(12000);
  room.tap(2, Button::a);
  TEST_ASSERT_TRUE(room.showing(2) == ScreenName::nearby);
}

/// The host has passed over all that is told at the end, and its guests have not.
static void play_until_the_host_has_the_score(NearbyRoom& room) {
  for (int taps = 0; taps < 30000 && room.showing(0) != ScreenName::score; ++taps)
    room.press_something(taps % 4 > 0 ? 0 : room.random().below(room.size()));
  TEST_ASSERT_TRUE(room.showing(0) == ScreenName::score && !room.all_show(ScreenName::score));
  room.run(QuietPeriod::rest_ms);
}

/// The host begins anew while a guest still reads how the last game ended.
static void test_who_still_looks_at_the_last_game_comes_to_the_next_one() {
  for (const std::uint64_t seed : {35u, 36u, 37u}) {
    NearbyRoom room(2, seed);
    room.begin(beach);
    play_until_the_host_has_the_score(room);
    room.tap(0, Button::a);
    TEST_ASSERT_TRUE(room.showing(0) == ScreenName::waiting_room);
    while (room.showing(1) == ScreenName::play) room.run(100);
    TEST_ASSERT_TRUE(room.showing(1) == ScreenName::score);
    room.run(3000);
    TEST_ASSERT_TRUE(room.showing(1) == ScreenName::score);
    room.run(5000);
    TEST_ASSERT_TRUE(room.showing(1) == ScreenName::waiting_room);
    room.deal();
    room.play_to_the_score();
  }
}

static void test_the_deal_does_not_wait_for_who_still_looks_at_the_last_game() {
  NearbyRoom room(2, 35);
  room.begin(beach);
  play_until_the_host_has_the_score(room);
  room.tap(0, Button::a);
  room.run(500);
  room.tap(0, Button::a);
  room.run(4000);
  TEST_ASSERT_TRUE(room.at_table(0));
  room.run(16000);
  TEST_ASSERT_TRUE(room.showing(1) == ScreenName::play);
  room.play_to_the_score();
}

static void test_a_host_that_leaves_at_once_takes_nobody_the_score() {
  for (int game = 0; game < game_count; ++game) {
    if (!suits(game, 3)) continue;
    NearbyRoom room(3, 42);
    room.begin(static_cast<GameName>(game));
    play_until_the_host_has_the_score(room);
    room.tap(0, Button::b);
    TEST_ASSERT_TRUE(room.showing(0) == ScreenName::launcher);
    room.play_to_the_score(0);
    for (const int guest : {1, 2}) {
      TEST_ASSERT_FALSE(room.says(guest, Word::deal_checked));
      TEST_ASSERT_TRUE(room.says(guest, Word::deal_fair) || room.says(guest, Word::deal_not_provable));
      room.tap(guest, Button::b);
      TEST_ASSERT_TRUE(room.showing(guest) == ScreenName::launcher);
    }
  }
}

static void test_a_handheld_goes_off_only_when_nobody_waits_for_it() {
  constexpr Milliseconds long_ms = 2 * Preferences().off_after_ms();
  NearbyRoom room(3, 45);
  room.begin(beach);
  room.run(long_ms);
  for (int i = 0; i < 3; ++i) TEST_ASSERT_FALSE(room.room()[i].power.is_off());
  room.leave(2);
  room.play_to_the_score(2);
  room.run(long_ms);
  for (int i = 0; i < 3; ++i) TEST_ASSERT_TRUE(room.room()[i].power.is_off());
}

static void test_a_handheld_goes_off_at_a_table_that_was_closed() {
  NearbyRoom room(2, 46);
  room.begin(beach);
  room.leave(0);
  room.run(2 * Preferences().off_after_ms());
  TEST_ASSERT_TRUE(room.says(1, Word::why_closed, "Seahorse") && room.room()[1].power.is_off());
}

static void test_nothing_moves_at_a_table_where_nobody_does_anything() {
  NearbyRoom room(3, 39);
  room.begin(beach);
  room.run(20000);
  int sends[3];
  for (int i = 0; i < 3; ++i) sends[i] = room.room()[i].panel.sends();
  room.run(30000);
  for (int i = 0; i < 3; ++i) TEST_ASSERT_EQUAL(sends[i], room.room()[i].panel.sends());
}

/// A frame takes a while to go out: the host's own picture waits until both guests have theirs.
static void test_everybody_is_told_before_the_host_draws() {
  NearbyRoom room(3, 36);
  room.begin(beach);
  for (int taps = 0; taps < 400 && !room.handheld(0).table().may_decide(); ++taps)
    room.press_something(room.random().below(3));
  room.run(10000);
  TEST_ASSERT_TRUE(room.handheld(0).table().may_decide());
  room.room()[0].radio.set_frame_ms(3);
  const Journal& journal = room.handheld(0).table().sitting().journal();
  simulator::SimulatedHandheld& host = room.room()[0];
  const int played = journal.size();
  int drawn = 0, said = 0;
  for (int presses = 0; presses < 6 && journal.size() == played; ++presses) {
    room.run(1500);  // who asks again does it now
    host.press(Button::a);
    for (int ms = 0; ms < 60 && (journal.size() == played || host.panel.sends() == drawn); ++ms) {
      if (journal.size() == played) drawn = host.panel.sends(), said = host.radio.sent_count();
      room.run(1);
    }
    host.release(Button::a);
    if (journal.size() == played) room.run(60);
  }
  TEST_ASSERT_GREATER_THAN(played, journal.size());
  TEST_ASSERT_GREATER_OR_EQUAL(2, host.radio.sent_count() - said);
}

}  // namespace seaglass

void watching_tests() {
  using namespace seaglass;
  RUN_TEST(test_who_watches_sees_what_nobody_hides_and_decides_nothing);
  RUN_TEST(test_who_watches_is_told_of_a_free_place_and_how_to_take_it);
  RUN_TEST(test_whoever_leaves_in_the_middle_is_named_to_the_host);
  RUN_TEST(test_who_watches_has_a_menu_and_leaves_without_a_trace);
  RUN_TEST(test_who_watches_goes_along_when_the_table_goes_to_another_handheld);
  RUN_TEST(test_who_was_away_decides_again_after_a_bot_has_played);
  RUN_TEST(test_a_hint_goes_with_the_position_that_it_was_about);
  RUN_TEST(test_the_hosts_bots_go_on_while_its_people_read_the_rules);
  RUN_TEST(test_the_turn_is_heard_where_it_comes_to);
  RUN_TEST(test_the_turn_is_heard_before_what_only_its_owner_is_told);
  RUN_TEST(test_the_first_turn_is_heard_too);
  RUN_TEST(test_who_reads_the_rules_hears_that_the_others_wait);
  RUN_TEST(test_a_menu_shows_that_somebody_went_away_and_came_back);
  RUN_TEST(test_the_cursor_stays_with_the_table_that_was_chosen);
  RUN_TEST(test_a_table_is_listed_by_the_name_that_its_host_has_now);
  RUN_TEST(test_a_cursor_whose_table_is_gone_asks_nobody_else);
  RUN_TEST(test_who_still_looks_at_the_last_game_comes_to_the_next_one);
  RUN_TEST(test_the_deal_does_not_wait_for_who_still_looks_at_the_last_game);
  RUN_TEST(test_a_host_that_leaves_at_once_takes_nobody_the_score);
  RUN_TEST(test_a_handheld_goes_off_only_when_nobody_waits_for_it);
  RUN_TEST(test_a_handheld_goes_off_at_a_table_that_was_closed);
  RUN_TEST(test_nothing_moves_at_a_table_where_nobody_does_anything);
  RUN_TEST(test_everybody_is_told_before_the_host_draws);
}
