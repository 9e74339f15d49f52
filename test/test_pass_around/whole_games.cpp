// From the launcher to the score by buttons alone, as people do who pass one handheld around.
#include <cstdlib>
#include <memory>

#include "console/screens/table/curtain.h"
#include "simulator/room.h"
#include "sitting_down.h"
#include "suite.h"

namespace seaglass {

static std::unique_ptr<simulator::SimulatedRoom> room;

static const Handheld& handheld() {
  return (*room)[0].handheld();
}
static ScreenName showing() {
  return handheld().showing();
}
static void tap(Button button) {
  room->tap(0, button);
}

static void open_curtain() {
  room->tap(0, Button::a, Curtain::hold_ms + 50);
}

static constexpr int leafing_max = 60;  // through cards, lines and values

/// Nothing slides: only what is pressed takes time.
static void start(Language wanted) {
  room = std::make_unique<simulator::SimulatedRoom>(1, 1, true);
  room->run(simulator::SimulatedHandheld::frame_ms);
  tap(Button::menu);
  for (int taps = 0; taps < leafing_max && handheld().preferences().language != wanted; ++taps) {
    const Language before = handheld().preferences().language;
    tap(Button::right);
    if (handheld().preferences().language == before) tap(Button::down);
  }
  tap(Button::b);
}

static void choose_game() {
  for (int taps = 0; taps < leafing_max && handheld().preferences().game != game_under_test(); ++taps)
    tap(Button::right);
  tap(Button::a);
}

/// So many people, and bots for the others.
static void sit_down(int players, int people) {
  using Place = Seating::Place;
  choose_game();
  SittingDown sitting(handheld().log(), game_under_test(), people > 1 ? PlayMode::together : PlayMode::alone,
                      0, [](Button button) { tap(button); });
  Place places[seats_max];
  for (int i = 0; i < players; ++i) places[i] = i < people ? Place::person : Place::bot;
  sitting.choose_mode();
  sitting.sit(places, players);
  sitting.begin();
}

static void sit_down(int players) {
  sit_down(players, players);
  const bool lies_open = handheld().table().lies_open();
  TEST_ASSERT_TRUE(showing() == (lies_open ? ScreenName::play : ScreenName::curtain));
}

/// Away from the table: to it again.
static void find_the_way_back() {
  if (showing() != ScreenName::launcher) return tap(Button::b);
  choose_game();
  tap(Button::a);
}

static bool at_the_table() {
  const ScreenName screen = showing();
  return screen == ScreenName::play || screen == ScreenName::curtain || screen == ScreenName::table_menu ||
         screen == ScreenName::score;
}

static constexpr int taps_max = 60000;

/// Looked at after every press: a curtain falls only where something is hidden, and only before somebody else
/// than the one before.
class Curtains {
 public:
  void look() {
    const bool is_down = showing() == ScreenName::curtain;
    if (is_down && !was_down_) {
      const int seat = handheld().table().next().index();
      TEST_ASSERT_FALSE(handheld().table().lies_open());
      TEST_ASSERT_NOT_EQUAL(last_, seat);
      last_ = seat;
    }
    was_down_ = is_down;
  }

