#include "console/settings.h"

#include <memory>

#include "console/game_page.h"
#include "ink/display.h"
#include "expect_picture.h"
#include "suite.h"

namespace seaglass {

static std::unique_ptr<Desk> desk;

static void open_settings() {
  desk = std::make_unique<Desk>();
  desk->tap(Button::menu);
}

static void test_picture_of_the_settings() {
  open_settings();
  expect_picture(desk->panel(), "settings");
}

static void test_brightness_holds_at_once() {
  open_settings();
  const int before = desk->panel().brightness_percent();
  desk->tap(Button::left);
  TEST_ASSERT_LESS_THAN(before, desk->panel().brightness_percent());
}

static void test_brightness_never_goes_dark() {
  open_settings();
  for (int i = 0; i < 2 * Preferences::brightness_levels; ++i) desk->tap(Button::left);
  TEST_ASSERT_GREATER_THAN(0, desk->panel().brightness_percent());
}

static void test_settings_are_remembered() {
  open_settings();
  desk->tap(Button::left);
  const int chosen = desk->panel().brightness_percent();
  desk->wait(1000);
  desk->restart();
  TEST_ASSERT_EQUAL(chosen, desk->panel().brightness_percent());
}

static void test_calm_lets_nothing_move() {
  open_settings();
  desk->tap(Button::up);  // round to the last line
  desk->tap(Button::a);
  desk->tap_and_rest(Button::b);
  desk->panel().forget_counts();
  desk->tap_and_rest(Button::right);
  TEST_ASSERT_LESS_OR_EQUAL(screen_width * screen_height * 2, desk->panel().bytes_sent());
  expect_picture(desk->panel(), "card_mirage_calm");
}

static void test_a_place_that_asks_for_little_motion_gets_none() {
  simulator::SimulatedRoom room(1, 1, true);
  room.run(Desk::one_frame_ms);
  room[0].panel.forget_counts();
  room.run(Desk::rest_ms);
  TEST_ASSERT_EQUAL(0, room[0].panel.sends());
}

/// Draws it once, in every language; returns how many texts did not fit.
template <typename S>
static int texts_cut(const char* picture) {
  static simulator::SimulatedPanel panel;
  static ink::Display display;
  int cut = 0;
  for (int language = 0; language < language_count; ++language)
    for (int game = 0; game < game_count; ++game) {
      Unit unit;
      unit.preferences.language = static_cast<Language>(language);
      unit.preferences.game = static_cast<GameName>(game);
      S screen(unit);
      screen.enter(0);
      screen.tick(GamePage::rise_ms);
      display.refresh(panel, [&](ink::Painter& painter) { screen.draw(painter); });
      cut += display.cut_texts();
      if (static_cast<Language>(language) == Language::german && game == 0) expect_picture(panel, picture);
    }
  return cut;
}

static void test_settings_fit_in_every_language() {
  TEST_ASSERT_EQUAL(0, texts_cut<Settings>("settings_german"));
}

static void test_game_pages_fit_in_every_language() {
  TEST_ASSERT_EQUAL(0, texts_cut<GamePage>("game_page_german"));
}

void test_settings() {
  RUN_TEST(test_picture_of_the_settings);
  RUN_TEST(test_brightness_holds_at_once);
  RUN_TEST(test_brightness_never_goes_dark);
  RUN_TEST(test_settings_are_remembered);
  RUN_TEST(test_calm_lets_nothing_move);
  RUN_TEST(test_a_place_that_asks_for_little_motion_gets_none);
  RUN_TEST(test_settings_fit_in_every_language);
  RUN_TEST(test_game_pages_fit_in_every_language);
  desk.reset();
}

}  // namespace seaglass
