// How deeply a board sleeps, and what percent means.
#include "core/random.h"
#include "peripherals/levels.h"
#include "peripherals/rest.h"
#include "peripherals/step_times.h"
#include "suites.h"

namespace {

void assert_rest(RestKind kind, Milliseconds at_most_ms, const RestConditions& conditions) {
  const Rest rest = choose_rest(conditions);
  TEST_ASSERT_EQUAL_INT(static_cast<int>(kind), static_cast<int>(rest.kind));
  TEST_ASSERT_EQUAL_UINT32(at_most_ms, rest.at_most_ms);
}

RestConditions idle_for(Milliseconds wait_ms) {
  RestConditions conditions;
  conditions.wait_ms = wait_ms;
  return conditions;
}

void test_nobody_rests_when_there_is_something_to_do() {
  assert_rest(RestKind::none, 0, idle_for(0));
}

void test_an_idle_board_sleeps_until_it_is_time() {
  assert_rest(RestKind::light_sleep, 700, idle_for(700));
}

void test_a_sleeper_wakes_to_feed_the_watchdog() {
  assert_rest(RestKind::light_sleep, watchdog_feed_ms, idle_for(60000));
}

void test_a_pad_by_voltage_is_watched() {
  RestConditions conditions = idle_for(60000);
  conditions.pad_must_be_watched = true;
  assert_rest(RestKind::light_sleep, watch_pad_ms, conditions);
  conditions.untouched_ms = left_alone_after_ms - 1;
  assert_rest(RestKind::light_sleep, watch_pad_ms, conditions);
  conditions.untouched_ms = left_alone_after_ms;
  assert_rest(RestKind::light_sleep, watch_left_pad_ms, conditions);
}

/// Somebody presses now and then, up to so long apart. How long a press waits until somebody looks, in the
/// mean.
double mean_wait_ms(Milliseconds apart_ms_max) {
  constexpr int presses = 4000;
  Random random(1);
  RestConditions conditions = idle_for(60000);
  conditions.pad_must_be_watched = true;
  Milliseconds now = 0, pressed_at = 0, waited = 0;
  for (int i = 0; i < presses; ++i) {
    const Milliseconds last_seen_at = now;
    pressed_at = now + 100 + static_cast<Milliseconds>(random.below(static_cast<int>(apart_ms_max)));
    while (now < pressed_at) {
      conditions.untouched_ms = now - last_seen_at;
      now += choose_rest(conditions).at_most_ms + wake_up_ms;
    }
    waited += now - pressed_at;
  }
  return static_cast<double>(waited) / presses;
}

void test_while_somebody_plays_a_press_is_seen_at_once() {
  TEST_ASSERT_TRUE(mean_wait_ms(500) <= 6.0);
  TEST_ASSERT_TRUE(mean_wait_ms(12000) <= 6.0);
  TEST_ASSERT_TRUE(mean_wait_ms(10 * 60000) > 20.0);  // left alone it saves the cell
}

void test_a_moment_is_too_short_to_sleep() {
  assert_rest(RestKind::doze, doze_ms, idle_for(light_sleep_ms_min - 1));
  assert_rest(RestKind::doze, 2, idle_for(2));
}

void test_the_radio_hears_nothing_asleep() {
  RestConditions conditions = idle_for(700);
  conditions.radio_on = true;
  assert_rest(RestKind::doze, doze_ms, conditions);
}

void test_a_tone_is_not_cut_off() {
  RestConditions conditions = idle_for(700);
  conditions.sounding = true;
  assert_rest(RestKind::doze, doze_ms, conditions);
}

void test_an_open_console_is_listened_to() {
  RestConditions conditions = idle_for(700);
  conditions.console_open = true;
  assert_rest(RestKind::doze, doze_ms, conditions);
}

void test_a_held_button_would_only_wake_it_again() {
  RestConditions conditions = idle_for(700);
  conditions.button_held = true;
  assert_rest(RestKind::doze, doze_ms, conditions);
}

void test_only_nothing_is_dark_and_everything_is_whole() {
  TEST_ASSERT_EQUAL_UINT32(0, backlight_duty(0, 1024));
  TEST_ASSERT_EQUAL_UINT32(1024, backlight_duty(100, 1024));
  TEST_ASSERT_EQUAL_UINT32(1, backlight_duty(1, 1024));
  for (int percent = 0; percent < 100; ++percent)
    TEST_ASSERT_LESS_OR_EQUAL_UINT32(backlight_duty(percent + 1, 1024), backlight_duty(percent, 1024));
}

void test_the_loudest_tone_is_high_half_of_the_time() {
  TEST_ASSERT_EQUAL_UINT32(512, tone_duty(100, 1024));
  TEST_ASSERT_EQUAL_UINT32(0, tone_duty(0, 1024));
}

void test_step_times() {
  StepTimes times;
  times.add(4000);
  TEST_ASSERT_EQUAL_UINT32(4000, times.mean_us());
  times.add(36000);
  TEST_ASSERT_EQUAL_UINT32(36000, times.last_us());
  TEST_ASSERT_EQUAL_UINT32(6000, times.mean_us());
  times.add(4000);
  TEST_ASSERT_EQUAL_UINT32(36000, times.longest_us());
  TEST_ASSERT_EQUAL_UINT32(3, times.steps());
}

}  // namespace

void test_power() {
  RUN_TEST(test_nobody_rests_when_there_is_something_to_do);
  RUN_TEST(test_an_idle_board_sleeps_until_it_is_time);
  RUN_TEST(test_a_sleeper_wakes_to_feed_the_watchdog);
  RUN_TEST(test_a_pad_by_voltage_is_watched);
  RUN_TEST(test_while_somebody_plays_a_press_is_seen_at_once);
  RUN_TEST(test_a_moment_is_too_short_to_sleep);
  RUN_TEST(test_the_radio_hears_nothing_asleep);
  RUN_TEST(test_a_tone_is_not_cut_off);
  RUN_TEST(test_an_open_console_is_listened_to);
  RUN_TEST(test_a_held_button_would_only_wake_it_again);
  RUN_TEST(test_only_nothing_is_dark_and_everything_is_whole);
  RUN_TEST(test_the_loudest_tone_is_high_half_of_the_time);
  RUN_TEST(test_step_times);
}
