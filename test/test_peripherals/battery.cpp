// What is known of a cell: as it empties, as it charges, and where its readings are not to be trusted.
#include "peripherals/battery/battery.h"

#include <initializer_list>

#include "core/random.h"
#include "peripherals/battery/battery_line.h"
#include "suites.h"

namespace {

constexpr Milliseconds second_ms = 1000;
constexpr Milliseconds minute_ms = 60 * second_ms;

/// A gauge that is asked every so often.
struct Bench {
  BatteryGauge gauge;
  Milliseconds now = 0;
  Milliseconds every_ms = 20 * second_ms;

  BatteryLevel add(int millivolts, Told charging = Told::no) {
    gauge.add(millivolts, charging, now);
    now += every_ms;
    return gauge.level();
  }
  BatteryLevel add_for(Milliseconds time_ms, int millivolts, Told charging = Told::no) {
    for (Milliseconds from = now; now - from < time_ms;) add(millivolts, charging);
    return gauge.level();
  }
};

/// A lithium cell with 200 mΩ: its voltage at rest from 100 % in steps of 10, then how it breaks down.
struct Cell {
  double milliampere_hours = 1500;
  double used = 0;

  int at_rest() const {
    constexpr int curve[] = {4185, 4110, 4020, 3955, 3885, 3830, 3795, 3765, 3715, 3615, 3300};
    constexpr int steps = 10;
    const double share = used / milliampere_hours * steps;
    if (share >= steps) return curve[steps] - static_cast<int>((share - steps) * 1000);
    const int step = static_cast<int>(share);
    return curve[step] - static_cast<int>((curve[step] - curve[step + 1]) * (share - step));
  }
  /// Under this load for so long.
  int draw(double milliamperes, Milliseconds time_ms) {
    used += milliamperes * time_ms / 3600000;
    return at_rest() - static_cast<int>(milliamperes / 5);
  }
};

int with_noise(Random& random, int millivolts, int noise) {
  return millivolts + random.below(2 * noise + 1) - noise;
}

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
  Bench bench;
  TEST_ASSERT_EQUAL_UINT8(100, bench.add(4200).percent);
}

void test_one_reading_under_load_moves_little() {
  Bench bench;
  const int before = bench.add(4000).percent;
  TEST_ASSERT_INT_WITHIN(12, before, bench.add(3600).percent);
}

void test_an_emptying_cell_never_rises() {
  Bench bench;
  const int before = bench.add(3700).percent;
  TEST_ASSERT_EQUAL_UINT8(before, bench.add_for(20 * minute_ms, 4000).percent);
}

void test_a_charging_cell_rises() {
  Bench bench;
  bench.add(3700, Told::yes);
  const BatteryLevel level = bench.add_for(30 * minute_ms, 4200, Told::yes);
  TEST_ASSERT_GREATER_OR_EQUAL_UINT8(95, level.percent);
  TEST_ASSERT_TRUE(level.is_charging() && level.has_cable());
}

void test_a_steady_voltage_is_told_exactly() {
  Bench bench;
  const BatteryLevel level = bench.add_for(30 * minute_ms, 3790, Told::yes);
  TEST_ASSERT_EQUAL_UINT8(battery_percent(3790), level.percent);
  TEST_ASSERT_EQUAL_UINT16(3790, level.millivolts);
}

void test_a_unit_without_a_cell_lives_from_its_cable() {
  Bench bench;
  bench.add(3500);
  const BatteryLevel level = bench.add(120);
  TEST_ASSERT_TRUE(level.measure == BatteryLevel::Measure::nothing);
  TEST_ASSERT_TRUE(level.has_cable() && !level.is_low() && !level.empty);
}

void test_a_cell_that_is_put_in_is_measured_anew() {
  Bench bench;
  bench.add(0);
  const BatteryLevel level = bench.add(3790);
  TEST_ASSERT_EQUAL_UINT8(battery_percent(3790), level.percent);
  TEST_ASSERT_FALSE(level.has_cable());
}

/// Low, then very low, then empty, each once and in this order; and after very low there is still time.
void test_a_whole_discharge_warns_twice_before_it_is_empty() {
  for (const double milliamperes : {37.0, 128.0, 173.0}) {
    Bench bench;
    Cell cell;
    Random random(5);
    int last = 100;
    Milliseconds low_at = 0, very_low_at = 0;
    BatteryLevel level;
    while (!level.empty) {
      level = bench.add(with_noise(random, cell.draw(milliamperes, bench.every_ms), 12));
      TEST_ASSERT_LESS_OR_EQUAL_INT(last, level.percent);
      last = level.percent;
      if (low_at == 0 && level.is_low()) low_at = bench.now;
      if (very_low_at == 0 && level.is_very_low()) very_low_at = bench.now;
      TEST_ASSERT_LESS_THAN_UINT32(45 * 60 * minute_ms, bench.now);
    }
    TEST_ASSERT_TRUE(low_at != 0 && very_low_at > low_at);
    TEST_ASSERT_GREATER_THAN_UINT32(5 * minute_ms, bench.now - very_low_at);
  }
}

