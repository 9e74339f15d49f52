// Whole games passed around, by buttons alone.
#include <memory>

#include "chosen_games.h"
#include "console/app/screen_slot.h"
#include "console/screens/table/curtain.h"
#include "console/screens/table/play.h"
#include "core/random.h"
#include "expect_picture.h"
#include "ink/display.h"
#include "suite.h"
#include "tabletop/random_player.h"

namespace seaglass {

static std::unique_ptr<Desk> desk;

static ScreenName showing() {
  return desk->unit().handheld().showing();
}
static const Table& table() {
  return desk->unit().handheld().table();
}

/// The scene, and every part.
constexpr Milliseconds counted_ms = 8000;

static void sit_down(int players) {
  desk = std::make_unique<Desk>();
  desk->begin(GameName::mermaid_beach, players, 0);
}

static void hold_a(Milliseconds duration_ms) {
  desk->unit().press(Button::a);
  desk->wait(duration_ms);
  desk->unit().release(Button::a);
  desk->wait(Desk::one_frame_ms);
}

static void open_curtain() {
  hold_a(Curtain::hold_ms + 50);
}

/// With left, A and right alone. Returns whether the score came.
static bool play_to_the_score() {
  Random random(7);
  constexpr int taps_max = 20000;
  for (int tap = 0; tap < taps_max && showing() != ScreenName::score; ++tap) {
    if (showing() == ScreenName::curtain)
      open_curtain();
    else
      desk->tap(random.below(3) > 0 ? Button::a : random.below(2) > 0 ? Button::left : Button::right);
  }
  return showing() == ScreenName::score;
}

/// With all seven, in the menu too, and away from the table and back.
static bool play_to_the_score_with_any_button() {
  Random random(11);
  constexpr int taps_max = 20000;
  for (int tap = 0; tap < taps_max && showing() != ScreenName::score; ++tap) {
    if (showing() == ScreenName::curtain && random.below(4) > 0)
      open_curtain();
    else
      desk->tap(random.below(2) > 0 ? Button::a : static_cast<Button>(random.below(button_count)));
  }
  return showing() == ScreenName::score;
}

static void test_four_play_to_the_score_whatever_they_press() {
  sit_down(4);
  TEST_ASSERT_TRUE(play_to_the_score_with_any_button());
  TEST_ASSERT_TRUE(table().over());
}

static void test_two_play_to_the_score_with_three_buttons() {
  sit_down(2);
  TEST_ASSERT_TRUE(play_to_the_score());
  TEST_ASSERT_TRUE(table().over());
  expect_picture(desk->panel(), "won_mermaid_beach");
  desk->wait(counted_ms);
  expect_picture(desk->panel(), "score_of_two");
}

static void test_five_play_to_the_score_with_three_buttons() {
  sit_down(5);
  TEST_ASSERT_EQUAL(5, table().players());
  TEST_ASSERT_TRUE(play_to_the_score());
  desk->wait(counted_ms);
  expect_picture(desk->panel(), "score_of_five");
}

static void test_a_rematch_has_the_same_players() {
  sit_down(3);
  TEST_ASSERT_TRUE(play_to_the_score());
  desk->wait(QuietPeriod::rest_ms);
  desk->tap(Button::a);  // past the scene
  desk->tap(Button::a);  // past the count
  TEST_ASSERT_TRUE(showing() == ScreenName::score);
  desk->tap(Button::a);
  TEST_ASSERT_TRUE(showing() == ScreenName::curtain);
  TEST_ASSERT_EQUAL(3, table().players());
  TEST_ASSERT_FALSE(table().over());
}

static void test_menu_at_the_score_leads_to_another_table_of_the_same_people() {
  sit_down(3);
  TEST_ASSERT_TRUE(play_to_the_score());
  desk->wait(counted_ms);
  desk->tap(Button::menu);
  TEST_ASSERT_TRUE(showing() == ScreenName::new_table);
  desk->tap(Button::a);
  TEST_ASSERT_EQUAL(3, table().players());
}

/// Who passes over all that is told at the end goes on pressing when the score is there.
static void test_hurried_fingers_do_not_take_the_score_away() {
  sit_down(3);
  TEST_ASSERT_TRUE(play_to_the_score());
  for (int taps = 0; taps < 20; ++taps) desk->tap(taps % 4 > 0 ? Button::a : Button::b);
  TEST_ASSERT_TRUE(showing() == ScreenName::score);
  desk->wait(QuietPeriod::rest_ms);
  desk->tap(Button::b);
  TEST_ASSERT_TRUE(showing() == ScreenName::launcher);
}

static void test_the_curtain_opens_only_when_a_is_held() {
  sit_down(3);
  desk->tap(Button::a);
  TEST_ASSERT_TRUE(showing() == ScreenName::curtain);
  hold_a(Curtain::hold_ms - 100);
  TEST_ASSERT_TRUE(showing() == ScreenName::curtain);
  open_curtain();
  TEST_ASSERT_TRUE(showing() == ScreenName::play);
}

static void test_b_closes_the_curtain_again() {
  sit_down(3);
  open_curtain();
  desk->tap(Button::b);
  TEST_ASSERT_TRUE(showing() == ScreenName::curtain);
  TEST_ASSERT_FALSE(table().is_open());
}

static void test_an_untouched_table_closes_after_twenty_seconds() {
  sit_down(3);
  open_curtain();
  desk->wait(Preferences().hides_after_ms() - 1000);
  TEST_ASSERT_TRUE(showing() == ScreenName::play);
  desk->wait(1500);
  TEST_ASSERT_TRUE(showing() == ScreenName::curtain);
}

static void test_an_untouched_curtain_sends_nothing() {
  sit_down(3);
  desk->wait(1000);
  desk->panel().forget_counts();
  desk->wait(10 * 60 * 1000);
  TEST_ASSERT_EQUAL(0, desk->panel().sends());
}

static void test_a_table_that_was_left_goes_on() {
  sit_down(3);
  open_curtain();
  desk->tap(Button::menu);
  desk->tap(Button::up);  // round to the last line
  desk->tap(Button::a);
  TEST_ASSERT_TRUE(showing() == ScreenName::launcher);
  desk->tap(Button::a);
  desk->tap(Button::a);
  TEST_ASSERT_TRUE(showing() == ScreenName::curtain);
  TEST_ASSERT_EQUAL(3, table().players());
}

/// Somebody who stopped a bonus turn, or threw a card away, changes their mind: the one thing that can be
/// undone.
static void test_the_menu_takes_back_what_was_done() {
  sit_down(2);
  Random random(3);
  while (showing() != ScreenName::score && !(showing() == ScreenName::curtain && table().can_take_back())) {
    if (showing() == ScreenName::curtain)
      open_curtain();
    else
      desk->tap(random.below(3) > 0 ? Button::a : Button::right);
    if (showing() == ScreenName::score) desk->tap(Button::a);
  }
  const Seat after = table().next();
  desk->tap(Button::menu);
  for (int line = 0; line < 3; ++line) desk->tap(Button::down);
  desk->tap(Button::a);
  TEST_ASSERT_TRUE(showing() == ScreenName::curtain);
  TEST_ASSERT_TRUE(table().next() != after);
}

static void test_the_menu_leads_back_to_the_open_table() {
  sit_down(3);
  open_curtain();
  desk->tap(Button::menu);
  TEST_ASSERT_TRUE(showing() == ScreenName::table_menu);
  desk->tap(Button::b);
  TEST_ASSERT_TRUE(showing() == ScreenName::play);
}

static simulator::SimulatedPanel panel;
static ink::Display display;

static Setup setup_of(int players, std::uint64_t seed) {
  Setup setup;
  setup.players = static_cast<std::uint8_t>(players);
  setup.seed = seed;
  return setup;
}

/// What the curtain shows of a game dealt from this seed.
static std::uint32_t curtain_of(Unit& unit, std::uint64_t seed) {
  unit.table.begin(GameName::mermaid_beach, setup_of(4, seed));
  Curtain curtain(unit);
  curtain.enter(0);
  curtain.tick(0);
  display.refresh(panel, [&](ink::Painter& painter) { curtain.draw(painter); });
  return panel.picture_hash();
}

static void test_the_curtain_looks_the_same_whatever_was_dealt() {
  Unit unit;
  std::uint32_t first_seen[seats_max] = {};
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    const std::uint32_t shown = curtain_of(unit, seed);
    std::uint32_t& before = first_seen[unit.table.next().index()];
    if (before == 0) before = shown;
    TEST_ASSERT_EQUAL_HEX32(before, shown);
  }
}

