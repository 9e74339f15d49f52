// The walkthrough of each game: what a page says can be seen on it, it fits, and the buttons leaf through it.
#include <unity.h>

#include <string>

#include "chosen_games.h"
#include "console/screens/home/help.h"
#include "ink/display.h"
#include "ink/layout.h"
#include "picture/plain_text.h"
#include "simulator/panel.h"
#include "suite.h"

void setUp() {}
void tearDown() {}

namespace seaglass {

struct Walkthrough {
  GameName game;
  Claims (*claims)();
};
#define GAME(name) {GameName::name, name::claims},
static constexpr Walkthrough walkthroughs[] = {
#include "games/box.def"
};

template <typename Look>
static void on_every_walkthrough(const Look& look) {
  for_chosen_games([&](GameName game) { look(walkthroughs[number_of(game)]); });
}

template <typename Look>
static void on_every_page(const Look& look) {
  on_every_walkthrough([&](const Walkthrough& walkthrough) {
    const Lessons lessons = screen_of(walkthrough.game).lessons();
    for (int i = 0; i < lessons.count; ++i) look(walkthrough, lessons.first[i]);
  });
}

static const Statement& claim_of(const Walkthrough& walkthrough, Word text) {
  const Claims claims = walkthrough.claims();
  for (int i = 0; i < claims.count; ++i)
    if (claims.first[i].text == text) return claims.first[i];
  TEST_FAIL_MESSAGE(simulator::plain(word(text, Language::english)).c_str());
  return claims.first[0];
}

static bool shows(const Walkthrough& walkthrough, const Lesson& lesson) {
  static AnyState state;
  play_to(game_of(walkthrough.game), lesson, state);
  return claim_of(walkthrough, lesson.text).holds(state, Seat(lesson.near));
}

/// How long the game of this page lasts.
static int length_of(const Walkthrough& walkthrough, Lesson lesson) {
  static AnyState state;
  for (lesson.moves = 0;; ++lesson.moves) {
    play_to(game_of(walkthrough.game), lesson, state);
    if (game_of(walkthrough.game).over(state)) return lesson.moves;
  }
}

/// The page as it could be written, for who has to change it.
static std::string where_it_shows(const Walkthrough& walkthrough, Lesson lesson) {
  for (lesson.seed = 1; lesson.seed < 400; ++lesson.seed) {
    const int length = length_of(walkthrough, lesson);
    for (lesson.moves = 0; lesson.moves < length; ++lesson.moves)
      if (shows(walkthrough, lesson))
        return simulator::plain(word(lesson.text, Language::english)) + " -> seed " +
               std::to_string(lesson.seed) + ", moves " + std::to_string(lesson.moves);
  }
  return simulator::plain(word(lesson.text, Language::english));
}

void test_what_a_page_says_can_be_seen_on_it() {
  std::string wrong;
  on_every_page([&](const Walkthrough& walkthrough, const Lesson& lesson) {
    if (!shows(walkthrough, lesson)) wrong += "\n" + where_it_shows(walkthrough, lesson);
  });
  TEST_ASSERT_TRUE_MESSAGE(wrong.empty(), wrong.c_str());
}

void test_every_game_has_pages_of_its_own() {
  on_every_walkthrough([](const Walkthrough& walkthrough) {
    TEST_ASSERT_TRUE(screen_of(walkthrough.game).lessons().count > 0);
  });
}

void test_what_a_page_speaks_of_is_not_under_its_words() {
  on_every_page([](const Walkthrough& walkthrough, const Lesson& lesson) {
    if (lesson.focus == nullptr) return;
    static AnyState state;
    play_to(game_of(walkthrough.game), lesson, state);
    View view;
    view.state = &state;
    view.players = lesson.players;
    view.near = Seat(lesson.near);
    view.open = true;
    const ink::Rect focus = lesson.focus(view);
    TEST_ASSERT_TRUE_MESSAGE(focus.width > 0 && focus.height > 0 && focus.x >= 0 &&
                                 focus.right() <= screen_width && focus.y >= 0 &&
                                 focus.bottom() <= screen_height,
                             simulator::plain(word(lesson.text, Language::english)).c_str());
    for (int language = 0; language < language_count; ++language)
      TEST_ASSERT_FALSE_MESSAGE(Help::words_area(lesson, focus, static_cast<Language>(language)).meets(focus),
                                simulator::plain(word(lesson.text, static_cast<Language>(language))).c_str());
  });
}

void test_pages_fit_in_every_language() {
  static simulator::SimulatedPanel panel;
  static ink::Display display;
  static Unit unit;
  on_every_walkthrough([](const Walkthrough& walkthrough) {
    for (int language = 0; language < language_count; ++language) {
      unit.preferences.language = static_cast<Language>(language);
      unit.helped = walkthrough.game;
      Help help(unit);
      help.enter(0);
      Outcome outcome = Outcome::stay;
      int pages = 0;
      while (outcome == Outcome::stay) {
        display.refresh(panel, [&](ink::Painter& painter) { help.draw(painter); });
        TEST_ASSERT_EQUAL(0, display.cut_texts());
        ++pages;
        outcome = help.handle({Button::a}, 0);
      }
      TEST_ASSERT_EQUAL(screen_of(walkthrough.game).lessons().count, pages);
      TEST_ASSERT_TRUE(outcome == Outcome::back);
    }
  });
}

void test_left_goes_back_a_page_and_stops_at_the_first() {
  static simulator::SimulatedPanel panel, first;
  static ink::Display display;
  static Unit unit;
  unit.helped = walkthroughs[0].game;
  Help help(unit);
  help.enter(0);
  display.refresh(first, [&](ink::Painter& painter) { help.draw(painter); });
  help.handle({Button::right}, 0);
  help.handle({Button::left}, 0);
  TEST_ASSERT_TRUE(help.handle({Button::left}, 0) == Outcome::stay);
  static ink::Display again;
  again.refresh(panel, [&](ink::Painter& painter) { help.draw(painter); });
  TEST_ASSERT_EQUAL_MEMORY(first.pixels(), panel.pixels(), screen_width * screen_height * 2);
}

void test_b_leads_back_to_the_table_that_waits() {
  static Unit unit;
  unit.helped = walkthroughs[0].game;
  unit.over_table = true;
  Help help(unit);
  help.enter(0);
  TEST_ASSERT_TRUE(help.handle({Button::b}, 0) == Outcome::back_to_table);
}

}  // namespace seaglass

int main() {
  using namespace seaglass;
  UNITY_BEGIN();
  RUN_TEST(test_what_a_page_says_can_be_seen_on_it);
  RUN_TEST(test_every_game_has_pages_of_its_own);
  RUN_TEST(test_what_a_page_speaks_of_is_not_under_its_words);
  RUN_TEST(test_pages_fit_in_every_language);
  RUN_TEST(test_left_goes_back_a_page_and_stops_at_the_first);
  RUN_TEST(test_b_leads_back_to_the_table_that_waits);
  return UNITY_END();
}
