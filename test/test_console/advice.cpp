// Who decides may ask what a bot would do: it is shown, and nothing is decided.
#include <memory>

#include "console/screens/table/play.h"
#include "expect_picture.h"
#include "games/subjects.h"
#include "suite.h"

namespace seaglass {

static std::unique_ptr<Desk> desk;

static const Handheld& handheld() {
  return desk->unit().handheld();
}
static const Table& table() {
  return handheld().table();
}
static void tap(Button button, int times = 1) {
  for (int i = 0; i < times; ++i) desk->tap(button);
}
/// Alone with as few bots as may be, and the cursor lies before the person; no lesson is in the way.
static void sit_down(GameName game) {
  desk = std::make_unique<Desk>();
  tap(Button::menu);
  tap(Button::down, 3);
  tap(Button::a);
  tap(Button::b);
  desk->begin(game, 1, game_of(game).facts().players_min - 1);
  for (int i = 0; i < 20000 && !desk->person_decides(); ++i) desk->wait(Desk::one_frame_ms);
  TEST_ASSERT_TRUE(desk->person_decides());
}
/// By the menu, from its lower end: above the help, the settings and what leaves the table.
static void ask() {
  tap(Button::menu);
  tap(Button::up, 4);
  tap(Button::a);
  TEST_ASSERT_EQUAL(ScreenName::play, handheld().showing());
}
/// Until it is shown; how long that took.
static Milliseconds answered() {
  const Milliseconds began = desk->now();
  while (!desk->shows("The heron would do this")) {
    desk->wait(Desk::one_frame_ms);
    TEST_ASSERT_LESS_THAN(6000, desk->now() - began);
  }
  return desk->now() - began;
}

static void test_advice_is_shown_and_decides_nothing() {
  for (int game = 0; game < game_count; ++game) {
    sit_down(static_cast<GameName>(game));
    const int before = desk->choices();
    ask();
    answered();
    desk->wait(30 * 1000);
    TEST_ASSERT_TRUE_MESSAGE(desk->shows("The heron would do this"), "it waits for a press");
    tap(Button::a);
    TEST_ASSERT_FALSE_MESSAGE(desk->shows("The heron would do this"), "which only puts it away");
    TEST_ASSERT_EQUAL(before, desk->choices());
    TEST_ASSERT_TRUE(desk->person_decides());
  }
}

static void test_every_button_but_menu_only_puts_it_away() {
  sit_down(GameName::mermaid_beach);
  for (const Button button : {Button::left, Button::right, Button::up, Button::down, Button::a, Button::b}) {
    ask();
    answered();
    tap(button);
    TEST_ASSERT_FALSE(desk->shows("The heron would do this"));
    TEST_ASSERT_EQUAL(ScreenName::play, handheld().showing());
  }
}

static void test_picture_of_an_advice() {
  sit_down(GameName::mermaid_beach);
  ask();
  answered();
  desk->wait(100);
  expect_picture(desk->panel(), "advice");
}

static void test_b_cancels_what_takes_longer_than_a_moment() {
  sit_down(GameName::mirage);
  ask();
  desk->wait(Play::moment_ms + 3 * Desk::one_frame_ms);
  TEST_ASSERT_TRUE(desk->shows("The heron is thinking"));
  tap(Button::b);
  TEST_ASSERT_FALSE(desk->shows("The heron is thinking"));
  desk->wait(6000);
  TEST_ASSERT_FALSE(desk->shows("The heron would do this"));
  TEST_ASSERT_TRUE(desk->person_decides());
}

static void test_advice_is_offered_to_who_decides_and_to_nobody_else() {
  sit_down(GameName::mermaid_beach);
  tap(Button::menu);
  TEST_ASSERT_TRUE(desk->shows("What would you do?"));
  tap(Button::menu);
  const int before = desk->choices();
  for (int taps = 0; taps < 20 && desk->choices() == before; ++taps) tap(Button::a);
  for (int i = 0; i < 20000; ++i) {
    if (table().bot_is_next() || table().has_caption()) break;
    desk->person_decides() ? tap(Button::a) : desk->wait(Desk::one_frame_ms);
  }
  tap(Button::menu);
  TEST_ASSERT_EQUAL(ScreenName::table_menu, handheld().showing());
  TEST_ASSERT_FALSE(desk->shows("What would you do?"));
}

/// Both outer ones together are Menu.
static void test_with_three_buttons_it_can_be_asked_for() {
  sit_down(GameName::mermaids_song);
  tap(Button::menu);
  tap(Button::up, 2);
  tap(Button::a);
  tap(Button::down, 8);
  tap(Button::a);
  TEST_ASSERT_TRUE(desk->preferences().three_buttons);
  const auto both = [](Button x, Button y) {
    desk->unit().press(x);
    desk->unit().press(y);
    desk->wait(200);
    desk->unit().release(x);
    desk->unit().release(y);
    desk->wait(200);
  };
  both(Button::left, Button::right);  // back to the table's menu
  both(Button::left, Button::right);  // and to the table
  TEST_ASSERT_EQUAL(ScreenName::play, handheld().showing());
  both(Button::left, Button::right);
  TEST_ASSERT_EQUAL(ScreenName::table_menu, handheld().showing());
  tap(Button::left, 4);
  tap(Button::a);
  answered();
  tap(Button::a);
  TEST_ASSERT_FALSE(desk->shows("The heron would do this"));
  TEST_ASSERT_TRUE(desk->person_decides());
}

/// Else somebody who looks over a shoulder could tell something of the others' hands.
static void test_how_long_the_answer_takes_tells_nothing_of_other_hands() {
  for (int game = 0; game < game_count; ++game) {
    Milliseconds first_ms = 0;
    for (std::uint64_t hands = 0; hands <= 3; ++hands) {
      sit_down(static_cast<GameName>(game));
      Random random(hands);
      AnyState& truth = const_cast<Table&>(table()).truth();
      if (hands > 0) conformance::subject(game).scramble(truth, SeatSet(Seat(0)), random);
      ask();
      const Milliseconds took_ms = answered();
      if (hands == 0) first_ms = took_ms;
      TEST_ASSERT_EQUAL(first_ms, took_ms);
    }
  }
}

void test_advice() {
  RUN_TEST(test_advice_is_shown_and_decides_nothing);
  RUN_TEST(test_every_button_but_menu_only_puts_it_away);
  RUN_TEST(test_picture_of_an_advice);
  RUN_TEST(test_b_cancels_what_takes_longer_than_a_moment);
  RUN_TEST(test_advice_is_offered_to_who_decides_and_to_nobody_else);
  RUN_TEST(test_with_three_buttons_it_can_be_asked_for);
  RUN_TEST(test_how_long_the_answer_takes_tells_nothing_of_other_hands);
  desk.reset();
}

}  // namespace seaglass