static Choice first_choice(const Table& at) {
  Choice first;
  bool found = false;
  at.game().choices(*at.view(Language::english, false).state, at.next(), [&](Choice choice) {
    if (!found) first = choice;
    found = true;
  });
  return first;
}

static void test_settings_opened_at_a_table_lead_back_to_it() {
  sit_down(3);
  desk->tap(Button::menu);
  desk->tap(Button::up);  // round: leave, then the settings
  desk->tap(Button::up);
  desk->tap(Button::a);
  TEST_ASSERT_TRUE(showing() == ScreenName::settings);
  desk->tap(Button::b);
  TEST_ASSERT_TRUE(showing() == ScreenName::table_menu);
  desk->tap(Button::a);  // the cursor stands where it was
  TEST_ASSERT_TRUE(showing() == ScreenName::settings);
  for (int taps = 0; taps < 2; ++taps) desk->tap(Button::b);
  desk->tap(Button::menu);
  desk->tap(Button::a);  // and on the first line when the menu is opened anew
  TEST_ASSERT_FALSE(showing() == ScreenName::settings);
}

static void test_what_reveals_nothing_can_be_taken_back() {
  int taken_back = 0;
  const auto flash = std::make_unique<simulator::SimulatedFlash>();
  Unit unit(*flash);
  unit.mount();
  Table& played = unit.table;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    played.begin(GameName::mermaid_beach, setup_of(3, seed));
    while (!played.over()) {
      const Seat seat = played.next();
      played.open(seat);
      const Choice choice = first_choice(played);
      played.decide(choice);
      if (played.over() || !played.can_take_back()) continue;
      played.take_back();
      TEST_ASSERT_TRUE(played.next() == seat);
      played.open(seat);
      TEST_ASSERT_TRUE(first_choice(played) == choice);
      played.decide(choice);
      ++taken_back;
    }
  }
  TEST_ASSERT_GREATER_THAN(0, taken_back);
}

