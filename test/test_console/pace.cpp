// How much of a game is watching, how that is skipped, and how long the screen and a hand stay as they are.
#include "console/session/pace.h"

#include <cmath>
#include <cstdio>
#include <memory>

#include "chosen_games.h"
#include "console/app/idleness.h"
#include "console/app/quiet_period.h"
#include "console/screens/table/play.h"
#include "expect_picture.h"
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

/// In the settings, by their place there, from the launcher and back.
constexpr int guide_line = 3, speed_line = 9, hides_line = 10, dims_line = 11, off_line = 12;
static void set(int line, int steps) {
  tap(Button::menu);
  tap(Button::down, line);
  for (int i = 0; i < (steps < 0 ? -steps : steps); ++i) tap(steps < 0 ? Button::left : Button::right);
  tap(Button::b);
}

/// The person decides something, anything.
static void decide() {
  constexpr int taps_max = 20;
  const int before = desk->choices();
  for (int i = 0; i < taps_max && desk->choices() == before && !table().over(); ++i) tap(Button::a);
  TEST_ASSERT_TRUE(desk->choices() > before);
}
static void wait_for_the_person() {
  constexpr int frames_max = 40000;
  for (int i = 0; i < frames_max && !desk->person_decides() && !table().over(); ++i)
    desk->wait(Desk::one_frame_ms);
  TEST_ASSERT_TRUE(desk->person_decides() || table().over());
}
/// Until something is told of somebody else.
static void wait_for_a_caption() {
  constexpr int frames_max = 40000;
  for (int i = 0; i < frames_max; ++i) {
    if (table().has_caption() && table().caption().seat != Seat(0) && !desk->person_decides()) return;
    desk->person_decides() ? decide() : desk->wait(Desk::one_frame_ms);
  }
  TEST_FAIL_MESSAGE("nothing is told");
}

static void sit_down_alone(GameName game, Speed speed = Speed::normal, std::uint64_t seed = 1) {
  desk = std::make_unique<Desk>(seed);
  set(speed_line, static_cast<int>(speed) - static_cast<int>(Speed::normal));
  desk->begin(game, 1, players_near(3, game) - 1);
}

// ------------------------------------------------------------------------------------------------- the speed

struct Watched {
  double watching_ms = 0, whole_ms = 0;
  int percent() const { return static_cast<int>(std::lround(100 * watching_ms / whole_ms)); }
};

/// A whole game of Mermaid Beach alone against two bots, by somebody who takes 3 s for each decision, watches
/// all that is told to its end, and knows the game. Watching is all the time in which they cannot decide.
static void watch_a_game(Speed speed, std::uint64_t seed, Watched& watched) {
  constexpr Milliseconds decides_after_ms = 3000;
  desk = std::make_unique<Desk>(seed);
  set(guide_line, 1);
  set(speed_line, static_cast<int>(speed) - static_cast<int>(Speed::normal));
  desk->begin(GameName::mermaid_beach, 1, 2);
  Random dice(seed);
  while (handheld().showing() == ScreenName::play) {
    const Milliseconds began = desk->now();
    const bool decides = desk->person_decides();
    if (decides) {
      desk->wait(decides_after_ms);
      for (int steps = static_cast<int>(dice.below(4)); steps > 0; --steps) tap(Button::right);
      decide();
    } else {
      desk->wait(Desk::one_frame_ms);
    }
    const double took_ms = desk->now() - began;
    watched.whole_ms += took_ms;
    watched.watching_ms += decides ? 0 : took_ms;
  }
}

static void test_at_quick_two_fifths_of_a_game_are_watching() {
  constexpr const char* names[speed_count] = {"slow", "normal", "quick"};
  int percents[speed_count];
  for (int speed = 0; speed < speed_count; ++speed) {
    Watched watched;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) watch_a_game(static_cast<Speed>(speed), seed, watched);
    percents[speed] = watched.percent();
    char line[100];
    std::snprintf(line, sizeof line, "Mermaid Beach alone, %s: %d %% watching of %.1f minutes", names[speed],
                  percents[speed], watched.whole_ms / 4 / 60000);
    TEST_MESSAGE(line);
  }
  TEST_ASSERT_LESS_OR_EQUAL(40, percents[static_cast<int>(Speed::quick)]);
  TEST_ASSERT_LESS_THAN(percents[static_cast<int>(Speed::normal)], percents[static_cast<int>(Speed::quick)]);
  TEST_ASSERT_LESS_THAN(percents[static_cast<int>(Speed::slow)], percents[static_cast<int>(Speed::normal)]);
}