void test_a_cell_is_empty_after_ten_seconds_below_its_limit() {
  Bench bench;
  bench.every_ms = 2 * second_ms;
  bench.add(3500);
  const Milliseconds from = bench.now;
  while (!bench.add(3290).empty) TEST_ASSERT_LESS_THAN_UINT32(minute_ms, bench.now);
  const Milliseconds last_reading_at = bench.now - bench.every_ms;
  TEST_ASSERT_EQUAL_UINT32(BatteryGauge::empty_after_ms, last_reading_at - from);
}

void test_a_load_that_passes_does_not_empty_a_cell() {
  Bench bench;
  bench.every_ms = 2 * second_ms;
  bench.add(3500);
  for (int i = 0; i < 300; ++i) TEST_ASSERT_FALSE(bench.add(i % 5 == 4 ? 3360 : 3250).empty);
}

void test_readings_far_apart_need_to_be_several() {
  Bench bench;
  bench.add(3600);
  for (int i = 1; i < BatteryGauge::empty_readings_min; ++i) TEST_ASSERT_FALSE(bench.add(3200).empty);
  TEST_ASSERT_TRUE(bench.add(3200).empty);
}

/// Between the limit and what noise can make of it nothing flaps: once empty, empty.
void test_noise_around_the_limit_decides_once() {
  for (std::uint64_t seed = 1; seed < 20; ++seed) {
    Bench bench;
    bench.every_ms = 2 * second_ms;
    Random random(seed);
    bench.add(3450);
    bool was_empty = false;
    for (int i = 0; i < 500; ++i) {
      const bool empty = bench.add(with_noise(random, BatteryGauge::empty_millivolts, 25)).empty;
      TEST_ASSERT_TRUE(empty || !was_empty);
      was_empty = empty;
    }
    TEST_ASSERT_TRUE(was_empty);
  }
}

void test_noise_above_the_limit_empties_nothing() {
  Bench bench;
  bench.every_ms = 2 * second_ms;
  Random random(3);
  bench.add(3450);
  for (int i = 0; i < 2000; ++i) TEST_ASSERT_FALSE(bench.add(with_noise(random, 3340, 40)).empty);
}

void test_a_charging_cell_is_never_empty() {
  Bench bench;
  TEST_ASSERT_FALSE(bench.add_for(10 * minute_ms, 3100, Told::yes).empty);
}

void test_a_charger_at_the_last_second_takes_it_back() {
  Bench bench;
  bench.every_ms = 2 * second_ms;
  bench.add(3500);
  TEST_ASSERT_TRUE(bench.add_for(20 * second_ms, 3250).empty);
  TEST_ASSERT_FALSE(bench.add(3330, Told::yes).empty);
  TEST_ASSERT_FALSE(bench.add(3280).empty);  // and out again: ten seconds anew
  TEST_ASSERT_TRUE(bench.add_for(20 * second_ms, 3280).empty);
}

void test_a_cell_that_recovered_while_it_was_off_is_empty_at_the_start() {
  TEST_ASSERT_TRUE(Bench().add(3390).empty);
  TEST_ASSERT_TRUE(Bench().add(3390, Told::unknown).empty);
  TEST_ASSERT_FALSE(Bench().add(3390, Told::yes).empty);
  TEST_ASSERT_FALSE(Bench().add(3410).empty);
}

void test_recovering_without_its_load_does_not_fill_an_empty_cell() {
  Bench bench;
  bench.add(3390);
  TEST_ASSERT_TRUE(bench.add(3440).empty);
  TEST_ASSERT_FALSE(bench.add(3460).empty);
}

/// The charger is done, and its pin says that it does not charge.
void test_a_full_cell_on_the_cable_is_known_by_its_voltage() {
  Bench bench;
  bench.add_for(30 * minute_ms, 4195, Told::yes);
  TEST_ASSERT_TRUE(bench.add(4190, Told::no).has_cable());
  for (int hour = 0; hour < 8; ++hour)
    TEST_ASSERT_TRUE(bench.add_for(60 * minute_ms, 4185 - 4 * hour, Told::no).has_cable());
}

void test_a_cable_that_is_told_needs_no_voltage_to_show_it() {
  BatteryGauge gauge;
  gauge.add(3900, Told::no, 0, Told::yes);
  TEST_ASSERT_TRUE(gauge.level().has_cable());
}