static Choice any_legal_choice(const Table& at, Random& random) {
  return any_choice(random, [&](auto visit) {
    at.game().choices(*at.view(Language::english, false).state, at.next(), VisitChoice(visit));
  });
}

/// A treasure taken from under the waves is a secret of who took it.
static void test_of_what_was_taken_back_nobody_is_told() {
  int taken_back = 0;
  const auto flash = std::make_unique<simulator::SimulatedFlash>();
  Unit unit(*flash);
  unit.mount();
  Table& played = unit.table;
  Random random(5);
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    played.begin(GameName::mermaid_rain, setup_of(3, seed));
    while (!played.over()) {
      const Seat seat = played.next();
      played.open(seat);
      const int happened = played.log().size();
      played.decide(any_legal_choice(played, random));
      while (played.has_caption()) played.next_caption();
      if (played.over() || played.is_open() || !played.can_take_back()) continue;
      if (random.below(2) == 0) continue;
      played.take_back();
      played.open(seat);
      TEST_ASSERT_FALSE(played.has_caption());
      TEST_ASSERT_EQUAL(happened, played.log().size());
      ++taken_back;
    }
  }
  TEST_ASSERT_GREATER_THAN(0, taken_back);
}

static void test_who_gets_a_card_passed_is_told_behind_the_curtain() {
  int told = 0;
  Unit unit;
  Table& played = unit.table;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    played.begin(GameName::mermaid_beach, setup_of(3, seed));
    while (!played.over()) {
      const Seat seat = played.next();
      played.open(seat);
      for (int i = played.log().first_untold(seat); i < played.log().size(); ++i) {
        const Event event = played.masked(played.log()[i]);
        const bool is_theirs = played.screen().concerns(event, seat);
        told += is_theirs && !played.screen().caption(unit.view(), event).empty() ? 1 : 0;
      }
      played.note_told();
      played.decide(first_choice(played));
    }
  }
  TEST_ASSERT_GREATER_THAN(0, told);
}

static void test_where_asking_is_refused_the_menu_says_why() {
  Unit unit;
  Table& played = unit.table;
  int refused = 0, silent = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    played.begin(GameName::mermaid_beach, setup_of(3, seed));
    while (!played.over()) {
      TEST_ASSERT_TRUE(
          played.screen().why_not(unit.view()).empty());  // behind the curtain it would betray a hand
      played.open(played.next());
      ++(played.screen().why_not(unit.view()).empty() ? silent : refused);
      played.decide(first_choice(played));
      played.close();
    }
  }
  TEST_ASSERT_GREATER_THAN(0, refused);
  TEST_ASSERT_GREATER_THAN(0, silent);
}

static void test_picture_of_the_menu_of_an_open_table() {
  sit_down(2);
  open_curtain();
  desk->tap(Button::menu);
  expect_picture(desk->panel(), "table_menu_open");
}

