// Every word at the table and around it fits, in every language; and pictures stay where they belong.
#include <vector>

#include "console/parts/status.h"
#include "console/screens/seats/new_table.h"
#include "console/screens/table/play.h"
#include "console/screens/table/score_sheet.h"
#include "console/screens/table/speech.h"
#include "console/screens/table/table_menu.h"
#include "ink/display.h"
#include "ink/layout.h"
#include "ink/text.h"
#include "picture/plain_text.h"
#include "simulator/panel.h"
#include "suite.h"

namespace seaglass {

static simulator::SimulatedPanel panel;
static ink::Display display;

template <typename S>
static void expect_fit(const S& shown) {
  display.refresh(panel, [&](ink::Painter& painter) { shown.draw(painter); });
  TEST_ASSERT_EQUAL(0, display.cut_texts());
}

template <typename Look>
static void in_every_language(Unit& unit, const Look& look) {
  for (int language = 0; language < language_count; ++language) {
    unit.preferences.language = static_cast<Language>(language);
    look();
  }
}

template <typename S>
static void expect_screen_to_fit(Unit& unit) {
  in_every_language(unit, [&] {
    S shown(unit);
    shown.enter(0);
    shown.tick(0);
    expect_fit(shown);
  });
}

static Choice any_legal(const Table& table, Random& random) {
  const View view = table.view(Language::english, true);
  return any_choice(random, [&](auto visit) { table.game().choices(*view.state, view.near, visit); });
}

/// A whole game on the table: `told` is called for everything that is told before a decision, and `opened`
/// when the person who decides looks at the table.
template <typename Told, typename Open>
static void play_on_table(Unit& unit, int players, const Told& told, const Open& opened) {
  Table& table = unit.table;
  unit.preferences.calm = true;
  unit.preferences.game = game_under_test();
  table.begin(game_under_test(), setup_of(players, 4));
  Random random(9);
  const auto tell = [&] {
    for (; table.has_caption(); table.next_caption()) {
      table.depart();
      told();
    }
  };
  while (!table.over()) {
    tell();
    if (!table.is_open()) table.open(table.next());
    tell();  // what was kept for who looks now
    opened();
    table.decide(any_legal(table, random));
  }
  tell();
}

static void test_what_is_told_fits_into_its_box() {
  constexpr int words_width = 236, lines_max = 3;  // as Play draws it
  static Unit unit;
  for (int players : {int{game().facts().players_min}, int{game().facts().players_max}})
    play_on_table(
        unit, players,
        [&] {
          in_every_language(unit, [&] {
            const Phrase words = screen().caption(unit.view(), unit.table.caption());
            const int lines = ink::line_count(words.text(), ink::TextSize::child, words_width);
            TEST_ASSERT_TRUE_MESSAGE(lines <= lines_max, words.text());
          });
        },
        [] {});
}

static void test_the_picture_beside_it_stays_inside_its_frame() {
  static Unit unit;
  constexpr ink::Rect frame{10, 160, 56, 74};
  const ink::Pixel ground = ink::pixel_of(ink::palette::foam);
  int number = 0;
  play_on_table(
      unit, game().facts().players_max,
      [&] {
        if (screen().caption(unit.view(), unit.table.caption()).empty() || ++number % 5 != 0) return;
        display.refresh(panel, [&](ink::Painter& painter) {
          painter.fill(ink::palette::foam);
          screen().illustrate(painter, unit.view(), unit.table.caption(), frame);
        });
        int outside = 0, inside = 0;
        for (int y = 0; y < screen_height; ++y)
          for (int x = 0; x < screen_width; ++x)
            if (panel.pixel(x, y) != ground) ++(frame.contains({x, y}) ? inside : outside);
        TEST_ASSERT_EQUAL(0, outside);
        TEST_ASSERT_GREATER_THAN(0, inside);
      },
      [] {});
}

static void test_what_travels_begins_and_ends_on_the_screen_or_just_beside_it() {
  static Unit unit;
  const ink::Rect around = ink::inset(ink::whole_screen, -24);
  play_on_table(
      unit, game().facts().players_max,
      [&] {
        const Journey journey = screen().journey(unit.view(), unit.table.caption());
        if (!journey.any) return;
        TEST_ASSERT_TRUE(around.x <= journey.from.x && journey.from.x <= around.right());
        TEST_ASSERT_TRUE(around.x <= journey.to.x && journey.to.x <= around.right());
        TEST_ASSERT_TRUE(around.y <= journey.from.y && journey.from.y <= around.bottom());
        TEST_ASSERT_TRUE(around.y <= journey.to.y && journey.to.y <= around.bottom());
      },
      [] {});
}

static void test_what_is_gained_is_heard() {
  static Unit unit;
  int gains = 0;
  play_on_table(
      unit, game().facts().players_max,
      [&] { gains += screen().motif(unit.view(), unit.table.caption()) == Motif::gain ? 1 : 0; }, [] {});
  TEST_ASSERT_GREATER_THAN(0, gains);
}

static void test_a_table_shows_the_emblems_that_were_chosen() {
  static AnyState state;
  const int players = game().facts().players_max;
  game().begin(state, setup_of(players, 1));
  Company company;
  for (Seat seat : all_seats(seats_max))
    company.sitters[seat].emblem = static_cast<std::uint8_t>(emblem_count - 1 - seat.index());
  View view = view_of(state, players, Seat(0), false);
  display.refresh(panel, [&](ink::Painter& painter) { screen().draw(painter, view, nullptr); });
  const std::uint32_t usual = panel.picture_hash();
  view.company = &company;
  display.refresh(panel, [&](ink::Painter& painter) { screen().draw(painter, view, nullptr); });
  TEST_ASSERT_TRUE(panel.picture_hash() != usual);
}

static void test_words_on_the_table_fit() {
  static Unit unit;
  for (int players : {int{game().facts().players_min}, int{game().facts().players_max}}) {
    int number = 0;
    Random random(6);
    play_on_table(
        unit, players, [] {},
        [&] {
          if (++number % 9 != 0) return;
          in_every_language(unit, [&] {
            const View view = unit.view();
            ChoiceWalk walk;
            for (walk.begin(game(), screen(), view);; walk.pick()) {
              display.refresh(panel, [&](ink::Painter& painter) { screen().draw(painter, view, &walk); });
              TEST_ASSERT_EQUAL(0, display.cut_texts());
              if (walk.phase() != ChoiceWalk::Phase::picking) break;
              for (int i = random.below(walk.keys().size()); i > 0; --i) walk.next();
            }
          });
          TableMenu menu(unit);
          in_every_language(unit, [&] { expect_fit(menu); });
        });
  }
}

/// What the battery covers is the same in every position, so it says nothing. Its lower edge may lie on a
/// tip: in Mermaid Rain on those of two hexes.
static void test_the_battery_covers_nothing_that_changes() {
  constexpr int edge = 6;
  const ink::Rect area = battery_area.moved(screen().battery_shift());
  TEST_ASSERT_TRUE(area.common_with(ink::whole_screen) == area);
  std::vector<std::uint16_t> first;
  at_both_tables(11, [&](const AnyState& state, Seat seat, int players) {
    const AnyState seen = masked(state, SeatSet(seat));
    const View view = view_of(seen, players, seat, true);
    ChoiceWalk walk;
    walk.begin(game(), screen(), view);
    display.refresh(panel, [&](ink::Painter& painter) { screen().draw(painter, view, &walk); });
    std::vector<std::uint16_t> covered;
    for (int y = area.y; y < area.bottom() - edge; ++y)
      for (int x = area.x; x < area.right(); ++x) covered.push_back(panel.pixel(x, y));
    if (first.empty()) first = covered;
    TEST_ASSERT_TRUE(covered == first);
  });
}

static void test_an_advice_keeps_clear_of_what_it_speaks_of() {
  static Unit unit;
  Random random(8);
  play_on_table(
      unit, game().facts().players_max, [] {},
      [&] {
        const View view = unit.view();
        ChoiceWalk walk;
        for (walk.begin(game(), screen(), view); walk.phase() == ChoiceWalk::Phase::picking; walk.pick()) {
          for (int i = random.below(walk.keys().size()); i > 0; --i) walk.next();
          const Advice advice = screen().advice(view, walk);
          if (advice.number < 0) continue;
          const ink::Rect spoken_of = screen().spoken_of(view, walk);
          const ink::Point middle{spoken_of.x + spoken_of.width / 2, spoken_of.y + spoken_of.height / 2};
          TEST_ASSERT_TRUE(ink::whole_screen.contains(middle));
          in_every_language(unit, [&] {
            const Text words = word(advice.text, unit.preferences.language);
            TEST_ASSERT_FALSE_MESSAGE(speech_area(words, spoken_of).contains(middle),
                                      simulator::plain(words).c_str());
          });
        }
      });
}

static void test_words_before_and_after_the_game_fit() {
  static Unit unit;
  unit.preferences.game = game_under_test();
  for (int players : {int{game().facts().players_min}, int{game().facts().players_max}}) {
    expect_screen_to_fit<NewTable>(unit);
    play_on_table(
        unit, players, [] {}, [] {});
    expect_screen_to_fit<ScoreSheet>(unit);
  }
}

/// The line below the options says what each means: that it fits is seen only where the cursor is on it.
static void test_every_option_is_explained_in_one_line() {
  constexpr int room = screen_width - 32;
  for (int i = 0; i < game().facts().option_count; ++i)
    for (int language = 0; language < language_count; ++language) {
      const Text meaning = word(screen().option(i).meaning, static_cast<Language>(language));
      TEST_ASSERT_LESS_OR_EQUAL_MESSAGE(room, ink::text_width(meaning, ink::TextSize::body),
                                        simulator::plain(meaning).c_str());
    }
}

void test_words() {
  RUN_FOR_GAME(test_what_is_gained_is_heard);
  RUN_FOR_GAME(test_a_table_shows_the_emblems_that_were_chosen);
  RUN_FOR_GAME(test_what_is_told_fits_into_its_box);
  RUN_FOR_GAME(test_the_picture_beside_it_stays_inside_its_frame);
  RUN_FOR_GAME(test_what_travels_begins_and_ends_on_the_screen_or_just_beside_it);
  RUN_FOR_GAME(test_words_on_the_table_fit);
  RUN_FOR_GAME(test_the_battery_covers_nothing_that_changes);
  RUN_FOR_GAME(test_an_advice_keeps_clear_of_what_it_speaks_of);
  RUN_FOR_GAME(test_words_before_and_after_the_game_fit);
  RUN_FOR_GAME(test_every_option_is_explained_in_one_line);
}

}  // namespace seaglass
