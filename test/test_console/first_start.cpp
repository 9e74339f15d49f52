// What a unit knows of its place before anybody has set anything: the language, or nothing, and whether it
// dims.
#include <memory>

#include "console/app/idleness.h"
#include "expect_picture.h"
#include "save/records/preference_store.h"
#include "suite.h"

namespace seaglass {

static std::unique_ptr<Desk> desk;

static const Handheld& handheld() {
  return desk->unit().handheld();
}
static Language spoken() {
  return handheld().preferences().language;
}
static bool shows(ScreenName screen) {
  return handheld().showing() == screen;
}

/// A unit without anything in its flash, in a place that is set to this language, or to none.
static void start_first(const char* language) {
  desk = std::make_unique<Desk>();
  desk->unit().set_language(language);
  desk->restart();
}

static void test_a_place_without_a_language_is_asked_once() {
  start_first(nullptr);
  TEST_ASSERT_TRUE(shows(ScreenName::first_start));
  desk->tap(Button::down);
  desk->tap(Button::right);
  desk->tap(Button::a);
  TEST_ASSERT_TRUE(shows(ScreenName::launcher) && spoken() == Language::german);
  desk->restart();
  TEST_ASSERT_TRUE(shows(ScreenName::launcher) && spoken() == Language::german);
}

static void test_the_first_of_the_languages_counts_as_chosen_too() {
  start_first(nullptr);
  desk->tap(Button::a);
  desk->restart();
  TEST_ASSERT_TRUE(shows(ScreenName::launcher) && spoken() == Language::english);
}

static void test_only_a_decides_which_language_it_is() {
  start_first(nullptr);
  for (const Button button : {Button::b, Button::menu, Button::left, Button::right}) desk->tap(button);
  TEST_ASSERT_TRUE(shows(ScreenName::first_start));
}

static void test_each_arrow_leads_round_all_languages_or_back() {
  start_first(nullptr);
  for (const Button button : {Button::right, Button::left, Button::down, Button::up}) {
    const bool across = button == Button::right || button == Button::left;
    for (int i = 0; i < (across ? language_count : 2); ++i) {
      desk->tap(button);
      const bool is_back = i == (across ? language_count : 2) - 1;
      TEST_ASSERT_TRUE((spoken() == Language::english) == is_back);
    }
  }
}

static void test_the_places_language_holds_and_nobody_is_asked() {
  start_first("fr");
  TEST_ASSERT_TRUE(shows(ScreenName::launcher) && spoken() == Language::french);
}

static void test_a_place_with_a_strange_language_is_asked() {
  start_first("nl");
  TEST_ASSERT_TRUE(shows(ScreenName::first_start));
}

static void test_what_was_chosen_here_stays_whatever_the_place_is_set_to() {
  start_first(nullptr);
  desk->tap(Button::a);
  desk->unit().set_language("fr");
  desk->restart();
  TEST_ASSERT_TRUE(spoken() == Language::english);
}

static void test_a_window_stays_lit_and_on() {
  desk = std::make_unique<Desk>();
  desk->unit().set_stays_lit(true);
  desk->restart();
  desk->wait(60 * 60 * 1000);
  TEST_ASSERT_FALSE(desk->unit().power.is_off());
  TEST_ASSERT_GREATER_THAN(Idleness::dimmed_percent, desk->panel().brightness_percent());
}

/// Where an earlier version kept that it goes off after five minutes.
static void test_a_window_stays_on_whatever_was_set() {
  desk = std::make_unique<Desk>();
  desk->unit().stop();
  RecordLog log(desk->unit().flash);
  log.mount();
  TEST_ASSERT_TRUE(PreferenceStore(log).save({}));
  desk->unit().set_stays_lit(true);
  desk->restart();
  desk->wait(Preferences().off_after_ms() + 1000);
  TEST_ASSERT_FALSE(desk->unit().power.is_off());
  desk->tap(Button::menu);
  desk->tap(Button::up);  // round, past the names
  desk->tap(Button::up);
  desk->tap(Button::right);
  TEST_ASSERT_TRUE(desk->preferences().hides_after == HidesAfter::one_minute);  // no line between
}

static void test_picture_of_the_greetings() {
  start_first(nullptr);
  desk->tap(Button::right);
  expect_picture(desk->panel(), "first_start");
}

void test_first_start() {
  RUN_TEST(test_a_place_without_a_language_is_asked_once);
  RUN_TEST(test_the_first_of_the_languages_counts_as_chosen_too);
  RUN_TEST(test_only_a_decides_which_language_it_is);
  RUN_TEST(test_each_arrow_leads_round_all_languages_or_back);
  RUN_TEST(test_the_places_language_holds_and_nobody_is_asked);
  RUN_TEST(test_a_place_with_a_strange_language_is_asked);
  RUN_TEST(test_what_was_chosen_here_stays_whatever_the_place_is_set_to);
  RUN_TEST(test_a_window_stays_lit_and_on);
  RUN_TEST(test_a_window_stays_on_whatever_was_set);
  RUN_TEST(test_picture_of_the_greetings);
  desk.reset();
}

}  // namespace seaglass
