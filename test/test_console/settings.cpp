#include "console/screens/home/settings.h"

#include <algorithm>
#include <cmath>
#include <memory>

#include "console/screens/home/game_page.h"
#include "expect_picture.h"
#include "ink/contrast.h"
#include "ink/display.h"
#include "suite.h"

namespace seaglass {

static std::unique_ptr<Desk> desk;

static void open_settings() {
  desk = std::make_unique<Desk>();
  desk->tap(Button::menu);
}

/// What stands in this line, counted from 0.
static void change(int line) {
  for (int i = 0; i < line; ++i) desk->tap(Button::down);
  desk->tap(Button::a);
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

static std::uint32_t picture_sum() {
  constexpr int bytes = screen_width * screen_height * 2;
  return crc32({reinterpret_cast<const std::uint8_t*>(desk->panel().pixels()), bytes});
}

static int count_lines() {
  open_settings();
  const std::uint32_t first = picture_sum();
  int lines = 0;
  do {
    desk->tap(Button::down);
    TEST_ASSERT_LESS_THAN(40, ++lines);
  } while (picture_sum() != first);
  return lines;
}

/// Upside down a button means its opposite, and with three buttons left and right choose the line.
static void go_to(int line) {
  const bool turned = desk->preferences().left_handed, three = desk->preferences().three_buttons;
  const Button down = three ? Button::right : turned ? Button::up : Button::down;
  for (int i = 0; i < line; ++i) desk->tap(down);
}

/// With three buttons MENU is left and right together.
static void open_again() {
  if (!desk->preferences().three_buttons) return desk->tap(Button::menu);
  for (Button button : {Button::left, Button::right}) desk->unit().press(button);
  desk->wait(5 * Desk::one_frame_ms);
  for (Button button : {Button::left, Button::right}) desk->unit().release(button);
  desk->wait(5 * Desk::one_frame_ms);
}

/// Nothing but pictures is compared: no list of settings can lack one, neither in the product nor here.
static void test_every_value_of_every_setting_outlives_a_restart() {
  const int lines = count_lines();
  int values_kept = 0;
  for (int line = 0; line < lines; ++line) {
    std::uint32_t before = 0;
    for (int taps = 0; taps < 20; ++taps) {
      open_settings();
      go_to(line);
      if (taps == 0) before = picture_sum();
      for (int i = 0; i < taps; ++i) desk->tap(Button::a);
      const bool leads_elsewhere = desk->unit().handheld().showing() != ScreenName::settings;
      const std::uint32_t chosen = picture_sum();
      if (leads_elsewhere || (taps > 0 && chosen == before)) break;
      desk->wait(1000);
      desk->restart();
      open_again();
      go_to(line);
      const std::string where = "line " + std::to_string(line) + ", value " + std::to_string(taps);
      TEST_ASSERT_EQUAL_HEX32_MESSAGE(chosen, picture_sum(), where.c_str());
      ++values_kept;
    }
  }
  TEST_ASSERT_GREATER_THAN(2 * lines, values_kept);
}

static void test_calm_lets_nothing_move() {
  open_settings();
  change(6);
  desk->tap_and_rest(Button::b);
  desk->panel().forget_counts();
  desk->tap_and_rest(Button::right);
  TEST_ASSERT_LESS_OR_EQUAL(screen_width * screen_height * 2, desk->panel().bytes_sent());
  expect_picture(desk->panel(), "card_mirage_calm");
}

static void test_left_handed_turns_the_picture_and_the_buttons_round() {
  open_settings();
  change(7);
  desk->tap(Button::b);
  desk->tap(Button::menu);
  static simulator::SimulatedPanel upright;
  static ink::Display display;
  Unit unit;
  Settings settings(unit);
  display.refresh(upright, [&](ink::Painter& painter) { settings.draw(painter); });
  const int last = screen_width * screen_height - 1;
  for (int i = screen_width * 40; i <= last; ++i)
    TEST_ASSERT_EQUAL_HEX16(upright.pixels()[i], desk->panel().pixels()[last - i]);
  const int before = desk->panel().brightness_percent();
  desk->tap(Button::right);
  TEST_ASSERT_LESS_THAN(before, desk->panel().brightness_percent());
}

static void test_a_button_that_turns_the_handheld_round_turns_it_once() {
  open_settings();
  for (int i = 0; i < 7; ++i) desk->tap(Button::down);
  desk->unit().press(Button::right);
  desk->wait(5 * Desk::one_frame_ms);
  desk->unit().release(Button::right);
  desk->wait(Desk::one_frame_ms);
  TEST_ASSERT_TRUE(desk->preferences().left_handed);
}

static void test_with_three_buttons_every_setting_can_be_reached() {
  open_settings();
  change(8);
  for (int i = 0; i < 10; ++i) desk->tap(Button::right);  // round to the first line, and on
  desk->tap(Button::a);
  TEST_ASSERT_TRUE(desk->preferences().large_text);
  desk->tap(Button::left);
  desk->tap(Button::left);
  desk->tap(Button::a);
  TEST_ASSERT_TRUE(desk->preferences().language == Language::french);
}

static void test_when_it_goes_off_is_chosen_and_kept() {
  open_settings();
  TEST_ASSERT_TRUE(desk->preferences().off_after == OffAfter::five_minutes);
  for (int n = 0; n < 2; ++n) desk->tap(Button::up);
  desk->tap(Button::right);
  TEST_ASSERT_TRUE(desk->preferences().off_after == OffAfter::fifteen_minutes);
  for (int n = 0; n < 2; ++n) desk->tap(Button::right);
  TEST_ASSERT_TRUE(desk->preferences().off_after == OffAfter::never);  // and no further
  expect_picture(desk->panel(), "settings_off_after");
  desk->wait(1000);
  desk->restart();
  TEST_ASSERT_TRUE(desk->preferences().off_after == OffAfter::never);
}

/// 2.2's formula for contrast, from 1 to 21.
static double contrast(ink::Color a, ink::Color b) {
  const auto linear = [](int channel) {
    const double c = channel / 255.0;
    return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
  };
  const auto luminance = [&](ink::Color c) {
    return 0.2126 * linear(c.red) + 0.7152 * linear(c.green) + 0.0722 * linear(c.blue);
  };
  const double x = luminance(a), y = luminance(b);
  return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

static void test_strong_colours_set_words_off_at_least_seven_to_one() {
  using namespace ink;
  const auto strong = [](Color color) { return color_of(strengthened(pixel_of(color))); };
  for (Color ground : {palette::night, palette::deep, palette::shadow, palette::tide})
    for (Color words : {palette::foam, palette::sand, palette::sun, palette::sea_glass})
      TEST_ASSERT_TRUE(contrast(strong(words), strong(ground)) >= 7);
  for (Color ground : {palette::foam, palette::sand, palette::sun, palette::sea_glass})
    TEST_ASSERT_TRUE(contrast(strong(palette::night), strong(ground)) >= 7);
}

static void test_strong_colours_keep_their_order() {
  using namespace ink;
  for (int step = 0; step < 63; ++step) {
    const auto grey = [](int green) {
      return static_cast<Pixel>((green / 2) << 11 | green << 5 | green / 2);
    };
    TEST_ASSERT_LESS_OR_EQUAL(strengthened(grey(step + 1)) >> 5 & 63, strengthened(grey(step)) >> 5 & 63);
  }
}

static void test_a_place_that_asks_for_little_motion_gets_none() {
  simulator::SimulatedRoom room(1, 1, true);
  room.run(Desk::boot_ms);
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
  static simulator::SimulatedPanel panel;
  static ink::Display display;
  for (int language = 0; language < language_count; ++language) {
    Unit unit;
    unit.preferences.language = static_cast<Language>(language);
    Settings settings(unit);
    for (int press = 0; press < 10; ++press) {
      settings.handle({Button::down}, 0);
      display.refresh(panel, [&](ink::Painter& painter) { settings.draw(painter); });
      TEST_ASSERT_EQUAL(0, display.cut_texts());
    }
  }
}

static void test_game_pages_fit_in_every_language() {
  TEST_ASSERT_EQUAL(0, texts_cut<GamePage>("game_page_german"));
}

void test_settings() {
  RUN_TEST(test_picture_of_the_settings);
  RUN_TEST(test_brightness_holds_at_once);
  RUN_TEST(test_brightness_never_goes_dark);
  RUN_TEST(test_settings_are_remembered);
  RUN_TEST(test_every_value_of_every_setting_outlives_a_restart);
  RUN_TEST(test_calm_lets_nothing_move);
  RUN_TEST(test_left_handed_turns_the_picture_and_the_buttons_round);
  RUN_TEST(test_a_button_that_turns_the_handheld_round_turns_it_once);
  RUN_TEST(test_with_three_buttons_every_setting_can_be_reached);
  RUN_TEST(test_when_it_goes_off_is_chosen_and_kept);
  RUN_TEST(test_strong_colours_set_words_off_at_least_seven_to_one);
  RUN_TEST(test_strong_colours_keep_their_order);
  RUN_TEST(test_a_place_that_asks_for_little_motion_gets_none);
  RUN_TEST(test_settings_fit_in_every_language);
  RUN_TEST(test_game_pages_fit_in_every_language);
  desk.reset();
}

}  // namespace seaglass