void test_a_cable_that_is_told_to_be_gone_is_gone_at_once() {
  Bench bench;
  bench.add_for(30 * minute_ms, 4190);
  TEST_ASSERT_TRUE(bench.gauge.level().has_cable());
  bench.gauge.add(4190, Told::no, bench.now, Told::no);
  TEST_ASSERT_FALSE(bench.gauge.level().has_cable());
}

void test_after_a_start_a_steady_voltage_has_to_last_a_while() {
  Bench bench;
  TEST_ASSERT_FALSE(bench.add(4190).has_cable());
  TEST_ASSERT_TRUE(bench.add_for(BatteryGauge::steady_ms + minute_ms, 4190).has_cable());
}

void test_a_load_that_comes_back_shows_that_the_cable_is_gone() {
  Bench bench;
  bench.add_for(30 * minute_ms, 4190);
  TEST_ASSERT_FALSE(bench.add_for(BatteryGauge::steady_ms + minute_ms, 4155).has_cable());
}

/// The limit of that, as it is promised.
void test_off_the_cable_a_tenth_of_the_charge_is_the_most_it_costs() {
  for (const double milliamperes : {1.0, 37.0, 128.0}) {
    Bench bench;
    Cell cell;
    bench.add_for(30 * minute_ms, 4190);
    while (bench.add(cell.draw(milliamperes, bench.every_ms)).has_cable())
      TEST_ASSERT_LESS_THAN_INT(150, static_cast<int>(cell.used));
  }
}

void test_noise_takes_no_cable_away() {
  Bench bench;
  Random random(8);
  bench.add_for(30 * minute_ms, 4190);
  for (int i = 0; i < 3000; ++i) TEST_ASSERT_TRUE(bench.add(with_noise(random, 4185, 6)).has_cable());
}

void test_a_board_without_a_charging_pin_says_that_it_does_not_know() {
  Bench bench;
  const BatteryLevel level = bench.add_for(10 * minute_ms, 3900, Told::unknown);
  TEST_ASSERT_TRUE(level.charging == Told::unknown && level.on_cable == Told::unknown);
  TEST_ASSERT_TRUE(bench.add_for(60 * minute_ms, 4190, Told::unknown).has_cable());
}

void test_where_nobody_tells_a_charger_shows_by_its_lift() {
  Bench bench;
  const int low = bench.add_for(10 * minute_ms, 3600, Told::unknown).percent;
  TEST_ASSERT_EQUAL_UINT8(low, bench.add_for(10 * minute_ms, 3650, Told::unknown).percent);
  TEST_ASSERT_GREATER_THAN_UINT8(low, bench.add_for(10 * minute_ms, 3750, Told::unknown).percent);
}

void test_nothing_known_is_neither_low_nor_empty() {
  const BatteryLevel level;
  TEST_ASSERT_FALSE(level.is_low() || level.is_very_low() || level.empty || level.has_cable());
}

// ------------------------------------------------------------------------------------------------ quarters

struct QuarterBench {
  QuarterGauge gauge;
  Milliseconds now = 0;
  Milliseconds every_ms = 2 * second_ms;

  BatteryLevel add(int percent, bool charging = false, bool full = false) {
    gauge.add(percent, charging, full, now);
    now += every_ms;
    return gauge.level();
  }
  BatteryLevel add_for(Milliseconds time_ms, int percent) {
    for (Milliseconds from = now; now - from < time_ms;) add(percent);
    return gauge.level();
  }
};

void test_quarters_warn_at_the_last_one_and_go_off_at_none() {
  QuarterBench bench;
  for (const int percent : {100, 75, 50}) TEST_ASSERT_FALSE(bench.add_for(10 * minute_ms, percent).is_low());
  BatteryLevel level = bench.add_for(10 * minute_ms, 25);
  TEST_ASSERT_TRUE(level.is_low() && !level.is_very_low() && !level.empty);
  level = bench.add_for(QuarterGauge::settle_ms + 4 * second_ms, 0);
  TEST_ASSERT_TRUE(level.is_very_low() && !level.empty);
  TEST_ASSERT_TRUE(bench.add_for(QuarterGauge::last_ms, 0).empty);
}

void test_quarters_that_flap_neither_rise_nor_fall() {
  QuarterBench bench;
  bench.add(50);
  for (int i = 0; i < 500; ++i)
    TEST_ASSERT_EQUAL_UINT8(50, bench.add(i % 3 == 0 ? 75 : i % 2 == 0 ? 25 : 50).percent);
  bench.add_for(minute_ms, 25);
  for (int i = 0; i < 500; ++i) TEST_ASSERT_EQUAL_UINT8(25, bench.add(i % 2 == 0 ? 25 : 50).percent);
  bench.add_for(minute_ms, 0);
  for (int i = 0; i < 500; ++i) TEST_ASSERT_FALSE(bench.add(i % 20 == 0 ? 25 : 0).empty);
}

