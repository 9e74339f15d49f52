// Left alone, a handheld dims and goes off; and it says what must be known in time.
#include <memory>
#include <string>

#include "console/app/idleness.h"
#include "console/app/notice.h"
#include "expect_picture.h"
#include "ink/display.h"
#include "suite.h"
#include "words_seen.h"

namespace seaglass {

static std::unique_ptr<Desk> desk;

static ScreenName showing() {
  return desk->unit().handheld().showing();
}

static void test_an_untouched_screen_dims_and_a_press_brightens_it() {
  const int bright = desk->panel().brightness_percent();
  desk->wait(Preferences().dims_after_ms() - 2000);
  TEST_ASSERT_EQUAL(bright, desk->panel().brightness_percent());
  desk->wait(2000);
  TEST_ASSERT_EQUAL(Idleness::dimmed_percent, desk->panel().brightness_percent());
  desk->tap(Button::up);
  TEST_ASSERT_EQUAL(bright, desk->panel().brightness_percent());
}

static void test_an_untouched_handheld_goes_off_and_carries_on_when_it_wakes() {
  desk->begin(GameName::mermaid_beach, 2, 0);
  TEST_ASSERT_EQUAL(ScreenName::curtain, showing());
  const AnyState before = desk->unit().handheld().table().sitting().state();
  desk->wait(Preferences().off_after_ms() - 2000);
  TEST_ASSERT_FALSE(desk->unit().power.is_off());
  desk->wait(3000);
  TEST_ASSERT_TRUE_MESSAGE(desk->unit().power.is_off(), "is not off");
  desk->tap(Button::menu);
  desk->wait(Desk::boot_ms);
  TEST_ASSERT_FALSE_MESSAGE(desk->unit().power.is_off(), "is still off");
  TEST_ASSERT_EQUAL(ScreenName::game_page, showing());
  desk->tap(Button::a);
  TEST_ASSERT_EQUAL(ScreenName::curtain, showing());
  const Table& table = desk->unit().handheld().table();
  TEST_ASSERT_EQUAL_MEMORY(&before, &table.sitting().state(),
                           static_cast<std::size_t>(table.game().state_bytes()));
}

static void test_on_the_charger_it_stays_on() {
  desk->unit().power.set_battery(BatteryLevel::charged_to(80));
  desk->wait(2 * Preferences().off_after_ms());
  TEST_ASSERT_FALSE(desk->unit().power.is_off());
  const int steps = desk->unit().steps();
  desk->wait(60 * 1000);
  TEST_ASSERT_LESS_THAN(10, desk->unit().steps() - steps);
}

/// From the settings back to the launcher.
static void set_off_after(int steps) {
  desk->tap(Button::menu);
  for (int n = 0; n < 2; ++n) desk->tap(Button::up);
  for (int n = 0; n < steps; ++n) desk->tap(Button::right);
  desk->tap(Button::b);
}

static void test_it_goes_off_after_a_quarter_of_an_hour_where_that_was_set() {
  set_off_after(1);
  desk->wait(15 * 60 * 1000 - 2000);
  TEST_ASSERT_FALSE(desk->unit().power.is_off());
  desk->wait(3000);
  TEST_ASSERT_TRUE(desk->unit().power.is_off());
}

static void test_it_never_goes_off_untouched_where_that_was_set() {
  set_off_after(2);
  desk->wait(3 * 60 * 60 * 1000);
  TEST_ASSERT_FALSE(desk->unit().power.is_off());
  TEST_ASSERT_EQUAL(Idleness::dimmed_percent, desk->panel().brightness_percent());
  desk->unit().power.set_cell(3250);
  desk->wait(3 * 60 * 1000);
  TEST_ASSERT_TRUE_MESSAGE(desk->unit().power.is_off(), "but for an empty cell");
}

/// Charged, its charger says no more that it charges.
static void test_with_a_full_cell_on_the_cable_it_stays_on() {
  desk->unit().power.set_cell(4190, Told::yes);
  desk->wait(4 * 60 * 1000);
  desk->unit().power.set_cell(4185, Told::no);
  desk->wait(60 * 60 * 1000);
  TEST_ASSERT_FALSE(desk->unit().power.is_off());
  desk->unit().power.set_cell(4100, Told::no);
  desk->wait(2 * 60 * 60 * 1000);
  TEST_ASSERT_TRUE(desk->unit().power.is_off());
}

/// On the charger, for longer than the clock can tell what was from what is to come.
struct LeftForWeeks {
  simulator::SimulatedClock clock;
  simulator::SimulatedAir air{clock, 1};
  simulator::SimulatedHandheld unit{clock, air, 0, 1};