/// In every language, from a fresh desk: each of the screens around the table.
template <typename S>
static void expect_fit(Unit& unit, const char* picture) {
  for (int language = 0; language < language_count; ++language) {
    unit.preferences.language = static_cast<Language>(language);
    S shown(unit);
    shown.enter(0);
    shown.tick(0);
    if constexpr (std::is_same_v<S, ScoreSheet>)  // past the scene, and the count
      for (const Milliseconds at : {10000u, 20000u}) shown.tick(at);
    display.refresh(panel, [&](ink::Painter& painter) { shown.draw(painter); });
    TEST_ASSERT_EQUAL(0, display.cut_texts());
    if (unit.preferences.language == Language::german) expect_picture(panel, picture);
  }
}

/// A game of which the score sheet is shown, for the first time.
struct EndedGame {
  Unit unit;
  std::unique_ptr<ScoreSheet> sheet;

  explicit EndedGame(GameName name) {
    Random random(3);
    unit.preferences.game = name;
    unit.table.begin(name, setup_of(players_near(3, name), 4));
    while (!unit.table.over()) {
      unit.table.open(unit.table.next());
      unit.table.decide(any_legal_choice(unit.table, random));
      while (unit.table.has_caption()) unit.table.next_caption();
    }
    sheet = std::make_unique<ScoreSheet>(unit);
    sheet->enter(0);
  }
};

/// Also where nothing but the total is counted, as in Mirage without palms.
static void test_a_press_while_the_winners_are_shown_begins_no_other_game() {
  for (int game = 0; game < game_count; ++game) {
    EndedGame ended(static_cast<GameName>(game));
    constexpr Milliseconds in_the_scene = 1000;
    ended.sheet->tick(in_the_scene);
    TEST_ASSERT_TRUE(ended.sheet->handle({Button::a}, in_the_scene) == Outcome::stay);
    TEST_ASSERT_TRUE(ended.unit.table.over());
  }
}

/// What a press does becomes another by itself then: fingers rest first.
static void test_a_press_that_is_to_end_the_count_begins_no_other_game() {
  for (int game = 0; game < game_count; ++game) {
    EndedGame ended(static_cast<GameName>(game));
    ended.sheet->tick(1000);
    const Subject before = ended.sheet->subject();
    for (Milliseconds at = 1000; at < counted_ms; at += 100) ended.sheet->tick(at);
    TEST_ASSERT_TRUE(ended.sheet->subject() != before);
  }
}

static void test_words_around_the_table_fit_in_every_language() {
  Unit unit;
  unit.preferences.game = GameName::mermaid_beach;
  unit.table.begin(GameName::mermaid_beach, setup_of(5, 4));
  expect_fit<NewTable>(unit, "new_table_german");
  expect_fit<Curtain>(unit, "curtain_german");
  expect_fit<TableMenu>(unit, "table_menu_german");
  while (!unit.table.over()) {
    unit.table.open(unit.table.next());
    unit.table.decide(first_choice(unit.table));
  }
  expect_fit<ScoreSheet>(unit, "score_german");
}

void test_tables() {
  RUN_TEST(test_two_play_to_the_score_with_three_buttons);
  RUN_TEST(test_five_play_to_the_score_with_three_buttons);
  RUN_TEST(test_four_play_to_the_score_whatever_they_press);
  RUN_TEST(test_a_rematch_has_the_same_players);
  RUN_TEST(test_menu_at_the_score_leads_to_another_table_of_the_same_people);
  RUN_TEST(test_hurried_fingers_do_not_take_the_score_away);
  RUN_TEST(test_a_press_while_the_winners_are_shown_begins_no_other_game);
  RUN_TEST(test_a_press_that_is_to_end_the_count_begins_no_other_game);
  RUN_TEST(test_the_curtain_opens_only_when_a_is_held);
  RUN_TEST(test_b_closes_the_curtain_again);
  RUN_TEST(test_an_untouched_table_closes_after_twenty_seconds);
  RUN_TEST(test_an_untouched_curtain_sends_nothing);
  RUN_TEST(test_a_table_that_was_left_goes_on);
  RUN_TEST(test_the_menu_takes_back_what_was_done);
  RUN_TEST(test_the_menu_leads_back_to_the_open_table);
  RUN_TEST(test_the_curtain_looks_the_same_whatever_was_dealt);
  RUN_TEST(test_settings_opened_at_a_table_lead_back_to_it);
  RUN_TEST(test_what_reveals_nothing_can_be_taken_back);
  RUN_TEST(test_of_what_was_taken_back_nobody_is_told);
  RUN_TEST(test_who_gets_a_card_passed_is_told_behind_the_curtain);
  RUN_TEST(test_where_asking_is_refused_the_menu_says_why);
  RUN_TEST(test_picture_of_the_menu_of_an_open_table);
  RUN_TEST(test_words_around_the_table_fit_in_every_language);
  desk.reset();
}

}  // namespace seaglass
