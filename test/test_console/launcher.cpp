#include "console/screens/home/launcher.h"

#include <cmath>
#include <memory>

#include "console/parts/status.h"
#include "console/screens/home/game_page.h"
#include "expect_picture.h"
#include "suite.h"

namespace seaglass {

static std::unique_ptr<Desk> desk;

static constexpr int whole_screen_bytes = screen_width * screen_height * 2;

static void test_the_first_frame_is_the_whole_mark() {
  simulator::SimulatedRoom room;
  room.run(Desk::one_frame_ms);
  TEST_ASSERT_EQUAL(whole_screen_bytes, room[0].panel.bytes_sent());
  expect_picture(room[0].panel, "boot");
}

static void test_a_press_cuts_the_mark_short_and_counts() {
  simulator::SimulatedRoom room;
  room.run(Desk::one_frame_ms);
  room.tap(0, Button::right);
  TEST_ASSERT_TRUE(room[0].handheld().showing() == ScreenName::launcher);
  TEST_ASSERT_TRUE(room[0].handheld().preferences().game == GameName::mirage);
}

static void test_picture_of_each_card() {
  desk->wait(Desk::rest_ms);
  expect_picture(desk->panel(), "card_mermaid_rain");
  desk->tap_and_rest(Button::right);
  expect_picture(desk->panel(), "card_mirage");
  desk->tap_and_rest(Button::right);
  expect_picture(desk->panel(), "card_mermaid_beach");
  desk->tap_and_rest(Button::right);
  expect_picture(desk->panel(), "card_mermaids_song");
}

static void test_picture_between_two_cards() {
  desk->unit().press(Button::right);
  desk->wait(5 * Desk::one_frame_ms);
  expect_picture(desk->panel(), "card_sliding");
}

static void test_four_steps_right_lead_round_the_ring() {
  const auto first = desk->scene();
  for (int i = 0; i < game_count; ++i) {
    if (i > 0) TEST_ASSERT_NOT_EQUAL(first, desk->scene());
    desk->tap_and_rest(Button::right);
  }
  TEST_ASSERT_EQUAL_HEX32(first, desk->scene());
}

static void test_left_undoes_right() {
  const auto first = desk->scene();
  desk->tap_and_rest(Button::right);
  TEST_ASSERT_NOT_EQUAL(first, desk->scene());
  desk->tap_and_rest(Button::left);
  TEST_ASSERT_EQUAL_HEX32(first, desk->scene());
}

static void test_a_press_shows_in_the_next_frame() {
  desk->wait(Desk::rest_ms);
  desk->panel().forget_counts();
  desk->unit().press(Button::right);
  desk->wait(2 * Desk::one_frame_ms);
  TEST_ASSERT_GREATER_THAN(0, desk->panel().bytes_sent());
}

static void test_a_slide_is_over_in_a_quarter_of_a_second() {
  desk->unit().press(Button::right);
  desk->wait(250);
  const auto arrived = desk->scene();
  desk->unit().release(Button::right);
  desk->wait(Desk::rest_ms);
  TEST_ASSERT_EQUAL_HEX32(arrived, desk->scene());
}

static void test_a_press_in_mid_slide_turns_it_back() {
  const auto first = desk->scene();
  desk->unit().press(Button::right);
  desk->wait(5 * Desk::one_frame_ms);
  desk->unit().release(Button::right);
  const auto away = desk->scene();
  desk->tap(Button::left);
  TEST_ASSERT_NOT_EQUAL(away, desk->scene());
  desk->wait(Launcher::slide_ms);
  TEST_ASSERT_EQUAL_HEX32(first, desk->scene());
}

static void test_an_untouched_handheld_sends_nothing_after_five_seconds() {
  desk->tap(Button::right);
  desk->wait(5000);
  desk->panel().forget_counts();
  desk->wait(10 * 60 * 1000);
  TEST_ASSERT_EQUAL(0, desk->panel().sends());
}

static void test_an_untouched_handheld_rests_long() {
  desk->wait(Desk::rest_ms);
  const int steps = desk->unit().steps();
  desk->wait(60 * 1000);
  TEST_ASSERT_LESS_OR_EQUAL(3, desk->unit().steps() - steps);
}

static void test_moving_water_sends_only_its_own_rows() {
  desk->wait(1000);
  desk->panel().forget_counts();
  desk->wait(Water::frame_ms);
  TEST_ASSERT_GREATER_THAN(0, desk->panel().bytes_sent());
  TEST_ASSERT_LESS_OR_EQUAL(screen_width * 16 * 2, desk->panel().bytes_sent());
}

static void test_the_card_is_remembered() {
  desk->tap_and_rest(Button::right);
  desk->tap_and_rest(Button::right);
  const auto chosen = desk->scene();
  desk->restart();
  TEST_ASSERT_EQUAL_HEX32(chosen, desk->scene());
}

static void test_garbage_in_flash_shows_the_first_card() {
  const auto first = desk->scene();
  desk->tap_and_rest(Button::right);
  const MutableBytes flash = desk->unit().flash.contents();
  for (int i = 0; i < flash.size; ++i) flash.data[i] = static_cast<std::uint8_t>(i * 31 + i / 256);
  desk->restart();
  TEST_ASSERT_EQUAL_HEX32(first, desk->scene());
}

static void test_a_opens_the_card_and_b_goes_back() {
  const auto card = desk->scene();
  desk->tap(Button::a);
  TEST_ASSERT_NOT_EQUAL(card, desk->scene());
  desk->tap(Button::b);
  TEST_ASSERT_EQUAL_HEX32(card, desk->scene());
}

static void test_menu_opens_the_settings_and_b_goes_back() {
  const auto card = desk->scene();
  desk->tap(Button::menu);
  TEST_ASSERT_NOT_EQUAL(card, desk->scene());
  desk->tap(Button::b);
  TEST_ASSERT_EQUAL_HEX32(card, desk->scene());
}

static void test_picture_of_a_game_page() {
  desk->tap(Button::a);
  desk->wait(GamePage::rise_ms);
  expect_picture(desk->panel(), "game_page");
}

static void test_an_empty_battery_is_told_from_a_full_one() {
  desk->wait(Desk::rest_ms);
  desk->unit().power.set_battery(BatteryLevel::measured(12));
  desk->panel().forget_counts();
  desk->wait(60 * 1000);
  expect_picture(desk->panel(), "card_battery_low");
  TEST_ASSERT_LESS_OR_EQUAL(screen_width * status_rows.bottom * 2, desk->panel().bytes_sent());
}

static void test_picture_of_a_charging_battery() {
  desk->wait(Desk::rest_ms);
  desk->unit().power.set_battery(BatteryLevel::charged_to(60));
  desk->wait(60 * 1000);
  expect_picture(desk->panel(), "card_battery_charging");
}

static double luminance(ink::Color color) {
  const auto linear = [](int value) {
    const double v = value / 255.0;
    return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue);
}

static double contrast(ink::Color a, ink::Color b) {
  const double x = luminance(a), y = luminance(b);
  return (std::fmax(x, y) + 0.05) / (std::fmin(x, y) + 0.05);
}

static void test_titles_stand_out_from_their_water() {
  for (int i = 0; i < game_count; ++i) {
    const ink::Color deep = card_of(static_cast<GameName>(i)).water.deep;
    TEST_ASSERT_TRUE(contrast(ink::palette::foam, deep) >= 4.5);
  }
}

static void run(void (*test)(), const char* name, int line) {
  desk = std::make_unique<Desk>();
  UnityDefaultTestRun(test, name, line);
}

void test_launcher() {
#define RUN(test) run(test, #test, __LINE__)
  RUN(test_the_first_frame_is_the_whole_mark);
  RUN(test_a_press_cuts_the_mark_short_and_counts);
  RUN(test_picture_of_each_card);
  RUN(test_picture_between_two_cards);
  RUN(test_four_steps_right_lead_round_the_ring);
  RUN(test_left_undoes_right);
  RUN(test_a_press_shows_in_the_next_frame);
  RUN(test_a_slide_is_over_in_a_quarter_of_a_second);
  RUN(test_a_press_in_mid_slide_turns_it_back);
  RUN(test_an_untouched_handheld_sends_nothing_after_five_seconds);
  RUN(test_an_untouched_handheld_rests_long);
  RUN(test_moving_water_sends_only_its_own_rows);
  RUN(test_the_card_is_remembered);
  RUN(test_garbage_in_flash_shows_the_first_card);
  RUN(test_menu_opens_the_settings_and_b_goes_back);
  RUN(test_a_opens_the_card_and_b_goes_back);
  RUN(test_picture_of_a_game_page);
  RUN(test_an_empty_battery_is_told_from_a_full_one);
  RUN(test_picture_of_a_charging_battery);
  RUN(test_titles_stand_out_from_their_water);
#undef RUN
  desk.reset();
}

}  // namespace seaglass
