// Sitting down: in which way, who and as which animal, by which rules, and that it is remembered.
#include "console/screens/seats/new_table.h"

#include <memory>

#include "console/screens/seats/sit_down.h"
#include "expect_picture.h"
#include "picture/plain_text.h"
#include "save/records/keys.h"
#include "suite.h"

namespace seaglass {

using Place = Seating::Place;

static std::unique_ptr<Desk> desk;

static const Handheld& handheld() {
  return desk->unit().handheld();
}
static int taps = 0;  // since the desk was laid
static void tap(Button button, int times = 1) {
  for (int i = 0; i < times; ++i) desk->tap(button), ++taps;
}
static const Setup& setup() {
  return handheld().table().sitting().setup();
}
static const Sitter& sitter(int seat) {
  return setup().company.sitters[Seat(seat)];
}
static Seating kept(PlayMode mode, GameName game = GameName::mermaid_beach) {
  return Seating::load(handheld().log(), mode, game);
}

/// A new table of this game in this way, with the cursor on the start.
static auto lay_table(GameName game, PlayMode mode) {
  desk = std::make_unique<Desk>();
  auto sitting = desk->sits_down(game, mode);
  sitting.choose_mode();
  TEST_ASSERT_TRUE(handheld().showing() == ScreenName::new_table);
  return sitting;
}

// ------------------------------------------------------------------------------------------ how many presses

static void start_counting() {
  desk = std::make_unique<Desk>();
  taps = 0;
}

static void test_alone_it_takes_four_presses_to_the_table() {
  start_counting();
  tap(Button::a, 4);
  TEST_ASSERT_EQUAL(4, taps);
  TEST_ASSERT_TRUE(handheld().showing() == ScreenName::play);
  TEST_ASSERT_EQUAL(1, setup().company.seats_of(SitterKind::person, setup().players).count());
  TEST_ASSERT_TRUE(handheld().table().is_open());
}

/// The curtain is the sixth; who begins then decides.
static void test_together_it_takes_six_presses_to_the_first_decision() {
  start_counting();
  tap(Button::a, 2);
  tap(Button::down);
  tap(Button::a, 2);
  TEST_ASSERT_TRUE(handheld().showing() == ScreenName::curtain);
  desk->unit().press(Button::a);
  desk->wait(700);
  desk->unit().release(Button::a);
  TEST_ASSERT_EQUAL(5, taps);
  TEST_ASSERT_TRUE(handheld().showing() == ScreenName::play);
}

static void test_the_way_that_was_chosen_last_is_offered_for_every_game() {
  start_counting();
  tap(Button::a, 2);
  tap(Button::down);
  tap(Button::a, 2);
  desk->restart();
  desk->wait(2000);
  tap(Button::b);
  tap(Button::right, 2);
  tap(Button::a, 3);
  TEST_ASSERT_TRUE(handheld().showing() == ScreenName::new_table);
  tap(Button::a);
  TEST_ASSERT_GREATER_THAN(1, setup().company.seats_of(SitterKind::person, setup().players).count());
}

// ------------------------------------------------------------------------------------------------- the
// chairs

static void test_alone_there_are_as_many_bots_as_last_time() {
  auto sitting = lay_table(GameName::mermaid_rain, PlayMode::alone);
  for (int i = 0; i < 3; ++i) sitting.add();
  sitting.begin();
  TEST_ASSERT_EQUAL(6, setup().players);
  TEST_ASSERT_EQUAL(5, kept(PlayMode::alone, GameName::mermaids_song).count_of(Place::bot));
  TEST_ASSERT_EQUAL(4, kept(PlayMode::alone).count_of(Place::bot));
  TEST_ASSERT_EQUAL(3, kept(PlayMode::alone, GameName::mirage).count_of(Place::bot));
}

static void test_there_are_no_fewer_than_the_game_wants() {
  auto sitting = lay_table(GameName::mermaid_beach, PlayMode::alone);
  sitting.get_up(2);
  sitting.begin();
  TEST_ASSERT_EQUAL(2, setup().players);
  TEST_ASSERT_EQUAL(2, kept(PlayMode::alone, GameName::mermaid_rain).count_of(Place::bot));
}

static void test_a_chair_is_a_persons_or_a_bots() {
  auto sitting = lay_table(GameName::mermaid_beach, PlayMode::together);
  sitting.add();
  sitting.add();
  sitting.change_place(3, Place::bot);
  sitting.begin();
  TEST_ASSERT_EQUAL(4, setup().players);
  TEST_ASSERT_TRUE(sitter(2).kind == SitterKind::person);
  TEST_ASSERT_TRUE(sitter(3).kind == SitterKind::bot);
}

static void test_everybody_chooses_an_animal_that_nobody_has() {
  auto sitting = lay_table(GameName::mermaid_beach, PlayMode::together);
  sitting.change_animal(0, 7);
  sitting.change_animal(1, 0);
  tap(Button::b);
  TEST_ASSERT_EQUAL(7, kept(PlayMode::together).chairs[0].emblem);
}

static void test_the_animals_go_round_past_those_that_are_taken() {
  lay_table(GameName::mermaid_beach, PlayMode::together);
  tap(Button::right);
  tap(Button::a);
  tap(Button::a, emblem_count - 1);  // round: one of them is somebody else's
  tap(Button::b);
  tap(Button::left);
  tap(Button::a);
  TEST_ASSERT_EQUAL(0, sitter(0).emblem);
  TEST_ASSERT_NOT_EQUAL(sitter(0).emblem, sitter(1).emblem);
}

static void test_the_animal_that_was_chosen_once_comes_to_every_way_to_play() {
  auto sitting = lay_table(GameName::mermaid_beach, PlayMode::alone);
  sitting.change_animal(0, 9);
  sitting.begin();
  for (const PlayMode mode : {PlayMode::alone, PlayMode::together, PlayMode::on_air, PlayMode::visiting})
    TEST_ASSERT_EQUAL(9, kept(mode).chairs[0].emblem);
}

static void test_a_name_is_typed_where_one_sits_down() {
  lay_table(GameName::mermaid_beach, PlayMode::together);
  tap(Button::right);  // the first chair
  tap(Button::a);
  tap(Button::down);
  tap(Button::a);
  tap(Button::a);  // the first letter
  tap(Button::menu);
  tap(Button::b);
  tap(Button::left);
  tap(Button::a);
  TEST_ASSERT_EQUAL_STRING("A", sitter(0).name.text());
  TEST_ASSERT_TRUE(sitter(1).name.empty());
}

// ------------------------------------------------------------------------------------------- a bot's level

/// To the second chair's line of levels, where a bot sits alone against one.
static auto open_level() {
  auto sitting = lay_table(GameName::mermaid_beach, PlayMode::alone);
  tap(Button::right, 2);
  tap(Button::a);
  tap(Button::down);
  return sitting;
}

static void test_a_bot_is_a_heron_unless_another_is_chosen() {
  open_level();
  tap(Button::b);
  tap(Button::left, 2);
  tap(Button::a);
  TEST_ASSERT_TRUE(sitter(1).kind == SitterKind::bot);
  TEST_ASSERT_TRUE(sitter(1).level == BotLevel::heron);
  TEST_ASSERT_TRUE(handheld().table().level_of(Seat(1)) == BotLevel::heron);
}

static void test_left_and_right_choose_a_level_round_and_round() {
  constexpr BotLevel right_of_heron[] = {BotLevel::orca, BotLevel::minnow, BotLevel::otter, BotLevel::heron};
  for (int steps = 1; steps <= bot_level_count; ++steps) {
    open_level();
    tap(Button::right, steps + 1);
    tap(Button::left);
    tap(Button::b);
    tap(Button::left, 2);
    tap(Button::a);
    TEST_ASSERT_TRUE(sitter(1).level == right_of_heron[steps - 1]);
    TEST_ASSERT_TRUE(sitter(2).level == BotLevel::heron);
  }
}

static void test_a_level_sounds_its_two_notes() {
  open_level();
  desk->wait(1000);
  tap(Button::right);
  TEST_ASSERT_EQUAL(196, desk->unit().speaker.now().hertz);
}

static void test_levels_hold_for_every_game_and_after_a_power_cut() {
  open_level();
  tap(Button::left);
  tap(Button::b);
  tap(Button::left, 2);
  tap(Button::a);
  desk->restart();
  for (const GameName game : {GameName::mermaid_beach, GameName::mirage}) {
    TEST_ASSERT_TRUE(kept(PlayMode::alone, game).chairs[1].level == BotLevel::otter);
    TEST_ASSERT_TRUE(kept(PlayMode::alone, game).chairs[2].level == BotLevel::heron);
  }
  TEST_ASSERT_TRUE(sitter(1).level == BotLevel::otter);
}

static void test_a_person_has_no_level() {
  auto sitting = lay_table(GameName::mermaid_beach, PlayMode::together);
  sitting.change_place(1, Place::bot);
  tap(Button::a);
  tap(Button::down);
  tap(Button::right);  // an orca
  tap(Button::b);
  TEST_ASSERT_TRUE(kept(PlayMode::together).chairs.size() == 2);
  sitting.begin();
  TEST_ASSERT_TRUE(sitter(1).level == BotLevel::orca);
  TEST_ASSERT_TRUE(kept(PlayMode::together).setup({}, {}).company.sitters[Seat(0)].level == usual_bot_level);
}

/// As they were kept while all bots were of one level.
static void test_chairs_of_an_earlier_version_are_offered() {
  simulator::SimulatedFlash flash;
  RecordLog log(flash);
  log.mount();
  std::uint8_t seating[1 + 1 + play_mode_count * seats_max * 2] = {1, 0, 1, 3, 2, 4};
  TEST_ASSERT_TRUE(log.begin(keys::seating, {seating, sizeof seating}));
  const Seating alone = Seating::load(log, PlayMode::alone, GameName::mermaid_beach);
  TEST_ASSERT_EQUAL(2, alone.players());
  TEST_ASSERT_EQUAL(4, alone.chairs[1].emblem);
  TEST_ASSERT_TRUE(alone.chairs[1].level == BotLevel::heron);
  TEST_ASSERT_TRUE(alone.save(log));
  TEST_ASSERT_EQUAL(4, Seating::load(log, PlayMode::alone, GameName::mermaid_beach).chairs[1].emblem);
}

static void test_who_plays_may_get_up() {
  auto sitting = lay_table(GameName::mermaid_beach, PlayMode::together);
  sitting.add();
  sitting.get_up(0);
  sitting.begin();
  TEST_ASSERT_EQUAL(2, setup().players);
  TEST_ASSERT_EQUAL(1, sitter(0).emblem);
  TEST_ASSERT_EQUAL(2, sitter(1).emblem);
}

static void test_no_more_sit_down_than_the_game_allows() {
  auto sitting = lay_table(GameName::mermaid_beach, PlayMode::together);
  for (int i = 0; i < 3; ++i) sitting.add();
  sitting.begin();
  TEST_ASSERT_EQUAL(5, setup().players);
}

static void test_too_few_cannot_start() {
  auto sitting = lay_table(GameName::mermaid_beach, PlayMode::together);
  sitting.get_up(0);
  sitting.begin();
  TEST_ASSERT_TRUE(handheld().showing() == ScreenName::new_table);
}

static void test_bots_alone_cannot_start() {
  auto sitting = lay_table(GameName::mermaid_beach, PlayMode::together);
  sitting.change_place(0, Place::bot);
  sitting.change_place(1, Place::bot);
  sitting.begin();
  TEST_ASSERT_TRUE(handheld().showing() == ScreenName::new_table);
}

static void test_an_option_is_switched_with_three_buttons() {
  lay_table(GameName::mermaid_beach, PlayMode::together);
  tap(Button::left, 3);
  tap(Button::a);
  tap(Button::right, 3);
  tap(Button::a);
  TEST_ASSERT_EQUAL(0, setup().options.values[0]);
  TEST_ASSERT_EQUAL(1, setup().options.values[1]);
}

static void test_up_and_down_go_by_rows() {
  lay_table(GameName::mermaid_beach, PlayMode::together);
  tap(Button::down);  // round to the first chair
  tap(Button::right, 2);
  tap(Button::a);  // a third one sits down: one more would be the fourth, in the second row
  tap(Button::down);
  tap(Button::down);
  tap(Button::a);  // the first option
  tap(Button::up, 3);
  tap(Button::a);
  TEST_ASSERT_EQUAL(3, setup().players);
  TEST_ASSERT_EQUAL(1, setup().options.values[0]);
}

static void test_the_last_table_is_offered_again_after_a_power_cut() {
  auto sitting = lay_table(GameName::mermaid_beach, PlayMode::together);
  sitting.add();
  sitting.change_place(2, Place::bot);
  sitting.go_to_option(1);
  tap(Button::a);
  sitting.begin();
  TEST_ASSERT_EQUAL(1, setup().options.values[1]);
  desk->restart();
  TEST_ASSERT_TRUE(kept(PlayMode::together).chairs[2].place == Place::bot);
  TEST_ASSERT_EQUAL(3, kept(PlayMode::together).players());
  TEST_ASSERT_EQUAL(1, TableSettings::load(handheld().log(), GameName::mermaid_beach).options.values[1]);
  TEST_ASSERT_EQUAL(3, setup().players);
  TEST_ASSERT_TRUE(sitter(2).kind == SitterKind::bot);
}

/// As an earlier version kept them, by animal: a person, nobody, two bots.
static void test_the_table_of_an_earlier_version_is_offered() {
  simulator::SimulatedFlash flash;
  RecordLog log(flash);
  log.mount();
  const std::uint8_t against_two_bots[] = {1, 0, 1, 2, 2, 0, 0, 1, 0};
  TEST_ASSERT_TRUE(log.begin(keys::table_settings[id_of(GameName::mermaid_beach)],
                             {against_two_bots, sizeof against_two_bots}));
  const Seating alone = Seating::load(log, PlayMode::alone, GameName::mermaid_beach);
  TEST_ASSERT_EQUAL(3, alone.players());
  TEST_ASSERT_EQUAL(1, alone.chairs[0].emblem);
  TEST_ASSERT_EQUAL(2, alone.chairs[1].emblem);
  TEST_ASSERT_TRUE(alone.chairs[2].place == Place::bot);
  TEST_ASSERT_EQUAL(1, TableSettings::load(log, GameName::mermaid_beach).options.values[0]);
  TEST_ASSERT_EQUAL(2,
                    Seating::load(log, PlayMode::together, GameName::mermaid_beach).count_of(Place::person));
}

static void test_settings_that_make_no_sense_are_passed_over() {
  simulator::SimulatedFlash flash;
  RecordLog log(flash);
  log.mount();
  const int key = keys::table_settings[id_of(GameName::mermaid_beach)];
  const std::uint8_t no_such_option[] = {1, 1, 1, 0, 0, 0, 0, 7, 0}, none_now[] = {2, 7, 0};
  TEST_ASSERT_TRUE(log.begin(key, {no_such_option, sizeof no_such_option}));
  TEST_ASSERT_EQUAL(0, TableSettings::load(log, GameName::mermaid_beach).options.values[0]);
  TEST_ASSERT_TRUE(log.begin(key, {none_now, sizeof none_now}));
  TEST_ASSERT_EQUAL(0, TableSettings::load(log, GameName::mermaid_beach).options.values[0]);
  // Somebody else's kind of chair, and the same animal twice.
  std::uint8_t seating[1 + 1 + play_mode_count * seats_max * 2] = {1, 0, 1, 3, 3, 4, 2, 3, 2, 5};
  TEST_ASSERT_TRUE(log.begin(keys::seating, {seating, sizeof seating}));
  const Seating alone = Seating::load(log, PlayMode::alone, GameName::mermaid_beach);
  TEST_ASSERT_EQUAL(2, alone.players());
  TEST_ASSERT_EQUAL(3, alone.chairs[0].emblem);
  TEST_ASSERT_EQUAL(5, alone.chairs[1].emblem);
}

// ------------------------------------------------------------------------------------------------ who begins

static void test_chance_decides_who_begins_unless_somebody_is_named() {
  auto sitting = lay_table(GameName::mermaid_beach, PlayMode::together);
  sitting.begin();
  TEST_ASSERT_TRUE(setup().begins.is_chance());
  for (int n = 0; n < 3; ++n) {
    auto named = lay_table(GameName::mermaid_beach, PlayMode::together);
    named.add();
    named.go_to_beginner();
    tap(Button::a);
    tap(Button::right, 1 + n);
    tap(Button::a);
    named.begin();
    TEST_ASSERT_TRUE(setup().begins == Beginner(Seat(n)));
    TEST_ASSERT_EQUAL(n, handheld().table().next().index());
  }
}

static void test_who_was_named_is_forgotten_when_somebody_gets_up() {
  auto sitting = lay_table(GameName::mermaid_beach, PlayMode::together);
  sitting.go_to_beginner();
  tap(Button::a);
  tap(Button::right);
  tap(Button::a);
  sitting.add();
  sitting.begin();
  TEST_ASSERT_TRUE(setup().begins.is_chance());
}

static void test_who_begins_outlives_a_power_cut() {
  auto sitting = lay_table(GameName::mirage, PlayMode::together);
  sitting.go_to_beginner();
  tap(Button::a);
  tap(Button::left);
  tap(Button::a);
  sitting.begin();
  const Seat begins = handheld().table().next();
  TEST_ASSERT_EQUAL(1, begins.index());
  desk->restart();
  desk->wait(2000);
  TEST_ASSERT_TRUE(setup().begins == Beginner(begins));
}

// --------------------------------------------------------------------------------------------- how it looks

static void test_picture_of_the_three_ways() {
  desk = std::make_unique<Desk>();
  tap(Button::a, 2);
  TEST_ASSERT_TRUE(handheld().showing() == ScreenName::sit_down);
  expect_picture(desk->panel(), "sit_down");
}

static void test_picture_of_a_table_with_bots() {
  auto sitting = lay_table(GameName::mermaid_beach, PlayMode::together);
  sitting.add();
  sitting.change_place(2, Place::bot);
  expect_picture(desk->panel(), "new_table_with_bots");
}

static void test_picture_of_a_chair() {
  lay_table(GameName::mermaid_beach, PlayMode::together);
  tap(Button::right);
  tap(Button::a, 3);
  expect_picture(desk->panel(), "new_table_chair");
}

static void test_picture_of_a_bots_chair() {
  open_level();
  tap(Button::right);
  expect_picture(desk->panel(), "new_table_bot");
}

static void test_picture_of_the_question_who_begins() {
  auto sitting = lay_table(GameName::mermaids_song, PlayMode::together);
  for (int i = 0; i < 3; ++i) sitting.add();
  sitting.go_to_beginner();
  tap(Button::a);
  tap(Button::right, 2);
  expect_picture(desk->panel(), "new_table_who_begins");
}

static void test_picture_of_an_option_that_suggests_a_number() {
  auto sitting = lay_table(GameName::mermaids_song, PlayMode::together);
  sitting.go_to_option(0);
  expect_picture(desk->panel(), "new_table_suggesting");
}

void test_new_table() {
  RUN_TEST(test_alone_it_takes_four_presses_to_the_table);
  RUN_TEST(test_together_it_takes_six_presses_to_the_first_decision);
  RUN_TEST(test_the_way_that_was_chosen_last_is_offered_for_every_game);
  RUN_TEST(test_alone_there_are_as_many_bots_as_last_time);
  RUN_TEST(test_there_are_no_fewer_than_the_game_wants);
  RUN_TEST(test_a_chair_is_a_persons_or_a_bots);
  RUN_TEST(test_everybody_chooses_an_animal_that_nobody_has);
  RUN_TEST(test_the_animals_go_round_past_those_that_are_taken);
  RUN_TEST(test_the_animal_that_was_chosen_once_comes_to_every_way_to_play);
  RUN_TEST(test_a_name_is_typed_where_one_sits_down);
  RUN_TEST(test_a_bot_is_a_heron_unless_another_is_chosen);
  RUN_TEST(test_left_and_right_choose_a_level_round_and_round);
  RUN_TEST(test_a_level_sounds_its_two_notes);
  RUN_TEST(test_levels_hold_for_every_game_and_after_a_power_cut);
  RUN_TEST(test_a_person_has_no_level);
  RUN_TEST(test_chairs_of_an_earlier_version_are_offered);
  RUN_TEST(test_who_plays_may_get_up);
  RUN_TEST(test_no_more_sit_down_than_the_game_allows);
  RUN_TEST(test_too_few_cannot_start);
  RUN_TEST(test_bots_alone_cannot_start);
  RUN_TEST(test_an_option_is_switched_with_three_buttons);
  RUN_TEST(test_up_and_down_go_by_rows);
  RUN_TEST(test_the_last_table_is_offered_again_after_a_power_cut);
  RUN_TEST(test_the_table_of_an_earlier_version_is_offered);
  RUN_TEST(test_settings_that_make_no_sense_are_passed_over);
  RUN_TEST(test_chance_decides_who_begins_unless_somebody_is_named);
  RUN_TEST(test_who_was_named_is_forgotten_when_somebody_gets_up);
  RUN_TEST(test_who_begins_outlives_a_power_cut);
  RUN_TEST(test_picture_of_the_three_ways);
  RUN_TEST(test_picture_of_a_table_with_bots);
  RUN_TEST(test_picture_of_a_chair);
  RUN_TEST(test_picture_of_a_bots_chair);
  RUN_TEST(test_picture_of_the_question_who_begins);
  RUN_TEST(test_picture_of_an_option_that_suggests_a_number);
  desk.reset();
}

}  // namespace seaglass
