// Typing names, by buttons, and where they are seen.
#include <memory>

#include "console/screens/seats/letter_keys.h"
#include "console/screens/seats/name_page.h"
#include "expect_picture.h"
#include "ink/display.h"
#include "picture/plain_text.h"
#include "save/records/keys.h"
#include "suite.h"

namespace seaglass {

static std::unique_ptr<Desk> desk;

static const Handheld& handheld() {
  return desk->unit().handheld();
}
static void tap(Button button, int times = 1) {
  for (int i = 0; i < times; ++i) desk->tap(button);
}
static const char* kept_name(int emblem) {
  static Names names;
  names = Names::load(handheld().log());
  return names.of_emblem[emblem].text();
}

/// The names are the last line of the settings.
static void open_names() {
  desk = std::make_unique<Desk>();
  tap(Button::menu);
  tap(Button::up);
  tap(Button::a);
  TEST_ASSERT_TRUE(handheld().showing() == ScreenName::names);
}

/// Along the rows and round, with right and A alone; the cursor is on `from` before.
static void choose_key(int& from, int key) {
  const int steps = (key - from + letter_keys::key_count) % letter_keys::key_count;
  tap(Button::right, steps);
  tap(Button::a);
  from = key;
}

static int key_of(int letter) {
  for (int key = 0; key < letter_keys::letter_count; ++key)
    if (letter_keys::letters[key] == letter) return key;
  return -1;
}

/// Small letters of Latin-1; then `done`.
static void type_name(const char* letters) {
  tap(Button::a);
  int at = 0;
  for (; *letters != '\0'; ++letters) choose_key(at, key_of(static_cast<unsigned char>(*letters)));
  choose_key(at, letter_keys::done_key);
}

static void test_a_name_is_typed_with_two_buttons_and_begins_with_a_capital() {
  open_names();
  type_name("zo\xEB");
  TEST_ASSERT_EQUAL_STRING("Zo\u00EB", kept_name(0));
}

static void test_each_part_of_a_name_begins_with_a_capital() {
  open_names();
  type_name("li-an bo");
  TEST_ASSERT_EQUAL_STRING("Li-An Bo", kept_name(0));
}

static void test_b_takes_back_a_letter() {
  open_names();
  tap(Button::a);
  tap(Button::a);
  tap(Button::b);
  tap(Button::right);
  tap(Button::a);
  tap(Button::menu);
  TEST_ASSERT_EQUAL_STRING("B", kept_name(0));
}

static void test_a_keyboard_types_into_the_page_of_letters_alone() {
  open_names();
  const auto type = [](const char* letters) {
    for (; *letters != '\0'; ++letters) desk->unit().type(static_cast<unsigned char>(*letters));
  };
  TEST_ASSERT_FALSE(handheld().takes_letters());
  type("no");
  tap(Button::a);
  TEST_ASSERT_TRUE(handheld().takes_letters());
  type(
      "zO\xEB 7l\xC9"
      "a");
  tap(Button::menu);
  TEST_ASSERT_EQUAL_STRING("Zo\u00EB L\u00E9a", kept_name(0));
}

static void test_a_name_that_was_erased_is_the_animals_again() {
  open_names();
  type_name("a");
  tap(Button::a);
  tap(Button::b);
  tap(Button::b);
  TEST_ASSERT_EQUAL_STRING("", kept_name(0));
}

static void test_names_outlive_a_power_cut_and_come_to_the_table() {
  open_names();
  tap(Button::right);
  type_name("ida");
  tap(Button::b);
  tap(Button::b);
  desk->restart();
  desk->wait(2000);
  desk->begin(GameName::mermaid_beach, 2, 0);
  TEST_ASSERT_EQUAL_STRING(
      "Ida", simulator::plain(handheld().table().view(Language::english, true).name(Seat(1))).c_str());
  TEST_ASSERT_EQUAL_STRING(
      "Axolotl", simulator::plain(handheld().table().view(Language::english, true).name(Seat(0))).c_str());
}

static Name name_of(const char* letters) {
  Name name;
  for (; *letters != '\0'; ++letters) name.add(static_cast<unsigned char>(*letters));
  return name;
}

static void test_a_name_fits_wherever_an_animals_own_does() {
  TEST_ASSERT_TRUE(NameTyping::fits(name_of("Hippocampe")));
  TEST_ASSERT_FALSE(NameTyping::fits(name_of("WWWWWWWWWW")));
}

static void test_no_more_is_typed_than_fits() {
  open_names();
  type_name("wwwwwwwwww");
  static Names names;
  names = Names::load(handheld().log());
  TEST_ASSERT_TRUE(NameTyping::fits(names.of_emblem[0]));
  TEST_ASSERT_FALSE(names.of_emblem[0].empty());
}

static void test_up_and_down_come_back_to_the_same_column() {
  using namespace letter_keys;
  for (int key = 0; key < letter_count; ++key) {
    int at = key;
    for (int row = 0; row < rows; ++row) at = key_beyond(at, 1);
    TEST_ASSERT_TRUE(at == key || column_of(key) >= last_row_letters);
    TEST_ASSERT_EQUAL(key, key_at(row_of(key), column_of(key)));
  }
}

static void test_what_is_no_list_of_names_is_passed_over() {
  simulator::SimulatedFlash flash;
  RecordLog log(flash);
  log.mount();
  const std::uint8_t nonsense[] = {1, 'A', 7, 9};
  TEST_ASSERT_TRUE(log.begin(keys::names, {nonsense, sizeof nonsense}));
  TEST_ASSERT_TRUE(Names::load(log).of_emblem[0].empty());
}

static void test_the_pages_of_names_fit_in_every_language() {
  static simulator::SimulatedPanel panel;
  static ink::Display display;
  Unit unit;
  for (int language = 0; language < language_count; ++language) {
    unit.preferences.language = static_cast<Language>(language);
    NamePage page(unit);
    for (int typing = 0; typing < 2; ++typing) {
      display.refresh(panel, [&](ink::Painter& painter) { page.draw(painter); });
      TEST_ASSERT_EQUAL(0, display.cut_texts());
      page.handle({Button::a, false}, 0);
    }
  }
}

static void test_pictures_of_typing_a_name() {
  open_names();
  tap(Button::right, 2);
  type_name("mila");
  expect_picture(desk->panel(), "names");
  tap(Button::a);
  tap(Button::down, 2);
  expect_picture(desk->panel(), "letters");
}

void test_names() {
  RUN_TEST(test_a_name_is_typed_with_two_buttons_and_begins_with_a_capital);
  RUN_TEST(test_each_part_of_a_name_begins_with_a_capital);
  RUN_TEST(test_b_takes_back_a_letter);
  RUN_TEST(test_a_keyboard_types_into_the_page_of_letters_alone);
  RUN_TEST(test_a_name_that_was_erased_is_the_animals_again);
  RUN_TEST(test_names_outlive_a_power_cut_and_come_to_the_table);
  RUN_TEST(test_a_name_fits_wherever_an_animals_own_does);
  RUN_TEST(test_no_more_is_typed_than_fits);
  RUN_TEST(test_up_and_down_come_back_to_the_same_column);
  RUN_TEST(test_what_is_no_list_of_names_is_passed_over);
  RUN_TEST(test_the_pages_of_names_fit_in_every_language);
  RUN_TEST(test_pictures_of_typing_a_name);
  desk.reset();
}

}  // namespace seaglass