 private:
  int last_ = -1;
  bool was_down_ = false;
};

static void play_with_three_buttons(Random& random) {
  Curtains curtains;
  for (int taps = 0; taps < taps_max && showing() != ScreenName::score; ++taps) {
    curtains.look();
    if (showing() == ScreenName::curtain)
      open_curtain();
    else
      tap(random.below(3) > 0 ? Button::a : random.below(2) > 0 ? Button::left : Button::right);
  }
}

/// In the menu too, and away from the table and back; mostly A, or it would never end.
static void play_with_all_buttons(Random& random) {
  for (int taps = 0; taps < taps_max && showing() != ScreenName::score; ++taps) {
    if (!at_the_table())
      find_the_way_back();
    else if (showing() == ScreenName::curtain && random.below(8) > 0)
      open_curtain();
    else
      tap(random.below(8) > 2 ? Button::a : static_cast<Button>(random.below(button_count)));
  }
}

static Language language;

using PlayToTheScore = void (*)(Random& random);

static void expect_a_whole_game(int players, PlayToTheScore play) {
  start(language);
  sit_down(players);
  Random random(static_cast<std::uint64_t>(players) * language_count + static_cast<std::uint64_t>(language));
  play(random);
  TEST_ASSERT_TRUE(showing() == ScreenName::score);
  TEST_ASSERT_TRUE(handheld().table().over());
  TEST_ASSERT_TRUE(handheld().table().name() == game_under_test());
  TEST_ASSERT_EQUAL(players, handheld().table().players());
  TEST_ASSERT_TRUE(handheld().preferences().language == language);
}

static void test_the_fewest_with_three_buttons() {
  expect_a_whole_game(game().facts().players_min, play_with_three_buttons);
}
static void test_the_fewest_with_all_buttons() {
  expect_a_whole_game(game().facts().players_min, play_with_all_buttons);
}
static void test_the_most_with_three_buttons() {
  expect_a_whole_game(game().facts().players_max, play_with_three_buttons);
}
static void test_the_most_with_all_buttons() {
  expect_a_whole_game(game().facts().players_max, play_with_all_buttons);
}

/// Everybody has decided something, the bots too.
static void expect_that_all_played(int players) {
  TEST_ASSERT_TRUE(showing() == ScreenName::score);
  TEST_ASSERT_TRUE(handheld().table().over());
  TEST_ASSERT_EQUAL(players, handheld().table().players());
  SeatSet played;
  const Journal& journal = handheld().table().sitting().journal();
  for (int i = 0; i < journal.size(); ++i) played.insert(journal.at(i).seat);
  TEST_ASSERT_TRUE(played == SeatSet::all(players));
}

/// With bots alone there is nobody to pass the handheld to: the curtain never falls.
static void expect_a_whole_game_alone(int players) {
  start(Language::english);
  sit_down(players, 1);
  Random random(static_cast<std::uint64_t>(players));
  for (int taps = 0; taps < taps_max && showing() != ScreenName::score; ++taps) {
    TEST_ASSERT_TRUE(showing() == ScreenName::play);
    tap(random.below(3) > 0 ? Button::a : random.below(2) > 0 ? Button::left : Button::right);
  }
  expect_that_all_played(players);
}

static void test_somebody_alone_with_the_fewest_bots() {
  expect_a_whole_game_alone(game().facts().players_min);
}
static void test_somebody_alone_with_the_most_bots() {
  expect_a_whole_game_alone(game().facts().players_max);
}

/// The curtain falls for people and for no bot.
static void test_two_people_with_bots() {
  const int players = game().facts().players_max;
  start(Language::english);
  sit_down(players, 2);
  Random random(9);
  Curtains curtains;
  for (int taps = 0; taps < taps_max && showing() != ScreenName::score; ++taps) {
    curtains.look();
    if (showing() == ScreenName::curtain) {
      TEST_ASSERT_FALSE(handheld().table().bot_is_next());
      open_curtain();
    } else {
      tap(random.below(3) > 0 ? Button::a : random.below(2) > 0 ? Button::left : Button::right);
    }
    const Table& table = handheld().table();
    if (table.is_open()) TEST_ASSERT_TRUE(table.people().contains(table.view(Language::english, true).near));
  }
  expect_that_all_played(players);
}

/// The menu, and away from the table and back, wherever bots think.
static void test_somebody_alone_with_all_buttons() {
  const int players = game().facts().players_max;
  start(Language::english);
  sit_down(players, 1);
  Random random(10);
  play_with_all_buttons(random);
  expect_that_all_played(players);
}

/// Between two edits each of the tests speaks one language; otherwise each speaks all of them.
static bool wants_many_games() {
  constexpr int few = 100;
  const char* const wanted = std::getenv("SEAGLASS_GAMES");
  return wanted == nullptr || std::atoi(wanted) >= few;
}

void test_whole_games() {
  RUN_FOR_GAME(test_somebody_alone_with_the_fewest_bots);
  RUN_FOR_GAME(test_somebody_alone_with_the_most_bots);
  RUN_FOR_GAME(test_somebody_alone_with_all_buttons);
  RUN_FOR_GAME(test_two_people_with_bots);
  constexpr Test tests[] = {test_the_fewest_with_three_buttons, test_the_fewest_with_all_buttons,
                            test_the_most_with_three_buttons, test_the_most_with_all_buttons};
  constexpr const char* names[] = {"test_the_fewest_with_three_buttons", "test_the_fewest_with_all_buttons",
                                   "test_the_most_with_three_buttons", "test_the_most_with_all_buttons"};
  const bool in_every_language = wants_many_games();
  for (int i = 0; i < language_count; ++i)
    for (int j = 0; j < 4; ++j) {
      if (!in_every_language && i != j) continue;
      language = static_cast<Language>(i);
      run(names[j], tests[j], __LINE__, name_of(language));
    }
  room.reset();
}

}  // namespace seaglass
