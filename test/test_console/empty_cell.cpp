// A cell runs down while somebody plays: what they are told, when the unit goes off, and what is kept.
#include "console/app/empty_cell.h"

#include <memory>
#include <string>
#include <vector>

#include "core/random.h"
#include "expect_picture.h"
#include "ink/display.h"
#include "ink/text_watch.h"
#include "picture/plain_text.h"
#include "save/records/names.h"
#include "suite.h"
#include "words/words.h"

namespace seaglass {

static std::unique_ptr<Desk> desk;

static Handheld& handheld() {
  return desk->unit().handheld();
}
static simulator::SimulatedPower& power() {
  return desk->unit().power;
}

static bool says(Word wanted) {
  class Watch final : public ink::TextWatch {
   public:
    void words(ink::Text words, ink::Color, int, ink::Rect, const ink::Pixel*) override {
      all += simulator::plain(words) + "\n";
    }
    std::string all;
  } watch;
  handheld().show_words(watch);
  return watch.all.find(simulator::plain(word(wanted, Language::english))) != std::string::npos;
}

/// Mermaid Beach for two who pass the handheld around, some choices made, and the next half made.
static std::vector<JournalEntry> play_into_the_middle() {
  desk->begin(GameName::mermaid_beach, 2, 0);
  Random random(7);
  for (int taps = 0; taps < 400 && handheld().table().sitting().journal().size() < 12; ++taps) {
    if (handheld().showing() == ScreenName::curtain) {
      desk->unit().press(Button::a);
      desk->wait(700);
      desk->unit().release(Button::a);
      desk->wait(50);
    }
    desk->tap(random.below(3) > 0 ? Button::a : Button::right);
  }
  while (handheld().showing() == ScreenName::curtain) {
    desk->unit().press(Button::a);
    desk->wait(700);
    desk->unit().release(Button::a);
    desk->wait(50);
  }
  desk->tap(Button::right);  // the cursor lies on another choice by now
  const Journal& journal = handheld().table().sitting().journal();
  std::vector<JournalEntry> entries;
  for (int i = 0; i < journal.size(); ++i) entries.push_back(journal.at(i));
  TEST_ASSERT_GREATER_OR_EQUAL(12, journal.size());
  return entries;
}

static void test_an_empty_cell_says_so_and_goes_off() {
  desk->wait(Desk::rest_ms);
  power().set_cell(3480);
  desk->wait(40 * 1000);
  power().set_cell(3290);
  Milliseconds waited_ms = 0;
  for (; !says(Word::battery_empty) && waited_ms < 60 * 1000; waited_ms += 500) desk->wait(500);
  TEST_ASSERT_TRUE(says(Word::battery_empty) && says(Word::everything_is_saved));
  TEST_ASSERT_GREATER_OR_EQUAL(10 * 1000, waited_ms);
  expect_picture(desk->panel(), "battery_empty");
  TEST_ASSERT_GREATER_THAN(Idleness::dimmed_percent, desk->panel().brightness_percent());
  desk->wait(EmptyCell::shown_ms - 1000);
  TEST_ASSERT_FALSE(power().is_off());
  desk->wait(2000);
  TEST_ASSERT_TRUE(power().is_off());
}

static void test_a_game_runs_into_an_empty_cell_and_goes_on_from_its_last_choice() {
  const std::vector<JournalEntry> played = play_into_the_middle();
  const AnyState before = handheld().table().sitting().state();
  power().set_cell(3290);
  desk->wait(200 * 1000);
  TEST_ASSERT_TRUE(power().is_off());
  power().set_cell(3600, Told::yes);
  desk->tap(Button::menu);
  desk->wait(Desk::boot_ms);
  desk->tap(Button::a);
  desk->wait(800);
  const Table& table = handheld().table();
  const Journal& journal = table.sitting().journal();
  TEST_ASSERT_EQUAL(static_cast<int>(played.size()), journal.size());
  for (int i = 0; i < journal.size(); ++i) {
    TEST_ASSERT_TRUE(journal.at(i).seat == played[static_cast<std::size_t>(i)].seat);
    TEST_ASSERT_TRUE(journal.at(i).choice == played[static_cast<std::size_t>(i)].choice);
  }
  TEST_ASSERT_EQUAL_MEMORY(&before, &table.sitting().state(),
                           static_cast<std::size_t>(table.game().state_bytes()));
}

static void test_what_was_set_in_the_last_moment_is_kept() {
  desk->tap(Button::menu);
  power().set_cell(3290);
  for (int waits = 0; waits < 400 && !says(Word::battery_empty); ++waits) {
    desk->tap(waits % 2 == 0 ? Button::left : Button::right);
    desk->wait(250);
  }
  const Preferences set = desk->preferences();
  desk->wait(EmptyCell::shown_ms + 1000);
  TEST_ASSERT_TRUE(power().is_off());
  power().set_cell(4000, Told::yes);
  desk->restart();
  TEST_ASSERT_TRUE(desk->preferences() == set);
}

static void test_a_charger_at_the_last_second_takes_it_back() {
  play_into_the_middle();
  const ScreenName before = handheld().showing();
  power().set_cell(3290);
  for (int waits = 0; waits < 400 && !says(Word::battery_empty); ++waits) desk->wait(500);
  const int played = handheld().table().sitting().journal().size();
  for (int i = 0; i < 4; ++i) desk->tap(Button::a);  // hammers on: that is for nobody
  desk->wait(3000);
  power().set_cell(3380, Told::yes);
  desk->wait(EmptyCell::look_ms + 100);
  TEST_ASSERT_FALSE(says(Word::battery_empty));
  TEST_ASSERT_TRUE(handheld().showing() == before);
  TEST_ASSERT_EQUAL(played, handheld().table().sitting().journal().size());
  desk->wait(60 * 1000);
  TEST_ASSERT_FALSE(power().is_off());
}

static void test_switched_on_empty_it_says_so_and_begins_nothing() {
  play_into_the_middle();
  power().set_cell(3380);
  desk->unit().stop();
  desk->unit().start();
  desk->wait(100);
  TEST_ASSERT_TRUE(says(Word::battery_empty));
  desk->tap(Button::a);
  desk->wait(EmptyCell::shown_ms - 1000);
  TEST_ASSERT_TRUE(handheld().showing() == ScreenName::boot);
  desk->wait(1000);
  TEST_ASSERT_TRUE(power().is_off());
}

static void test_plugged_in_it_begins_after_all() {
  power().set_cell(3380);
  desk->unit().stop();
  desk->unit().start();
  desk->wait(2000);
  power().set_cell(3400, Told::yes);
  desk->wait(5000);
  TEST_ASSERT_TRUE(handheld().showing() == ScreenName::launcher);
  desk->wait(60 * 1000);
  TEST_ASSERT_FALSE(power().is_off());
}

static void test_a_whole_discharge_warns_twice_and_ends() {
  int low = 0, very_low = 0;
  bool said = false;
  for (int millivolts = 3800; !power().is_off(); --millivolts) {
    TEST_ASSERT_GREATER_THAN(3200, millivolts);
    power().set_cell(millivolts);
    desk->tap(Button::up);
    for (int i = 0; i < 6; ++i) {
      desk->wait(5000);
      if (power().is_off()) break;
      const bool is_low = says(Word::battery_low), is_very_low = says(Word::battery_very_low);
      if (!said) low += is_low ? 1 : 0, very_low += is_very_low ? 1 : 0;
      said = is_low || is_very_low;
    }
  }
  TEST_ASSERT_EQUAL(1, low);
  TEST_ASSERT_EQUAL(1, very_low);
}

static void test_a_cell_that_hovers_at_the_limit_warns_once() {
  Random random(4);
  int warned = 0;
  for (int minute = 0; minute < 120; ++minute) {
    power().set_cell(3600 + random.below(31) - 15);
    desk->tap(Button::up);
    bool said = false;
    for (int i = 0; i < 20; ++i) {
      desk->wait(3000);
      said = said || says(Word::battery_low);
    }
    warned += said ? 1 : 0;
  }
  TEST_ASSERT_EQUAL(1, warned);
}

static void test_a_cell_that_was_charged_in_between_warns_again() {
  const auto warns_at = [](int millivolts) {
    bool said = false;
    power().set_cell(millivolts);
    for (int i = 0; i < 60; ++i) {
      desk->tap(Button::up);
      desk->wait(5000);
      said = said || says(Word::battery_low);
    }
    return said;
  };
  TEST_ASSERT_TRUE(warns_at(3600));
  TEST_ASSERT_FALSE(warns_at(3600));
  power().set_cell(3750, Told::yes);
  desk->wait(20 * 60 * 1000);
  TEST_ASSERT_FALSE(warns_at(3650));
  TEST_ASSERT_TRUE(warns_at(3590));
}

static void test_nothing_known_of_a_cell_is_no_battery_in_the_corner() {
  desk->wait(Desk::rest_ms);
  power().set_battery(BatteryLevel());
  desk->wait(21 * 1000);
  expect_picture(desk->panel(), "card_battery_unknown");
}

static void test_the_end_fits_in_every_language() {
  static simulator::SimulatedPanel panel;
  static ink::Display display;
  for (int language = 0; language < language_count; ++language)
    for (const bool kept : {true, false}) {
      display.refresh(panel, [&](ink::Painter& painter) {
        draw_empty_cell(painter, kept, static_cast<Language>(language));
      });
      TEST_ASSERT_EQUAL(0, display.cut_texts());
      if (language == 3 && !kept) expect_picture(panel, "battery_empty_not_kept_german");
    }
}

static void run(void (*test)(), const char* name, int line) {
  desk = std::make_unique<Desk>();
  UnityDefaultTestRun(test, name, line);
}

void test_empty_cell() {
#define RUN(test) run(test, #test, __LINE__)
  RUN(test_an_empty_cell_says_so_and_goes_off);
  RUN(test_a_game_runs_into_an_empty_cell_and_goes_on_from_its_last_choice);
  RUN(test_what_was_set_in_the_last_moment_is_kept);
  RUN(test_a_charger_at_the_last_second_takes_it_back);
  RUN(test_switched_on_empty_it_says_so_and_begins_nothing);
  RUN(test_plugged_in_it_begins_after_all);
  RUN(test_a_whole_discharge_warns_twice_and_ends);
  RUN(test_a_cell_that_hovers_at_the_limit_warns_once);
  RUN(test_a_cell_that_was_charged_in_between_warns_again);
  RUN(test_nothing_known_of_a_cell_is_no_battery_in_the_corner);
  RUN(test_the_end_fits_in_every_language);
#undef RUN
  desk.reset();
}

}  // namespace seaglass
