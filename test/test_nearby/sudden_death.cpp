// The host's handheld breaks in the middle of the game, and the others go on without it, by their buttons.
#include "suite.h"

namespace seaglass {
namespace {

void begin(NearbyRoom& room, GameName game) {
  room.open(game, 1, room.size() - 1);
  for (int i = 1; i < room.size(); ++i) room.join(i);
  room.deal();
  room.play_on(40);
  room.run(12000);  // until all have been introduced to each other
}

void host_dies(NearbyRoom& room) {
  room.room()[0].stop();
  room.run(12000);
}

/// In the table's menu, the line above who is here.
void claim(NearbyRoom& room, int i) {
  for (int taps = 0; taps < 4 && room.showing(i) != ScreenName::table_menu; ++taps) room.tap(i, Button::menu);
  TEST_ASSERT_TRUE(room.showing(i) == ScreenName::table_menu);
  for (int taps = 0; taps < 4; ++taps)
    room.tap(i, Button::up);  // leave, rules, who is here, without the host
  room.tap(i, Button::a);
  TEST_ASSERT_TRUE(room.showing(i) == ScreenName::waiting_room);
  room.run(4000);
}

bool all_at_table(NearbyRoom& room, int but) {
  for (int i = 0; i < room.size(); ++i)
    if (i != but && !room.at_table(i)) return false;
  return true;
}

void play_to_the_score(NearbyRoom& room, int but) {
  const auto done = [&] {
    for (int i = 0; i < room.size(); ++i)
      if (i != but && room.showing(i) != ScreenName::score) return false;
    return true;
  };
  for (int taps = 0; taps < 30000 && !done(); ++taps) {
    const int i = room.random().below(room.size());
    if (i != but) room.press_something(i);
  }
  TEST_ASSERT_TRUE(done());
}

/// The seat of the handheld that is gone is played by a bot.
void let_bots_play(NearbyRoom& room, int i) {
  for (int taps = 0; taps < 4 && room.showing(i) != ScreenName::table_menu; ++taps) room.tap(i, Button::menu);
  for (int taps = 0; taps < 4; ++taps) room.tap(i, Button::up);  // leave, rules, who is here, bots
  room.tap(i, Button::a);
}

}  // namespace

static void test_with_everybodys_consent_the_game_goes_on_without_its_host() {
  for (const GameName game :
       {GameName::mermaid_beach, GameName::mermaids_song, GameName::mermaid_rain, GameName::mirage}) {
    NearbyRoom room(3, 31);
    begin(room, game);
    host_dies(room);
    claim(room, 1);
    TEST_ASSERT_TRUE(room.showing(2) == ScreenName::waiting_room);  // it is asked
    room.tap(2, Button::a);
    room.run(3000);
    TEST_ASSERT_TRUE(all_at_table(room, 0));
    TEST_ASSERT_EQUAL(1, room.handheld(1).table().people().count());
    room.run(9000);  // what is told about it has been read
    let_bots_play(room, 1);
    play_to_the_score(room, 0);
  }
}

static void test_when_somebody_says_no_everybody_is_back_at_the_old_table() {
  NearbyRoom room(3, 32);
  begin(room, GameName::mermaid_beach);
  host_dies(room);
  claim(room, 1);
  room.tap(2, Button::b);
  room.run(3000);
  TEST_ASSERT_TRUE(room.showing(1) == ScreenName::waiting_room);
  room.run(10000);
  room.room()[0].start();
  room.run(2000);
  room.tap(0, Button::a);
  room.run(10000);
  TEST_ASSERT_TRUE(room.all_at_table());
  room.play_to_the_score();
}

static void test_who_claims_can_give_up_and_claim_again() {
  for (const GameName game :
       {GameName::mermaid_beach, GameName::mermaids_song, GameName::mermaid_rain, GameName::mirage}) {
    NearbyRoom room(3, 33);
    begin(room, game);
    host_dies(room);
    claim(room, 1);
    room.tap(1, Button::b);
    room.run(3000);
    TEST_ASSERT_TRUE(room.at_table(2));
    TEST_ASSERT_TRUE(room.showing(1) == ScreenName::waiting_room);
    room.tap(1, Button::a);
    room.run(9000);
    TEST_ASSERT_TRUE(room.showing(2) == ScreenName::waiting_room);
    room.tap(2, Button::a);
    room.run(3000);
    TEST_ASSERT_TRUE(all_at_table(room, 0));
  }
}

static void test_a_host_that_comes_back_later_is_a_guest() {
  NearbyRoom room(3, 34);
  begin(room, GameName::mermaids_song);
  host_dies(room);
  claim(room, 1);
  room.tap(2, Button::a);
  room.run(3000);
  room.room()[0].start();
  room.run(2000);
  TEST_ASSERT_TRUE(room.showing(0) == ScreenName::game_page);
  room.tap(0, Button::a);  // carry on
  room.run(9000);
  TEST_ASSERT_TRUE(room.all_at_table());
  TEST_ASSERT_EQUAL(1, room.handheld(0).table().people().count());
  room.restart(0);  // and comes back as one
  room.run(9000);
  TEST_ASSERT_TRUE(room.all_at_table());
  room.play_to_the_score();
}

}  // namespace seaglass

void sudden_death_tests() {
  using namespace seaglass;
  RUN_TEST(test_with_everybodys_consent_the_game_goes_on_without_its_host);
  RUN_TEST(test_when_somebody_says_no_everybody_is_back_at_the_old_table);
  RUN_TEST(test_who_claims_can_give_up_and_claim_again);
  RUN_TEST(test_a_host_that_comes_back_later_is_a_guest);
}
