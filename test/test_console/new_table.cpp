// Setting up a table: who plays, by which rules, and that it is remembered.
#include "console/screens/home/new_table.h"

#include <memory>

#include "expect_picture.h"
#include "save/records/keys.h"
#include "suite.h"

namespace seaglass {

using Place = TableSettings::Place;

static std::unique_ptr<Desk> desk;

static const Handheld& handheld() {
  return desk->unit().handheld();
}
static void tap(Button button, int times = 1) {
  for (int i = 0; i < times; ++i) desk->tap(button);
}
static const Setup& setup() {
  return handheld().table().sitting().setup();
}
static const Sitter& sitter(int seat) {
  return setup().company.sitters[Seat(seat)];
}

/// A new table of this game, with the cursor on the start.
static void lay_table(GameName game) {
  desk = std::make_unique<Desk>();
  while (handheld().preferences().game != game) tap(Button::right);
  tap(Button::a, 2);
  TEST_ASSERT_TRUE(handheld().showing() == ScreenName::new_table);
}

/// The cursor goes from the start to an emblem and back.
static void change_emblem(int emblem, int times) {
  tap(Button::right, emblem + 1);
  tap(Button::a, times);
  tap(Button::left, emblem + 1);
}

static void test_one_press_starts_the_usual_table() {
  lay_table(GameName::mermaid_beach);
  tap(Button::a);
  TEST_ASSERT_TRUE(handheld().showing() == ScreenName::curtain);
  TEST_ASSERT_EQUAL(2, setup().players);
  TEST_ASSERT_TRUE(setup().company.seats_of(SitterKind::person, 2) == SeatSet::all(2));
}

static void test_an_emblem_is_nobody_then_a_person_then_a_bot() {
  lay_table(GameName::mermaid_beach);
  change_emblem(3, 1);
  change_emblem(5, 2);
  tap(Button::a);
  TEST_ASSERT_EQUAL(4, setup().players);
  TEST_ASSERT_EQUAL(3, sitter(2).emblem);
  TEST_ASSERT_TRUE(sitter(2).kind == SitterKind::person);
  TEST_ASSERT_EQUAL(5, sitter(3).emblem);
  TEST_ASSERT_TRUE(sitter(3).kind == SitterKind::bot);
}

static void test_who_plays_may_get_up() {
  lay_table(GameName::mermaid_beach);
  change_emblem(4, 1);
  change_emblem(0, 2);
  tap(Button::a);
  TEST_ASSERT_EQUAL(2, setup().players);
  TEST_ASSERT_EQUAL(1, sitter(0).emblem);
  TEST_ASSERT_EQUAL(4, sitter(1).emblem);
}

static void test_no_more_sit_down_than_the_game_allows() {
  lay_table(GameName::mermaid_beach);
  for (int emblem = 2; emblem < emblem_count; ++emblem) change_emblem(emblem, 1);
  tap(Button::a);
  TEST_ASSERT_EQUAL(5, setup().players);
}

static void test_too_few_cannot_start() {
  lay_table(GameName::mermaid_beach);
  change_emblem(0, 2);
  tap(Button::a);
  TEST_ASSERT_TRUE(handheld().showing() == ScreenName::new_table);
}

static void test_bots_alone_cannot_start() {
  lay_table(GameName::mermaid_beach);
  change_emblem(0, 1);
  change_emblem(1, 1);
  tap(Button::a);
  TEST_ASSERT_TRUE(handheld().showing() == ScreenName::new_table);
}

static void test_an_option_is_switched_with_three_buttons() {
  lay_table(GameName::mermaid_beach);
  tap(Button::left);
  tap(Button::a);
  tap(Button::right);
  tap(Button::a);
  TEST_ASSERT_EQUAL(0, setup().options.values[0]);
  TEST_ASSERT_EQUAL(1, setup().options.values[1]);
}

static void test_up_and_down_go_by_rows() {
  lay_table(GameName::mermaid_beach);
  tap(Button::down);  // round to the first emblem
  tap(Button::down);
  tap(Button::a);  // the fourth one plays
  tap(Button::down);
  tap(Button::a);  // the first option
  tap(Button::up, 3);
  tap(Button::a);
  TEST_ASSERT_EQUAL(3, setup().players);
  TEST_ASSERT_EQUAL(3, sitter(2).emblem);
  TEST_ASSERT_EQUAL(1, setup().options.values[0]);
}

static void test_the_last_table_is_offered_again_after_a_power_cut() {
  lay_table(GameName::mermaid_beach);
  change_emblem(2, 2);
  tap(Button::left);
  tap(Button::a);
  tap(Button::right);
  tap(Button::a);
  const TableSettings settings = TableSettings::load(handheld().log(), GameName::mermaid_beach);
  TEST_ASSERT_TRUE(settings.places[2] == Place::bot);
  TEST_ASSERT_EQUAL(1, settings.options.values[1]);
  TEST_ASSERT_EQUAL(3, settings.players());
  desk->restart();
  const TableSettings kept = TableSettings::load(handheld().log(), GameName::mermaid_beach);
  TEST_ASSERT_TRUE(kept.places[2] == Place::bot);
  TEST_ASSERT_EQUAL(3, setup().players);
  TEST_ASSERT_TRUE(sitter(2).kind == SitterKind::bot);
}

static void test_settings_that_make_no_sense_are_passed_over() {
  simulator::SimulatedFlash flash;
  RecordLog log(flash);
  log.mount();
  const std::uint8_t six_at_a_table_for_five[] = {1, 1, 1, 1, 1, 1, 1, 0, 0};
  TEST_ASSERT_TRUE(log.begin(keys::table_settings[id_of(GameName::mermaid_beach)],
                             {six_at_a_table_for_five, sizeof six_at_a_table_for_five}));
  TEST_ASSERT_EQUAL(2, TableSettings::load(log, GameName::mermaid_beach).players());
  const std::uint8_t no_such_option[] = {1, 1, 1, 0, 0, 0, 0, 7, 0};
  TEST_ASSERT_TRUE(log.begin(keys::table_settings[id_of(GameName::mermaid_beach)],
                             {no_such_option, sizeof no_such_option}));
  TEST_ASSERT_EQUAL(0, TableSettings::load(log, GameName::mermaid_beach).options.values[0]);
}

static void test_picture_of_a_table_with_bots() {
  lay_table(GameName::mermaid_beach);
  change_emblem(1, 1);
  change_emblem(2, 2);
  tap(Button::right, 3);
  expect_picture(desk->panel(), "new_table_with_bots");
}

static void test_picture_of_an_option_that_suggests_a_number() {
  lay_table(GameName::mermaids_song);
  tap(Button::left);
  expect_picture(desk->panel(), "new_table_suggesting");
}

void test_new_table() {
  RUN_TEST(test_one_press_starts_the_usual_table);
  RUN_TEST(test_an_emblem_is_nobody_then_a_person_then_a_bot);
  RUN_TEST(test_who_plays_may_get_up);
  RUN_TEST(test_no_more_sit_down_than_the_game_allows);
  RUN_TEST(test_too_few_cannot_start);
  RUN_TEST(test_bots_alone_cannot_start);
  RUN_TEST(test_an_option_is_switched_with_three_buttons);
  RUN_TEST(test_up_and_down_go_by_rows);
  RUN_TEST(test_the_last_table_is_offered_again_after_a_power_cut);
  RUN_TEST(test_settings_that_make_no_sense_are_passed_over);
  RUN_TEST(test_picture_of_a_table_with_bots);
  RUN_TEST(test_picture_of_an_option_that_suggests_a_number);
  desk.reset();
}

}  // namespace seaglass
