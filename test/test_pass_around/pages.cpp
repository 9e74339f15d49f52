// What has the whole screen for itself: pages that tell of a moment for all, and what the table's menu lets
// everybody look at.
#include "console/screens/table/table_menu.h"
#include "games/subjects.h"
#include "ink/display.h"
#include "simulator/panel.h"
#include "suite.h"

namespace seaglass {

static simulator::SimulatedPanel panel;
static ink::Display display;
static Unit unit;

template <typename Draw>
static std::uint32_t drawn(const Draw& draw) {
  display.refresh(panel, [&](ink::Painter& painter) { draw(painter); });
  return panel.picture_hash();
}

template <typename Draw>
static void expect_words_to_fit(const Draw& draw) {
  for (int language = 0; language < language_count; ++language) {
    unit.preferences.language = static_cast<Language>(language);
    drawn(draw);
    TEST_ASSERT_EQUAL(0, display.cut_texts());
  }
}

/// A whole game at random on the table: `look` comes by after each decision, with what is told of it.
template <typename Look>
static void play_on_table(int players, const Look& look) {
  Table& table = unit.table;
  unit.preferences.game = game_under_test();
  table.begin(game_under_test(), setup_of(players, 5));
  Random random(2);
  while (!table.over()) {
    while (table.has_caption()) table.next_caption();
    if (!table.is_open()) table.open(table.next());
    const View view = unit.view();
    table.decide(any_choice(random, [&](auto visit) { game().choices(*view.state, view.near, visit); }));
    look();
  }
}

static void test_words_on_pages_fit() {
  for (int players : {int{game().facts().players_min}, int{game().facts().players_max}})
    play_on_table(players, [] {
      for (; unit.table.has_caption(); unit.table.next_caption()) {
        unit.table.arrive();
        const Event& event = unit.table.caption();
        if (!screen().has_page(unit.view(), event)) continue;
        expect_words_to_fit([&](ink::Painter& painter) { screen().draw_page(painter, unit.view(), event); });
      }
    });
}

static void test_words_of_what_everybody_has_fit() {
  int decisions = 0;
  play_on_table(game().facts().players_max, [&decisions] {
    for (int i = 0; i < screen().overviews() && decisions % 40 == 0; ++i)
      expect_words_to_fit([i](ink::Painter& painter) { screen().draw_overview(painter, unit.view(), i); });
    ++decisions;
  });
}

static void test_words_of_places_that_are_looked_at_fit() {
  Random random(6);
  int decisions = 0;
  play_on_table(game().facts().players_max, [&] {
    const int places = screen().places(unit.view());
    if (places == 0 || decisions++ % 12 != 0) return;
    TEST_ASSERT_TRUE(screen().first_place(unit.view()) < places);
    const int place = random.below(places);
    expect_words_to_fit([place](ink::Painter& painter) { screen().draw_place(painter, unit.view(), place); });
  });
}

static void test_what_everybody_has_tells_nobody_what_they_may_not_know() {
  Random random(8);
  constexpr int every = 23;
  at_both_tables(every, [&](const AnyState& state, Seat seat, int players) {
    for (const SeatSet viewers : {SeatSet(), SeatSet(seat)}) {
      AnyState other = state;
      conformance::subject(number_of(game_under_test())).scramble(other, viewers, random);
      const AnyState seen = masked(state, viewers), other_seen = masked(other, viewers);
      const View view = view_of(seen, players, seat, !viewers.empty());
      const View other_view = view_of(other_seen, players, seat, !viewers.empty());
      for (int i = 0; i < screen().overviews(); ++i)
        TEST_ASSERT_EQUAL_HEX32(
            drawn([&](ink::Painter& painter) { screen().draw_overview(painter, view, i); }),
            drawn([&](ink::Painter& painter) { screen().draw_overview(painter, other_view, i); }));
      if (screen().places(view) == 0) continue;
      const int place = random.below(screen().places(view));
      TEST_ASSERT_EQUAL(screen().places(view), screen().places(other_view));
      TEST_ASSERT_EQUAL_HEX32(
          drawn([&](ink::Painter& painter) { screen().draw_place(painter, view, place); }),
          drawn([&](ink::Painter& painter) { screen().draw_place(painter, other_view, place); }));
    }
  });
}

void test_pages() {
  RUN_FOR_GAME(test_words_on_pages_fit);
  RUN_FOR_GAME(test_words_of_what_everybody_has_fit);
  RUN_FOR_GAME(test_words_of_places_that_are_looked_at_fit);
  RUN_FOR_GAME(test_what_everybody_has_tells_nobody_what_they_may_not_know);
}

}  // namespace seaglass
