// The host's handheld breaks in the middle of the game, and the others go on without it, by their buttons.
#include "suite.h"

namespace seaglass {
namespace {

void begin(NearbyRoom& room, GameName game) {
  room.begin(game);
  room.play_on(40);
  room.run(12000);  // until all have been introduced to each other
}

void host_dies(NearbyRoom& room) {
  room.room()[0].stop();
  room.run(12000);
}

void claim(NearbyRoom& room, int i) {
  room.choose_from_below(i, 4);  // leave, rules, who is here, without the host
  TEST_ASSERT_TRUE(room.showing(i) == ScreenName::waiting_room);
  room.run(4000);
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
    TEST_ASSERT_TRUE(room.all_at_table(0));
    TEST_ASSERT_EQUAL(1, room.handheld(1).table().people().count());
    room.run(9000);  // what is told about it has been read
    room.let_bots_step_in(1);
    room.play_to_the_score(0);
  }
}

static void test_a_press_that_comes_with_the_question_answers_nothing() {
  NearbyRoom room(3, 31);
  begin(room, GameName::mermaid_beach);
  host_dies(room);
  room.choose_from_below(1, 4);
  for (int steps = 0; steps < 200 && room.showing(2) != ScreenName::waiting_room; ++steps) room.run(20);
  room.tap(2, Button::b);
  room.run(3000);
  TEST_ASSERT_TRUE(room.showing(2) == ScreenName::waiting_room && room.says(1, Word::claim_asked));
  room.tap(2, Button::a);
  room.run(3000);
  TEST_ASSERT_TRUE(room.all_at_table(0));
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
    TEST_ASSERT_TRUE(room.all_at_table(0));
  }
}

/// A game of its own waits where this one would be kept: it ends once all have agreed, and not before.
static void test_who_claims_a_table_gives_up_the_game_that_waits() {
  for (const bool agreed : {false, true}) {
    NearbyRoom room(3, 36);
    room.leave_a_game_waiting(GameName::mermaid_beach, 1);
    begin(room, GameName::mermaid_beach);
    host_dies(room);
    room.open_menu(1);
    for (int n = 0; n < 4; ++n) room.tap(1, Button::up);
    TEST_ASSERT_TRUE(room.says(1, Word::own_game_ends));
    room.tap(1, Button::a);
    room.run(4000);
    room.tap(2, agreed ? Button::a : Button::b);
    room.run(3000);
    TEST_ASSERT_EQUAL(agreed, room.all_at_table(0) && room.handheld(1).table().is_hosted());
    if (!agreed) {
      room.run(10000);
      TEST_ASSERT_TRUE(room.says(1, Word::claim_alone_ends));
    } else {
      room.run(9000);
      room.let_bots_step_in(1);
      room.play_to_the_score(0);
    }
    room.tap(1, Button::b);
    TEST_ASSERT_TRUE(room.showing(1) == ScreenName::launcher);
    TEST_ASSERT_EQUAL(!agreed, room.has_a_game_waiting(GameName::mermaid_beach, 1));
  }
}

/// The host is broken, and everybody puts the handhelds away until the next day.
static void test_what_guests_hold_of_a_table_outlives_the_power() {
  for (const GameName game :
       {GameName::mermaid_beach, GameName::mermaids_song, GameName::mermaid_rain, GameName::mirage}) {
    NearbyRoom room(3, 44);
    begin(room, game);
    TEST_ASSERT_FALSE(room.keeps_claim_state(1) || room.keeps_claim_state(2));
    host_dies(room);
    TEST_ASSERT_TRUE(room.keeps_claim_state(1) && room.keeps_claim_state(2));
    for (int i : {1, 2}) room.room()[i].stop();
    room.run(60000);
    for (int i : {1, 2}) room.room()[i].start();
    room.run(12000);
    TEST_ASSERT_TRUE(room.says(1, Word::claim_alone));
    room.tap(1, Button::a);
    room.run(6000);
    TEST_ASSERT_TRUE(room.showing(2) == ScreenName::waiting_room);
    room.tap(2, Button::a);
    room.run(3000);
    TEST_ASSERT_TRUE(room.all_at_table(0) && room.handheld(1).table().is_hosted());
    room.run(9000);
    TEST_ASSERT_FALSE(room.keeps_claim_state(1) || room.keeps_claim_state(2));
    room.let_bots_step_in(1);
    room.play_to_the_score(0);
  }
}

static void test_a_host_that_was_only_off_overrides_its_guests_snapshots() {
  NearbyRoom room(3, 45);
  begin(room, GameName::mermaid_rain);
  host_dies(room);
  for (int i : {1, 2}) room.restart(i);
  room.room()[0].start();
  room.run(2000);
  room.tap(0, Button::a);  // carry on
  room.run(10000);
  TEST_ASSERT_TRUE(room.all_at_table() && room.handheld(0).table().is_hosted());
  TEST_ASSERT_FALSE(room.keeps_claim_state(1) || room.keeps_claim_state(2));
  room.play_to_the_score();
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

/// At whatever moment: its next host goes on, and keeps nothing of what came before if it gives that up.
static void test_a_host_that_breaks_during_a_hand_over_leaves_the_table_playable() {
  int came_early = 0;
  for (int moment = 0; moment < 6; ++moment) {
    NearbyRoom room(3, 35 + static_cast<std::uint64_t>(moment));
    begin(room, GameName::mermaid_rain);
    simulator::AirFaults faults;
    faults.loss_percent = 60;
    room.room().air().set_faults(faults);
    room.hand_over();
    room.run(50u * static_cast<Milliseconds>(moment));
    room.room()[0].stop();
    room.room().air().set_faults({});
    room.run(12000);
    if (room.handheld(1).table().is_hosted()) continue;  // it had it all
    ++came_early;
    claim(room, 1);
    room.tap(1, Button::b);
    room.run(3000);
    TEST_ASSERT_TRUE(room.showing(1) == ScreenName::waiting_room);
    if (moment % 2 == 0) {
      room.tap(1, Button::a);
      room.run(9000);
      room.tap(2, Button::a);
      room.run(3000);
      TEST_ASSERT_TRUE(room.all_at_table(0));
      continue;
    }
    room.tap(1, Button::b);
    TEST_ASSERT_TRUE(room.showing(1) == ScreenName::launcher);
    room.tap(1, Button::a);
    TEST_ASSERT_TRUE(room.showing(1) == ScreenName::game_page);
    TEST_ASSERT_FALSE(room.says(1, Word::carry_on));
  }
  TEST_ASSERT_GREATER_THAN(3, came_early);
}

}  // namespace seaglass

void sudden_death_tests() {
  using namespace seaglass;
  RUN_TEST(test_with_everybodys_consent_the_game_goes_on_without_its_host);
  RUN_TEST(test_a_press_that_comes_with_the_question_answers_nothing);
  RUN_TEST(test_when_somebody_says_no_everybody_is_back_at_the_old_table);
  RUN_TEST(test_who_claims_can_give_up_and_claim_again);
  RUN_TEST(test_who_claims_a_table_gives_up_the_game_that_waits);
  RUN_TEST(test_what_guests_hold_of_a_table_outlives_the_power);
  RUN_TEST(test_a_host_that_was_only_off_overrides_its_guests_snapshots);
  RUN_TEST(test_a_host_that_comes_back_later_is_a_guest);
  RUN_TEST(test_a_host_that_breaks_during_a_hand_over_leaves_the_table_playable);
}
