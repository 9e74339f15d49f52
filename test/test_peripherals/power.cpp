// The cell, how deeply a board sleeps, and what percent means.
#include "peripherals/battery.h"
#include "peripherals/levels.h"
#include "peripherals/rest.h"
#include "peripherals/step_times.h"
#include "suites.h"

namespace {

void test_a_full_cell_and_an_empty_one() {
  TEST_ASSERT_EQUAL_INT(100, battery_percent(4200));
  TEST_ASSERT_EQUAL_INT(0, battery_percent(3300));
  TEST_ASSERT_EQUAL_INT(0, battery_percent(0));
}

void test_more_voltage_is_never_less_charge() {
  for (int millivolts = 3000; millivolts < 4300; ++millivolts)
    TEST_ASSERT_LESS_OR_EQUAL_INT(battery_percent(millivolts + 1), battery_percent(millivolts));
}

void test_half_a_cell_is_near_its_nominal_voltage() {
  TEST_ASSERT_INT_WITHIN(15, 50, battery_percent(3800));
}

void test_the_first_reading_counts_in_full() {
  BatteryGauge gauge;
  gauge.add(4200, false);
  TEST_ASSERT_EQUAL_UINT8(100, gauge.level().percent);
}

void test_one_reading_under_load_moves_little() {
  BatteryGauge gauge;
  gauge.add(4000, false);
  const int before = gauge.level().percent;
  gauge.add(3600, false);
  TEST_ASSERT_INT_WITHIN(12, before, gauge.level().percent);
}

void test_an_emptying_cell_never_rises() {
  BatteryGauge gauge;
  gauge.add(3700, false);
  const int before = gauge.level().percent;
  for (int i = 0; i < 50; ++i) gauge.add(4000, false);
  TEST_ASSERT_EQUAL_UINT8(before, gauge.level().percent);
}

void test_a_charging_cell_rises() {
  BatteryGauge gauge;
  gauge.add(3700, true);
  for (int i = 0; i < 100; ++i) gauge.add(4200, true);
  TEST_ASSERT_GREATER_OR_EQUAL_UINT8(95, gauge.level().percent);
  TEST_ASSERT_TRUE(gauge.level().charging);
}

void test_a_steady_voltage_is_told_exactly() {
  BatteryGauge gauge;
  for (int i = 0; i < 100; ++i) gauge.add(3790, true);
  TEST_ASSERT_EQUAL_UINT8(battery_percent(3790), gauge.level().percent);
}

void test_a_unit_without_a_cell_lives_from_its_cable() {
  BatteryGauge gauge;
  gauge.add(3500, false);
  gauge.add(120, false);
  TEST_ASSERT_EQUAL_UINT8(100, gauge.level().percent);
  TEST_ASSERT_TRUE(gauge.level().charging);
}

void test_a_cell_that_is_put_in_is_measured_anew() {
  BatteryGauge gauge;
  gauge.add(0, false);
  gauge.add(3790, false);
  TEST_ASSERT_EQUAL_UINT8(battery_percent(3790), gauge.level().percent);
  TEST_ASSERT_FALSE(gauge.level().charging);
}

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
  RUN_TEST(test_a_full_cell_and_an_empty_one);
  RUN_TEST(test_more_voltage_is_never_less_charge);
  RUN_TEST(test_half_a_cell_is_near_its_nominal_voltage);
  RUN_TEST(test_the_first_reading_counts_in_full);
  RUN_TEST(test_one_reading_under_load_moves_little);
  RUN_TEST(test_an_emptying_cell_never_rises);
  RUN_TEST(test_a_charging_cell_rises);
  RUN_TEST(test_a_steady_voltage_is_told_exactly);
  RUN_TEST(test_a_unit_without_a_cell_lives_from_its_cable);
  RUN_TEST(test_a_cell_that_is_put_in_is_measured_anew);
  RUN_TEST(test_nobody_rests_when_there_is_something_to_do);
  RUN_TEST(test_an_idle_board_sleeps_until_it_is_time);
  RUN_TEST(test_a_sleeper_wakes_to_feed_the_watchdog);
  RUN_TEST(test_a_pad_by_voltage_is_watched);
  RUN_TEST(test_a_moment_is_too_short_to_sleep);
  RUN_TEST(test_the_radio_hears_nothing_asleep);
  RUN_TEST(test_a_tone_is_not_cut_off);
  RUN_TEST(test_an_open_console_is_listened_to);
  RUN_TEST(test_a_held_button_would_only_wake_it_again);
  RUN_TEST(test_only_nothing_is_dark_and_everything_is_whole);
  RUN_TEST(test_the_loudest_tone_is_high_half_of_the_time);
  RUN_TEST(test_step_times);
}