  LeftForWeeks() {
    unit.power.set_battery(BatteryLevel::charged_to(80));
    unit.start();
  }
  void wait(int days) {
    constexpr Milliseconds hour_ms = 60 * 60 * 1000;
    for (int hour = 0; hour < 24 * days; ++hour) pass(hour_ms);
  }
  void pass(Milliseconds time_ms) {
    clock.now += time_ms;
    unit.step_if_due();
  }
};

static void test_after_weeks_on_the_charger_it_is_dim_and_off_once_unplugged() {
  const auto left = std::make_unique<LeftForWeeks>();
  for (int day = 1; day < 30; ++day) {
    left->wait(1);
    TEST_ASSERT_EQUAL(Idleness::dimmed_percent, left->unit.panel.brightness_percent());
  }
  left->unit.power.set_battery(BatteryLevel::measured(80));
  left->pass(60 * 1000);
  TEST_ASSERT_TRUE(left->unit.power.is_off());
}

static void test_after_weeks_on_the_charger_a_press_still_stirs_the_water() {
  const auto left = std::make_unique<LeftForWeeks>();
  left->wait(30);
  left->unit.press(Button::up);
  left->pass(20);
  left->unit.release(Button::up);
  left->pass(20);
  left->unit.panel.forget_counts();
  for (int frame = 0; frame < 10; ++frame) left->pass(100);
  TEST_ASSERT_GREATER_THAN(0, left->unit.panel.sends());
}

static void test_a_dimmed_handheld_sends_nothing_and_rests_long() {
  desk->wait(Preferences().dims_after_ms() + 1000);
  desk->panel().forget_counts();
  const int steps = desk->unit().steps();
  desk->wait(120 * 1000);
  TEST_ASSERT_EQUAL(0, desk->panel().sends());
  TEST_ASSERT_LESS_OR_EQUAL(7, desk->unit().steps() - steps);  // the battery is looked at
}

static void test_a_low_battery_is_said_and_the_answering_press_does_nothing_else() {
  desk->wait(Desk::rest_ms);
  const std::uint32_t before = desk->panel().picture_hash();
  desk->unit().power.set_battery(BatteryLevel::measured(9));
  desk->wait(21 * 1000);
  expect_picture(desk->panel(), "notice_battery");
  desk->tap(Button::a);
  TEST_ASSERT_TRUE(showing() == ScreenName::launcher);
  TEST_ASSERT_NOT_EQUAL(before, desk->panel().picture_hash());  // the battery's own picture
  desk->panel().forget_counts();
  desk->wait(40 * 1000);
  TEST_ASSERT_EQUAL(0, desk->panel().bytes_sent());  // said once
}

static void test_a_battery_is_low_once_and_very_low_once() {
  Notices notices;
  Milliseconds now = 0;
  int low = 0, very_low = 0;
  for (int percent = 30; percent > 0; --percent) {
    for (int again = 0; again < 3; ++again) {
      notices.watch_battery(BatteryLevel::measured(percent), now);
      low += notices.shown() == Notice::battery_low ? 1 : 0;
      very_low += notices.shown() == Notice::battery_very_low ? 1 : 0;
      notices.dismiss();
    }
  }
  TEST_ASSERT_EQUAL(1, low);
  TEST_ASSERT_EQUAL(1, very_low);
  notices.watch_battery(BatteryLevel::charged_to(20), now);
  notices.watch_battery(BatteryLevel::measured(9), now);
  TEST_ASSERT_TRUE(notices.shown() == Notice::battery_low);
  TEST_ASSERT_FALSE(notices.tick(Notices::shown_ms - 1));
  TEST_ASSERT_TRUE(notices.tick(Notices::shown_ms));
  TEST_ASSERT_TRUE(notices.shown() == Notice::none);
}

static void test_a_game_that_is_not_kept_is_said_once() {
  Notices notices;
  notices.watch_table(true, 0);
  TEST_ASSERT_TRUE(notices.shown() == Notice::not_kept);
  notices.dismiss();
  notices.watch_table(true, 10);
  TEST_ASSERT_TRUE(notices.shown() == Notice::none);
  notices.watch_table(false, 20);
  notices.watch_table(true, 30);
  TEST_ASSERT_TRUE(notices.shown() == Notice::not_kept);
}

static void test_notices_fit_in_every_language() {
  static simulator::SimulatedPanel panel;
  static ink::Display display;
  for (int language = 0; language < language_count; ++language)
    for (const Notice notice : {Notice::battery_low, Notice::battery_very_low, Notice::not_kept,
                                Notice::may_be_lost, Notice::later_version, Notice::table_is_here,
                                Notice::table_moved, Notice::table_stayed, Notice::table_declined}) {
      display.refresh(panel, [&](ink::Painter& painter) {
        painter.fill(ink::palette::deep);
        draw_notice(painter, notice, "Einstellungen", static_cast<Language>(language));
      });
      TEST_ASSERT_EQUAL(0, display.cut_texts());
      if (language == 3 && notice == Notice::not_kept) expect_picture(panel, "notice_not_kept_german");
      if (language == 3 && notice == Notice::later_version)
        expect_picture(panel, "notice_later_version_german");
    }
}

/// The battery comes out while a setting is being written; the next start says so, and the one after it not.
static void test_what_may_be_lost_is_said_at_the_start() {
  simulator::SimulatedRoom room(1, 1, true);
  room.run(1500);
  room.tap(0, Button::menu);
  room.tap(0, Button::left);
  room.run(1000);
  room[0].flash.cut_power_after(6);
  room.tap(0, Button::left);
  room.run(1000);
  TEST_ASSERT_FALSE(room[0].is_running());
  room[0].flash.restore_power();
  for (const bool says : {true, false}) {
    room[0].start();
    room.run(1000);
    WordsSeen seen;
    room[0].handheld().show_words(seen);
    TEST_ASSERT_EQUAL(says, seen.all.find("The last choice may be lost.") != std::string::npos);
    room[0].stop();
  }
}

/// And it stays there, whatever is set here.
static void test_what_a_later_version_kept_is_named_at_the_start_and_stays() {
  constexpr std::uint8_t later[] = {200, 0xFF, 0xFF};
  constexpr int keys[] = {keys::preferences, keys::names, keys::counts[GameId{0}], keys::shelf,
                          keys::pairings[3]};
  constexpr const char* kinds[] = {"Settings: ", "Names: ", "Games won: ", "Tables: ", "Other handhelds: "};
  for (int kind = 0; kind < kept_kind_count; ++kind) {
    simulator::SimulatedRoom room(1, 1, true);
    room.run(1000);
    room[0].stop();
    {
      RecordLog log(room[0].flash);
      log.mount();
      TEST_ASSERT_TRUE(log.begin(keys[kind], {later, sizeof later}));
    }
    room[0].start();
    room.run(1000);
    WordsSeen seen;
    room[0].handheld().show_words(seen);
    TEST_ASSERT_TRUE(seen.all.find("From a newer version") != std::string::npos);
    TEST_ASSERT_TRUE(seen.all.find(kinds[kind]) != std::string::npos);
    room.run(9000);
    for (const Button button : {Button::menu, Button::left, Button::b}) room.tap(0, button);
    room.run(20000);
    room[0].stop();
    RecordLog log(room[0].flash);
    log.mount();
    RecordLog::Record record;
    RecordLog::Reader records(log, keys[kind]);
    TEST_ASSERT_TRUE(records.next(record) && record.size == sizeof later && record.bytes[0] == later[0]);
  }
}

static void run(void (*test)(), const char* name, int line) {
  desk = std::make_unique<Desk>();
  UnityDefaultTestRun(test, name, line);
}

void test_rest() {
#define RUN(test) run(test, #test, __LINE__)
  RUN(test_an_untouched_screen_dims_and_a_press_brightens_it);
  RUN(test_an_untouched_handheld_goes_off_and_carries_on_when_it_wakes);
  RUN(test_on_the_charger_it_stays_on);
  RUN(test_it_goes_off_after_a_quarter_of_an_hour_where_that_was_set);
  RUN(test_it_never_goes_off_untouched_where_that_was_set);
  RUN(test_with_a_full_cell_on_the_cable_it_stays_on);
  RUN(test_after_weeks_on_the_charger_it_is_dim_and_off_once_unplugged);
  RUN(test_after_weeks_on_the_charger_a_press_still_stirs_the_water);
  RUN(test_a_dimmed_handheld_sends_nothing_and_rests_long);
  RUN(test_a_low_battery_is_said_and_the_answering_press_does_nothing_else);
  RUN(test_a_battery_is_low_once_and_very_low_once);
  RUN(test_a_game_that_is_not_kept_is_said_once);
  RUN(test_what_may_be_lost_is_said_at_the_start);
  RUN(test_what_a_later_version_kept_is_named_at_the_start_and_stays);
  RUN(test_notices_fit_in_every_language);
#undef RUN
  desk.reset();
}

}  // namespace seaglass