static void test_the_speed_is_chosen_where_one_sits_down_and_kept() {
  desk = std::make_unique<Desk>();
  auto sitting = desk->sits_down(GameName::mermaid_beach, PlayMode::alone);
  sitting.choose_mode();
  tap(Button::left);  // from the start
  tap(Button::a);
  TEST_ASSERT_TRUE(desk->preferences().speed == Speed::quick);
  desk->wait(1000);
  desk->restart();
  TEST_ASSERT_TRUE(desk->preferences().speed == Speed::quick);
}

// ----------------------------------------------------------------------------------------- to one's own turn

static void test_a_held_skips_to_ones_own_turn() {
  sit_down_alone(GameName::mermaid_beach);
  wait_for_a_caption();
  const int before = desk->choices();
  desk->unit().press(Button::a);
  Milliseconds held_ms = 0;
  bool told = false;
  for (; !desk->person_decides() && !table().over(); held_ms += Desk::one_frame_ms) {
    desk->wait(Desk::one_frame_ms);
    told = told || (held_ms > Play::skip_hold_ms + 2 * Desk::one_frame_ms && table().has_caption());
  }
  TEST_ASSERT_FALSE_MESSAGE(told, "skipped, and told nevertheless");
  // Each bot's decision takes as long as it would, since their hands are hidden.
  const auto decisions = static_cast<Milliseconds>(desk->choices() - before);
  TEST_ASSERT_LESS_OR_EQUAL(Play::skip_hold_ms + (decisions + 2) * (BotTurn::shortest_ms + 100), held_ms);
  TEST_ASSERT_GREATER_OR_EQUAL(decisions * BotTurn::shortest_ms, held_ms);
  // And decides nothing for who holds it.
  const int mine = desk->choices();
  desk->wait(3000);
  TEST_ASSERT_EQUAL(mine, desk->choices());
  desk->unit().release(Button::a);
  desk->wait(1000);
  TEST_ASSERT_EQUAL(mine, desk->choices());
}

static void test_a_tap_passes_one_thing_over_and_no_more() {
  sit_down_alone(GameName::mermaid_beach);
  wait_for_a_caption();
  const int left = table().captions_left();
  const int before = desk->choices();
  tap(Button::a);
  TEST_ASSERT_LESS_THAN(left, table().captions_left());
  desk->wait(100);
  TEST_ASSERT_EQUAL(before, desk->choices());
}

/// Whether it is said before so many frames have passed.
static bool is_said_how_to_skip(int frames) {
  for (int i = 0; i < frames && !table().over(); ++i) {
    if (desk->shows("hold: to your own turn")) return true;
    desk->person_decides() ? decide() : desk->wait(Desk::one_frame_ms);
  }
  return false;
}

static void test_that_one_can_skip_is_said_until_one_has() {
  sit_down_alone(GameName::mermaid_beach);
  TEST_ASSERT_TRUE(is_said_how_to_skip(4000));
  desk->unit().press(Button::a);
  desk->wait(2 * Play::skip_hold_ms);
  desk->unit().release(Button::a);
  TEST_ASSERT_FALSE(is_said_how_to_skip(2000));
}

static void test_menu_opens_the_menu_at_the_first_press_while_all_is_told() {
  for (int game = 0; game < game_count; ++game) {
    sit_down_alone(static_cast<GameName>(game));
    wait_for_a_caption();
    tap(Button::menu);
    TEST_ASSERT_EQUAL(ScreenName::table_menu, handheld().showing());
    tap(Button::menu);
    TEST_ASSERT_EQUAL(ScreenName::play, handheld().showing());
    wait_for_the_person();
  }
}

// ---------------------------------------------------------------------------------------- who hammers A

static void test_who_taps_at_the_curtain_sees_that_a_is_to_be_held() {
  desk = std::make_unique<Desk>();
  desk->begin(GameName::mermaid_beach, 2, 0);
  desk->wait(1000);
  const std::uint32_t before = desk->panel().picture_hash();
  tap(Button::a);
  desk->wait(100);
  TEST_ASSERT_EQUAL(ScreenName::curtain, handheld().showing());
  TEST_ASSERT_NOT_EQUAL(before, desk->panel().picture_hash());
  expect_picture(desk->panel(), "curtain_tapped");
}