void test_quarters_rise_on_the_cable_at_once() {
  QuarterBench bench;
  bench.add_for(10 * minute_ms, 0);
  const BatteryLevel level = bench.add(25, true);
  TEST_ASSERT_TRUE(level.is_charging() && level.has_cable() && !level.empty && !level.is_low());
  TEST_ASSERT_EQUAL_UINT8(25, level.percent);
}

void test_quarters_know_a_full_cell_on_the_cable() {
  QuarterBench bench;
  const BatteryLevel level = bench.add(100, false, true);
  TEST_ASSERT_TRUE(level.has_cable() && !level.is_charging());
}

void test_quarters_are_empty_at_a_start_without_any() {
  TEST_ASSERT_TRUE(QuarterBench().add(0).empty);
  TEST_ASSERT_FALSE(QuarterBench().add(0, true).empty);
  TEST_ASSERT_FALSE(QuarterBench().add(25).empty);
}

// ---------------------------------------------------------------------------------------------- as a line

void test_a_line_says_what_is_known_and_what_is_not() {
  Bench bench;
  TEST_ASSERT_EQUAL_STRING("battery 3790 mV, 40 %, charging no, cable no",
                           battery_line(bench.add(3790)).characters());
  TEST_ASSERT_EQUAL_STRING("battery 3790 mV, 40 %, charging unknown, cable unknown",
                           battery_line(bench.add(3790, Told::unknown)).characters());
  TEST_ASSERT_EQUAL_STRING("battery none, charging no, cable yes", battery_line(bench.add(90)).characters());
  TEST_ASSERT_EQUAL_STRING("battery 3390 mV, 2 %, charging no, cable no, empty",
                           battery_line(bench.add(3390)).characters());
  TEST_ASSERT_EQUAL_STRING("battery 75 % in quarters, charging yes, cable yes",
                           battery_line(QuarterBench().add(75, true)).characters());
  TEST_ASSERT_EQUAL_STRING("battery unknown, charging unknown, cable unknown", battery_line({}).characters());
}

}  // namespace

void test_battery() {
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
  RUN_TEST(test_a_whole_discharge_warns_twice_before_it_is_empty);
  RUN_TEST(test_a_cell_is_empty_after_ten_seconds_below_its_limit);
  RUN_TEST(test_a_load_that_passes_does_not_empty_a_cell);
  RUN_TEST(test_readings_far_apart_need_to_be_several);
  RUN_TEST(test_noise_around_the_limit_decides_once);
  RUN_TEST(test_noise_above_the_limit_empties_nothing);
  RUN_TEST(test_a_charging_cell_is_never_empty);
  RUN_TEST(test_a_charger_at_the_last_second_takes_it_back);
  RUN_TEST(test_a_cell_that_recovered_while_it_was_off_is_empty_at_the_start);
  RUN_TEST(test_recovering_without_its_load_does_not_fill_an_empty_cell);
  RUN_TEST(test_a_full_cell_on_the_cable_is_known_by_its_voltage);
  RUN_TEST(test_a_cable_that_is_told_needs_no_voltage_to_show_it);
  RUN_TEST(test_a_cable_that_is_told_to_be_gone_is_gone_at_once);
  RUN_TEST(test_after_a_start_a_steady_voltage_has_to_last_a_while);
  RUN_TEST(test_a_load_that_comes_back_shows_that_the_cable_is_gone);
  RUN_TEST(test_off_the_cable_a_tenth_of_the_charge_is_the_most_it_costs);
  RUN_TEST(test_noise_takes_no_cable_away);
  RUN_TEST(test_a_board_without_a_charging_pin_says_that_it_does_not_know);
  RUN_TEST(test_where_nobody_tells_a_charger_shows_by_its_lift);
  RUN_TEST(test_nothing_known_is_neither_low_nor_empty);
  RUN_TEST(test_quarters_warn_at_the_last_one_and_go_off_at_none);
  RUN_TEST(test_quarters_that_flap_neither_rise_nor_fall);
  RUN_TEST(test_quarters_rise_on_the_cable_at_once);
  RUN_TEST(test_quarters_know_a_full_cell_on_the_cable);
  RUN_TEST(test_quarters_are_empty_at_a_start_without_any);
  RUN_TEST(test_a_line_says_what_is_known_and_what_is_not);
}
