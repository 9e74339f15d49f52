// Whole games from the launcher to the score, each person on a handheld of their own.
#include <algorithm>
#include <string>

#include "chosen_games.h"
#include "suite.h"

namespace seaglass {

static GameName game;

/// Three handhelds, or as many as can play.
static int units_at_a_table() {
  return std::min<int>(3, game_of(game).facts().players_max);
}

static void expect_same_scores(NearbyRoom& room) {
  const Score score = room.handheld(0).table().score();
  for (int i = 1; i < room.size(); ++i) {
    const Score other = room.handheld(i).table().score();
    for (Seat seat : all_seats(room.handheld(0).table().players()))
      TEST_ASSERT_EQUAL(score.totals[seat], other.totals[seat]);
  }
}

/// On no screen is more than what the people who look at it may know.
static void test_nobody_sees_what_they_may_not_know() {
  NearbyRoom room(units_at_a_table(), 11 + static_cast<std::uint64_t>(game));
  static AnyState masked;
  room.begin(game);
  for (int taps = 0; taps < 600 && !room.all_show(ScreenName::score); ++taps) {
    room.press_something(room.random().below(room.size()));
    for (int i = 0; i < room.size(); ++i) {
      const Table& table = room.handheld(i).table();
      const View view = table.view(Language::english, true);
      masked = *view.state;
      table.game().mask(masked, view.open ? SeatSet(view.near) : SeatSet());
      TEST_ASSERT_TRUE(!view.open || table.people().contains(view.near));
      TEST_ASSERT_EQUAL_MEMORY(&masked, view.state, static_cast<std::size_t>(table.game().state_bytes()));
    }
  }
}

static void expect_a_whole_game(int units, int here, const simulator::AirFaults& faults) {
  NearbyRoom room(units, static_cast<std::uint64_t>(units) * 8 + static_cast<std::uint64_t>(game));
  room.open(game, here, units - 1);
  for (int i = 1; i < units; ++i) room.join(i);
  room.room().air().set_faults(faults);
  room.deal();
  room.play_to_the_score();
  expect_same_scores(room);
}

static void test_one_person_on_each_handheld() {
  const int players = game_of(game).facts().players_min;
  expect_a_whole_game(players, 1, {});
}

static void test_through_a_bad_air() {
  simulator::AirFaults faults;
  faults.loss_percent = 20;
  faults.duplicate_percent = 5;
  faults.delay_percent = 10;
  faults.delay_ms_max = 100;
  expect_a_whole_game(units_at_a_table(), 1, faults);
}

static void test_the_same_people_play_once_more() {
  NearbyRoom room(3, 12 + static_cast<std::uint64_t>(game));
  room.begin(game);
  room.play_to_the_score();
  room.run(20000);  // the deal is checked
  room.tap(0, Button::a);
  room.run(2000);
  TEST_ASSERT_TRUE(room.all_show(ScreenName::waiting_room));
  room.deal();
  room.play_to_the_score();
  expect_same_scores(room);
}

/// Two people share the guest's handheld: only there the curtain falls, and where all lies open nowhere.
static void test_two_people_on_one_of_the_handhelds() {
  NearbyRoom room(2, 5 + static_cast<std::uint64_t>(game));
  room.open(game, 1, 2);
  room.join(1, 2);
  room.deal();
  TEST_ASSERT_EQUAL(2, room.handheld(1).table().people().count());
  bool curtain_fell = false;
  for (int taps = 0; taps < 30000 && !room.all_show(ScreenName::score); ++taps) {
    TEST_ASSERT_TRUE(room.showing(0) != ScreenName::curtain);
    curtain_fell = curtain_fell || room.showing(1) == ScreenName::curtain;
    room.press_something(room.random().below(2));
  }
  TEST_ASSERT_TRUE(curtain_fell != room.handheld(1).table().lies_open());
  TEST_ASSERT_TRUE(room.all_show(ScreenName::score));
  expect_same_scores(room);
}

/// Where all lies open, and others have decided meanwhile, the table is open to nobody who does not decide.
static void test_others_decide_while_two_of_a_handheld_are_in_the_menu() {
  NearbyRoom room(2, 31);
  room.open(GameName::mirage, 2, 1);
  room.join(1);
  room.deal();
  int times = 0;
  for (int taps = 0; taps < 4000 && times < 6 && !room.all_show(ScreenName::score); ++taps) {
    const Table& table = room.handheld(0).table();
    const bool waits = room.showing(0) == ScreenName::play && !table.is_open() && table.waits_for_others() &&
                       !table.has_caption();
    if (!waits) {
      room.press_something(room.random().below(2));
      continue;
    }
    const int before = table.sitting().journal().size();
    room.tap(0, Button::menu);
    for (int presses = 0; presses < 60 && table.sitting().journal().size() == before; ++presses)
      room.press_something(1);
    room.run(1000);
    room.tap(0, Button::menu);
    TEST_ASSERT_EQUAL(ScreenName::play, room.showing(0));
    TEST_ASSERT_TRUE(!table.is_open() || table.has_caption() || table.may_decide());
    ++times;
  }
  TEST_ASSERT_EQUAL(6, times);
}

static void run_for_game(const char* name, void (*test)(), int line) {
  UnityDefaultTestRun(test, (std::string(name) + "(" + game_of(game).facts().name + ")").c_str(), line);
}

}  // namespace seaglass

void whole_game_tests() {
  using namespace seaglass;
  RUN_TEST(test_others_decide_while_two_of_a_handheld_are_in_the_menu);
  for (int i = 0; i < game_count; ++i) {
    game = static_cast<GameName>(i);
    run_for_game("test_one_person_on_each_handheld", test_one_person_on_each_handheld, __LINE__);
    run_for_game("test_nobody_sees_what_they_may_not_know", test_nobody_sees_what_they_may_not_know,
                 __LINE__);
    if (game == GameName::mermaid_beach)
      run_for_game("test_the_same_people_play_once_more", test_the_same_people_play_once_more, __LINE__);
    if (suits(i, 3))
      run_for_game("test_two_people_on_one_of_the_handhelds", test_two_people_on_one_of_the_handhelds,
                   __LINE__);
    run_for_game("test_through_a_bad_air", test_through_a_bad_air, __LINE__);
  }
}