static void test_who_hammers_a_at_the_score_is_told_to_let_go() {
  sit_down_alone(GameName::mermaid_beach);
  constexpr int taps_max = 4000;
  for (int i = 0; i < taps_max && handheld().showing() != ScreenName::score; ++i) tap(Button::a);
  TEST_ASSERT_EQUAL(ScreenName::score, handheld().showing());
  tap(Button::a, 4);
  TEST_ASSERT_TRUE(desk->shows("Let go of it for a moment."));
  desk->wait(QuietPeriod::rest_ms + 100);
  tap(Button::a);
  TEST_ASSERT_FALSE(desk->shows("Let go of it for a moment."));
}

// --------------------------------------------------------------------------------- how long it stays as it
// is

/// The first of two people looks.
static void look_at_a_hand() {
  desk->begin(GameName::mermaid_beach, 2, 0);
  desk->unit().press(Button::a);
  desk->wait(700);
  desk->unit().release(Button::a);
  desk->wait(100);
  TEST_ASSERT_EQUAL(ScreenName::play, handheld().showing());
}

static void test_a_hand_is_hidden_when_that_was_set() {
  constexpr Milliseconds set_ms[] = {20 * 1000, 60 * 1000};
  for (int steps = 0; steps < 2; ++steps) {
    desk = std::make_unique<Desk>();
    set(hides_line, steps);
    look_at_a_hand();
    desk->wait(set_ms[steps] - 1000);
    TEST_ASSERT_EQUAL(ScreenName::play, handheld().showing());
    desk->wait(2000);
    TEST_ASSERT_EQUAL(ScreenName::curtain, handheld().showing());
  }
}

static void test_a_hand_stays_until_b_where_that_was_set() {
  desk = std::make_unique<Desk>();
  set(hides_line, 2);
  look_at_a_hand();
  desk->wait(4 * 60 * 1000);
  TEST_ASSERT_EQUAL(ScreenName::play, handheld().showing());
  tap(Button::b);
  TEST_ASSERT_EQUAL(ScreenName::curtain, handheld().showing());
}

static void test_the_screen_dims_when_that_was_set() {
  desk = std::make_unique<Desk>();
  set(off_line, 1);
  set(dims_line, 1);
  const int bright = desk->panel().brightness_percent();
  desk->wait(5 * 60 * 1000 - 2000);
  TEST_ASSERT_EQUAL(bright, desk->panel().brightness_percent());
  desk->wait(2000);
  TEST_ASSERT_EQUAL(Idleness::dimmed_percent, desk->panel().brightness_percent());
}

static void test_the_screen_never_dims_where_that_was_set() {
  desk = std::make_unique<Desk>();
  set(dims_line, 2);
  const int bright = desk->panel().brightness_percent();
  desk->wait(Preferences().off_after_ms() - 2000);
  TEST_ASSERT_EQUAL(bright, desk->panel().brightness_percent());
  desk->wait(3000);
  TEST_ASSERT_TRUE_MESSAGE(desk->unit().power.is_off(), "it goes off nevertheless");
}

void test_pace() {
  RUN_TEST(test_at_quick_two_fifths_of_a_game_are_watching);
  RUN_TEST(test_the_speed_is_chosen_where_one_sits_down_and_kept);
  RUN_TEST(test_a_held_skips_to_ones_own_turn);
  RUN_TEST(test_a_tap_passes_one_thing_over_and_no_more);
  RUN_TEST(test_that_one_can_skip_is_said_until_one_has);
  RUN_TEST(test_menu_opens_the_menu_at_the_first_press_while_all_is_told);
  RUN_TEST(test_who_taps_at_the_curtain_sees_that_a_is_to_be_held);
  RUN_TEST(test_who_hammers_a_at_the_score_is_told_to_let_go);
  RUN_TEST(test_a_hand_is_hidden_when_that_was_set);
  RUN_TEST(test_a_hand_stays_until_b_where_that_was_set);
  RUN_TEST(test_the_screen_dims_when_that_was_set);
  RUN_TEST(test_the_screen_never_dims_where_that_was_set);
  desk.reset();
}

}  // namespace seaglass
