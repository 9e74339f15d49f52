// One person and bots: no curtain, no hurry, and nobody waits.
#include <memory>

#include "console/screens/table/play.h"
#include "expect_picture.h"
#include "games/subjects.h"
#include "save/records/preference_store.h"
#include "suite.h"
#include "words_seen.h"

namespace seaglass {

static std::unique_ptr<Desk> desk;

static const Handheld& handheld() {
  return desk->unit().handheld();
}
static const Table& table() {
  return handheld().table();
}
static void tap(Button button, int times = 1) {
  for (int i = 0; i < times; ++i) desk->tap(button);
}

static void sit_down_alone(GameName game, int bots) {
  desk = std::make_unique<Desk>();
  desk->begin(game, 1, bots);
}
/// Mermaid Beach, with a bot on the second and on the third seat.
static void sit_down_alone() {
  sit_down_alone(GameName::mermaid_beach, 2);
}
/// The fewest that the game takes, all of them bots but one.
static void sit_down_alone(GameName game) {
  sit_down_alone(game, game_of(game).facts().players_min - 1);
}

static bool person_decides() {
  return !table().over() && !table().bot_is_next() && !table().has_caption();
}

/// Whatever is told is passed over, and bots are waited for.
static void wait_for_the_person() {
  constexpr int tries_max = 400;
  for (int i = 0; i < tries_max && !person_decides(); ++i)
    table().has_caption() ? tap(Button::b) : desk->wait(Desk::one_frame_ms);
  TEST_ASSERT_TRUE(person_decides());
}

/// The person decides something, anything.
static void decide() {
  constexpr int taps_max = 20;
  const int before = table().sitting().journal().size();
  for (int i = 0; i < taps_max && table().sitting().journal().size() == before; ++i) tap(Button::a);
  TEST_ASSERT_TRUE(table().sitting().journal().size() > before);
}

static void test_the_hand_is_simply_there() {
  sit_down_alone();
  TEST_ASSERT_TRUE(handheld().showing() == ScreenName::play);
  TEST_ASSERT_TRUE(table().is_open());
  TEST_ASSERT_TRUE(table().view(Language::english, true).near == Seat(0));
}

/// How often the screen changes while a bot thinks, its last change not counted.
static int changes_while_a_bot_thinks(bool calm) {
  desk = std::make_unique<Desk>();
  if (calm) {
    Preferences preferences = desk->preferences();
    preferences.calm = true;
    desk->unit().stop();
    RecordLog log(desk->unit().flash);
    log.mount();
    TEST_ASSERT_TRUE(PreferenceStore(log).save(preferences));
    desk->unit().start();
    desk->wait(Desk::boot_ms);
  }
  auto sitting = desk->sits_down(GameName::mermaid_beach, PlayMode::alone);
  sitting.choose_mode();
  sitting.go_to_beginner();
  tap(Button::a);
  tap(Button::right, 2);  // the first of the bots
  tap(Button::a);
  sitting.begin();
  TEST_ASSERT_TRUE(table().bot_is_next());
  desk->wait(Desk::one_frame_ms);
  const int choices = table().sitting().journal().size();
  int changes = 0;
  std::uint32_t before = desk->scene();
  for (;;) {
    desk->wait(Desk::one_frame_ms);
    if (table().sitting().journal().size() != choices) return changes;
    changes += desk->scene() != before ? 1 : 0;
    before = desk->scene();
  }
}

static void test_a_bot_is_seen_to_think_unless_all_is_calm() {
  const int looks = changes_while_a_bot_thinks(false);
  TEST_ASSERT_GREATER_THAN(0, looks);
  TEST_ASSERT_LESS_THAN(3, looks);  // of 400 ms
  TEST_ASSERT_EQUAL(0, changes_while_a_bot_thinks(true));
}

static void test_nothing_closes_and_nothing_is_sent_while_the_person_thinks() {
  sit_down_alone();
  wait_for_the_person();
  desk->wait(1000);
  desk->panel().forget_counts();
  desk->wait(10 * 60 * 1000);
  TEST_ASSERT_EQUAL(0, desk->panel().sends());
  TEST_ASSERT_TRUE(table().is_open());
}

static void test_bots_play_by_themselves() {
  sit_down_alone();
  wait_for_the_person();
  decide();
  desk->wait(5 * 60 * 1000);
  TEST_ASSERT_TRUE(table().over() || person_decides());
}

static void test_what_a_bot_does_is_told() {
  sit_down_alone();
  wait_for_the_person();
  decide();
  bool told = false;
  for (int i = 0; i < 4000 && !told; ++i) {
    person_decides() ? decide() : desk->wait(Desk::one_frame_ms);
    told = table().has_caption() && table().caption().seat != Seat(0) &&
           !table().screen().caption(table().view(Language::english, true), table().caption()).empty();
  }
  TEST_ASSERT_TRUE(told);
}

/// Once what happened has been told: how long until the bot that is next has decided, if its hand were
/// another one; and whether somebody presses a button while it thinks.
static Milliseconds time_to_decide(GameName game, std::uint64_t hands, bool presses) {
  sit_down_alone(game);
  wait_for_the_person();
  Random random(hands);
  AnyState& truth = const_cast<Table&>(table()).truth();
  conformance::subject(number_of(game)).scramble(truth, SeatSet(Seat(0)), random);
  while (!table().bot_is_next()) decide();
  while (table().has_caption()) tap(Button::a);
  const int before = table().sitting().journal().size();
  const Milliseconds began = desk->now();
  if (presses) desk->unit().press(Button::right);
  while (table().sitting().journal().size() == before) desk->wait(Desk::one_frame_ms);
  return desk->now() - began;
}

/// Nor by a press: a bot that decided as soon as it has weighed all would tell how much that was.
static void test_how_long_a_bot_thinks_tells_nothing_of_its_hand() {
  for (int game = 0; game < game_count; ++game) {
    const auto name = static_cast<GameName>(game);
    const Milliseconds time = time_to_decide(name, 0, false);
    TEST_ASSERT_TRUE(time <= BotTurn::shortest_ms);
    for (std::uint64_t hands = 1; hands <= 4; ++hands)
      TEST_ASSERT_EQUAL(time, time_to_decide(name, hands, hands % 2 == 0));
  }
}

static void test_b_opens_the_menu_and_the_menu_leads_back() {
  sit_down_alone();
  wait_for_the_person();
  tap(Button::b);
  TEST_ASSERT_TRUE(handheld().showing() == ScreenName::table_menu);
  tap(Button::b);
  TEST_ASSERT_TRUE(handheld().showing() == ScreenName::play);
  TEST_ASSERT_TRUE(table().is_open());
}

static bool is_asked() {
  WordsSeen seen;
  desk->unit().handheld().show_words(seen);
  return seen.contains(" yes ") && seen.contains(" no ");
}

/// In each game: an arrow and B step out of it and decide nothing, A decides.
static void test_a_question_is_answered_by_a_and_left_by_all_else() {
  int answered[button_count] = {};
  for (int game = 0; game < game_count; ++game) {
    Random random(static_cast<std::uint64_t>(game));
    sit_down_alone(static_cast<GameName>(game));
    int asked = 0;
    for (int presses = 0; presses < 2000 && asked < 12 && !table().over(); ++presses) {
      if (!person_decides()) {
        table().has_caption() ? tap(Button::b) : desk->wait(Desk::one_frame_ms);
        continue;
      }
      if (!is_asked()) {
        tap(random.below(3) > 0 ? Button::a : Button::right);
        continue;
      }
      // Mostly out of it, so that the game lasts.
      const auto button = random.below(4) == 0 ? Button::a : static_cast<Button>(random.below(button_count));
      if (button == Button::menu) continue;
      const int before = table().sitting().journal().size();
      tap(button);
      TEST_ASSERT_EQUAL(ScreenName::play, handheld().showing());
      TEST_ASSERT_EQUAL(button == Button::a, table().sitting().journal().size() > before);
      TEST_ASSERT_FALSE(is_asked());
      ++answered[static_cast<int>(button)];
      ++asked;
    }
    TEST_ASSERT_GREATER_THAN_MESSAGE(0, asked, game_at(game).facts().name);
  }
  for (const Button button : {Button::a, Button::b, Button::left, Button::right, Button::up, Button::down})
    TEST_ASSERT_GREATER_THAN(0, answered[static_cast<int>(button)]);
}

/// Nothing that is still to be told shows there, and it is told afterwards.
static void test_menu_opens_at_the_first_press_while_something_is_told() {
  for (int game = 0; game < game_count; ++game) {
    sit_down_alone(static_cast<GameName>(game));
    for (int opened = 0; opened < 4 && !table().over();) {
      if (!table().has_caption()) {
        person_decides() ? decide() : desk->wait(Desk::one_frame_ms);
        continue;
      }
      const int left = table().captions_left(), told = table().told_of_log();
      tap(Button::menu);
      TEST_ASSERT_TRUE(handheld().showing() == ScreenName::table_menu);
      TEST_ASSERT_EQUAL(left, table().captions_left());
      TEST_ASSERT_EQUAL(told, table().told_of_log());
      TEST_ASSERT_EQUAL(table().log().size() - left + 1, told);
      tap(Button::menu);
      TEST_ASSERT_TRUE(handheld().showing() == ScreenName::play || table().over());
      TEST_ASSERT_LESS_THAN(left, table().captions_left());
      ++opened;
    }
  }
}

static void test_after_a_power_cut_the_same_bots_play_on() {
  sit_down_alone();
  wait_for_the_person();
  desk->restart();
  constexpr int tries_max = 20;
  for (int i = 0; i < tries_max && handheld().showing() != ScreenName::play; ++i) tap(Button::a);
  TEST_ASSERT_TRUE(table().people() == SeatSet(Seat(0)));
  wait_for_the_person();
  decide();
  wait_for_the_person();
}

static void test_the_score_sheet_tells_bots_from_people() {
  sit_down_alone();
  constexpr int taps_max = 4000;
  for (int i = 0; i < taps_max && handheld().showing() != ScreenName::score; ++i) tap(Button::a);
  desk->wait(8000);  // the scene, and the count
  expect_picture(desk->panel(), "score_with_bots");
}

void test_solo() {
  RUN_TEST(test_the_hand_is_simply_there);
  RUN_TEST(test_nothing_closes_and_nothing_is_sent_while_the_person_thinks);
  RUN_TEST(test_a_bot_is_seen_to_think_unless_all_is_calm);
  RUN_TEST(test_bots_play_by_themselves);
  RUN_TEST(test_what_a_bot_does_is_told);
  RUN_TEST(test_how_long_a_bot_thinks_tells_nothing_of_its_hand);
  RUN_TEST(test_b_opens_the_menu_and_the_menu_leads_back);
  RUN_TEST(test_a_question_is_answered_by_a_and_left_by_all_else);
  RUN_TEST(test_menu_opens_at_the_first_press_while_something_is_told);
  RUN_TEST(test_after_a_power_cut_the_same_bots_play_on);
  RUN_TEST(test_the_score_sheet_tells_bots_from_people);
  desk.reset();
}

}  // namespace seaglass
