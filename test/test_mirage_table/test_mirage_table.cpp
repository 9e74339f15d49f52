// Mirage's table: every decision of every variant can be walked, the cursor never leaves the screen, and what
// is foretold comes true.
#include <unity.h>

#include <vector>

#include "expect_picture.h"
#include "games/mirage/table/choice_keys.h"
#include "games/mirage/table/layout.h"
#include "games/mirage/table/screen.h"
#include "games/mirage/table/shown_map.h"
#include "ink/display.h"
#include "simulator/panel.h"
#include "stage/choice_walk.h"
#include "tabletop/random_player.h"
#include "tabletop/told_position.h"
#include "walked_choices.h"

void setUp() {}
void tearDown() {}

namespace seaglass::mirage {

static const GameOf<State> game;
static const MirageScreen screen;

static constexpr int option_sets = 4;

static Setup setup_of(int players, int options, std::uint64_t seed) {
  Setup setup;
  setup.players = static_cast<std::uint8_t>(players);
  setup.options.values[0] = static_cast<std::uint8_t>(options & 1);
  setup.options.values[1] = static_cast<std::uint8_t>(options >> 1);
  setup.seed = seed;
  return setup;
}

static View view_of(const AnyState& state, int players, Seat near) {
  View view;
  view.state = &state;
  view.players = players;
  view.near = near;
  view.open = true;
  return view;
}

static ChoiceWalk begun(const View& view) {
  ChoiceWalk walk;
  walk.begin(game, screen, view);
  return walk;
}

static int far_from_the_middle(Choice choice) {
  return point_of(choice).x * point_of(choice).x + point_of(choice).y * point_of(choice).y;
}

/// By chance; of a few places for a tile the nearest to the middle, so that gaps close.
static Choice compact_choice(const AnyState& state, Seat seat, Random& random) {
  Choice chosen;
  for (int tries = 0; tries < 4; ++tries) {
    const Choice choice = any_choice(random, [&](auto visit) { game.choices(state, seat, visit); });
    if (tries == 0 || far_from_the_middle(choice) < far_from_the_middle(chosen)) chosen = choice;
    if (verb_of(choice) != Verb::survey) return choice;
  }
  return chosen;
}

/// A game played like that: `look` sees it before every decision.
template <typename Look>
static void play_compactly(const Setup& setup, const Look& look) {
  static AnyState state;
  game.begin(state, setup);
  Random random(setup.seed.number() + 1);
  while (!game.over(state)) {
    const Seat seat = game.to_act(state).first();
    look(state, view_of(state, setup.players, seat));
    game.play(state, seat, compact_choice(state, seat, random), no_events);
  }
}

template <typename Look>
static void at_every_table(const Look& look) {
  for (int players : {2, 4})
    for (int options = 0; options < option_sets; ++options)
      for (std::uint64_t seed = 3; seed < 6; ++seed) play_compactly(setup_of(players, options, seed), look);
}

using Mind = int (*)(const State& after);

static int furthest_east(const State& after) {
  int east = 0;
  for (const Square& square : after.map) east = square.at.x > east ? square.at.x : east;
  return east;
}
static int down_the_stairs(const State& after) {
  int far = 0;
  for (const Square& square : after.map)
    far = square.at.x + square.at.y > far ? square.at.x + square.at.y : far;
  return far;
}
static int most_gaps(const State& after) {
  const Box box = box_around(after.map);
  return 40 * after.gaps.size() - box.width - box.height;
}

/// A game in which everybody chooses types and places for the same end; tiles of one tone come last, they end
/// it. `look` sees it before each tile is laid.
template <typename Look>
static void play_for(Mind mind, const Look& look) {
  static AnyState state;
  game.begin(state, setup_of(2, 3, 5));
  while (!game.over(state)) {
    const Seat seat = game.to_act(state).first();
    const State& now = state.as<State>();
    if (now.phase == Phase::survey) look(state, view_of(state, 2, seat));
    Choice best;
    int liked = -1'000'000;
    game.choices(state, seat, [&](Choice choice) {
      State after = now;
      after.play(seat, choice, no_events);
      const bool uniform = now.phase == Phase::choose_type && is_uniform(after.tile);
      const int likes = uniform ? -999'999 : mind(after);
      if (likes <= liked) return;
      liked = likes;
      best = choice;
    });
    game.play(state, seat, best, no_events);
  }
}

// ---------------------------------------------------------------------------------------------- what is told

/// Of many things at once only the last are told; and a host that lies tells of it where there is no gap yet.
static void test_who_leaves_for_a_gap_that_is_not_told_of_travels_nowhere() {
  static AnyState state;
  game.begin(state, setup_of(2, 0, 1));
  const State& now = state.as<State>();
  const Event left =
      make_event(Happening::keeper_left, Seat(1), now.map.begin()->at, index(ExplorerKind::camel));
  View view = view_of(state, 2, Seat(0));
  view.told = &left;
  view.told_count = 1;
  TEST_ASSERT_TRUE(game.knows(state, left) && now.gaps.empty());
  TEST_ASSERT_FALSE(screen.journey(view, left).any);
}

/// Plays a choice, and shows all that happens to whoever has made it.
template <typename Look>
static void tell_choice(AnyState& state, Seat seat, Choice choice, const Look& look) {
  static ToldPosition shown;
  shown.begin(state, true);
  std::vector<Event> told;
  game.play(state, seat, choice, [&told](const Event& event) { told.push_back(event); });
  for (const Event& event : told) {
    shown.depart(game, event);
    View view = view_of(shown.state(), game.players(state), seat);
    view.telling = &event;
    look(view, event);
    shown.arrive(game, event);
    shown.go_on();
  }
}

static void expect_caption(View view, const Event& event, Word words) {
  for (int i = 0; i < language_count; ++i) {
    view.language = static_cast<Language>(i);
    TEST_ASSERT_EQUAL_STRING(phrase(words, view.language, view.name(event.seat)).text(),
                             screen.caption(view, event).text());
  }
}

static void test_winner_of_a_tie_is_not_said_to_have_most() {
  static AnyState state;
  int with_most = 0, after_tie = 0;
  for (std::uint64_t seed = 3; seed < 9; ++seed) {
    game.begin(state, setup_of(4, 0, seed));
    Random random(seed);
    while (!game.over(state)) {
      const Seat seat = game.to_act(state).first();
      const Choice choice = compact_choice(state, seat, random);
      bool was_tie = verb_of(choice) == Verb::leader;  // only of the first gap that is settled then
      tell_choice(state, seat, choice, [&](const View& view, const Event& event) {
        if (happening(event) != Happening::claims) return;
        ++(was_tie ? after_tie : with_most);
        expect_caption(view, event, was_tie ? Word::told_gets : Word::told_claims);
        was_tie = false;
      });
    }
  }
  TEST_ASSERT_GREATER_THAN(0, with_most);
  TEST_ASSERT_GREATER_THAN(0, after_tie);
}

// ------------------------------------------------------------------------------------------------- the walk

static void test_every_choice_of_every_variant_is_walked_to_once() {
  bool met[phase_count] = {};
  int decisions = 0;
  at_every_table([&](const AnyState& state, const View& view) {
    bool& known = met[static_cast<int>(state.as<State>().phase)];
    if (known && ++decisions % 11 != 0) return;
    known = true;
    std::vector<Choice> legal;
    game.choices(state, view.near, [&](Choice choice) { legal.push_back(choice); });
    if (legal.size() > 150) return;  // every step visits them all
    expect_each_once(begun(view), legal);
  });
  for (int phase = 0; phase < static_cast<int>(Phase::over); ++phase) TEST_ASSERT_TRUE(met[phase]);
}

static void test_a_tile_takes_two_presses() {
  play_compactly(setup_of(4, 0, 5), [](const AnyState& state, const View& view) {
    if (state.as<State>().phase != Phase::survey) return;
    ChoiceWalk walk = begun(view);
    walk.pick();
    walk.pick();
    TEST_ASSERT_TRUE(walk.phase() == ChoiceWalk::Phase::decided);
  });
}

static void test_no_map_has_more_places_than_a_walk_holds() {
  int most = 0;
  for (Mind mind : {furthest_east, down_the_stairs, most_gaps})
    play_for(mind, [&](const AnyState&, const View& view) {
      const int places = begun(view).keys().size();
      most = places > most ? places : most;
    });
  TEST_ASSERT_GREATER_THAN(200, most);
}

// --------------------------------------------------------------------------------------------- what is seen

static bool is_inside(ink::Rect area, ink::Rect square) {
  return area.common_with(square) == square;
}

static void expect_tile_in_view(const View& view, const ChoiceWalk& walk) {
  const State& state = view.state->as<State>();
  const layout::Window window = layout::window(state, &walk);
  const Elbow elbow = elbow_of(walk.choice());
  for (int i = 0; i < elbow_squares; ++i)
    TEST_ASSERT_TRUE(is_inside(window.area, window.square(elbow.square(i))));
}

static void expect_places_in_view(const View& view) {
  ChoiceWalk walk = begun(view);
  for (int i = 0; i < walk.keys().size(); ++i, walk.next()) {
    expect_tile_in_view(view, walk);
    ChoiceWalk turning = walk;
    turning.pick();
    expect_tile_in_view(view, turning);
  }
}

static void test_the_tile_under_the_cursor_is_always_in_view() {
  int tiles = 0;
  at_every_table([&](const AnyState& state, const View& view) {
    if (state.as<State>().phase == Phase::survey && ++tiles % 17 == 0) expect_places_in_view(view);
  });
}

static void test_on_the_widest_map_too() {
  int tiles = 0;
  play_for(furthest_east, [&](const AnyState&, const View& view) {
    if (++tiles % 13 == 0) expect_places_in_view(view);
  });
}

static void test_all_of_the_widest_map_is_seen_at_once_from_the_menu() {
  play_for(furthest_east, [](const AnyState& state, const View&) {
    const layout::Window window = layout::overview(state.as<State>());
    for (const Square& square : state.as<State>().map)
      TEST_ASSERT_TRUE(is_inside(ink::whole_screen, window.square(square.at)));
  });
}

// ------------------------------------------------------------------------------------- what will be, and was

/// Who claims a gap, as events tell.
struct Claim {
  int gap = -1;
  Seat seat;
};

static std::vector<Claim> claims_of(const State& before, Seat seat, Choice choice) {
  State after = before;
  std::vector<Claim> claims;
  after.play(seat, choice, [&](const Event& event) {
    if (happening(event) == Happening::claims) claims.push_back({event.a, event.seat});
  });
  return claims;
}

static void test_the_gap_goes_to_whom_the_cursor_foretells() {
  static ShownMap shown;
  int foretold = 0;
  at_every_table([&](const AnyState& state, const View& view) {
    const State& now = state.as<State>();
    if (now.phase != Phase::survey || is_uniform(now.tile)) return;
    ChoiceWalk walk = begun(view);
    for (int i = 0; i < walk.keys().size(); ++i, walk.next()) {
      shown = ShownMap();
      set_shown_map(view, &walk, shown);
      const bool sends_all = now.supplies[view.near].of(
                                 explorer_for(face_at(now.map, elbow_of(walk.choice())))) >= elbow_squares;
      if (!sends_all || shown.gaps.size() != 1 || shown.leading.count() != 1) continue;
      const std::vector<Claim> claims = claims_of(now, view.near, walk.choice());
      TEST_ASSERT_EQUAL(1, claims.size());
      TEST_ASSERT_TRUE(claims[0].seat == shown.leading.first());
      ++foretold;
    }
  });
  TEST_ASSERT_GREATER_THAN(20, foretold);
}

/// Whoever goes to the coast then, unless that makes or breaks a tie.
static void test_the_gap_that_a_coast_closes_goes_to_whom_the_cursor_foretells() {
  static ShownMap shown;
  int foretold = 0;
  at_every_table([&](const AnyState& state, const View& view) {
    const State& now = state.as<State>();
    if (now.phase != Phase::coast) return;
    const bool sends_all = now.supplies[view.near].of(explorer_for(now.surveys.back().face)) >= elbow_squares;
    ChoiceWalk walk = begun(view);
    for (int i = 0; i < walk.keys().size(); ++i, walk.next()) {
      shown = ShownMap();
      set_shown_map(view, &walk, shown);
      if (!sends_all || shown.gaps.size() != 1 || shown.leading.count() != 1) continue;
      State laid = now;
      laid.play(view.near, walk.choice(), no_events);
      if (laid.phase != Phase::coast_explorer) continue;
      const std::vector<Claim> with_camel = claims_of(laid, view.near, send_to_coast(ExplorerKind::camel));
      const std::vector<Claim> with_ship = claims_of(laid, view.near, send_to_coast(ExplorerKind::ship));
      if (with_camel.size() != 1 || with_ship.size() != 1 || with_camel[0].seat != with_ship[0].seat)
        continue;
      TEST_ASSERT_TRUE(with_camel[0].seat == shown.leading.first());
      ++foretold;
    }
  });
  TEST_ASSERT_GREATER_THAN(20, foretold);
}

/// Everything that one choice tells of.
struct Told {
  AnyState before;
  AnyState after;
  std::vector<Event> events;
};

/// The first choice in some game after which explorers go home.
static Told homecoming() {
  static Told told;
  bool found = false;
  AnyState state;
  game.begin(state, setup_of(4, 0, 3));
  Random random(4);
  while (!found) {
    const Seat seat = game.to_act(state).first();
    const Choice choice = any_choice(random, [&](auto visit) { game.choices(state, seat, visit); });
    told.events.clear();
    told.before = state;
    game.play(state, seat, choice, [&](const Event& event) {
      told.events.push_back(event);
      found = found || happening(event) == Happening::explorer_returned;
    });
  }
  told.after = state;
  return told;
}

/// The position that is shown while the last event of this kind is told, as it departs or has arrived.
static const AnyState& shown_at(const Told& told, Happening what, bool has_arrived) {
  static AnyState shown;
  shown = told.before;
  std::size_t last = 0;
  for (std::size_t i = 0; i < told.events.size(); ++i)
    if (happening(told.events[i]) == what) last = i;
  for (std::size_t i = 0; i <= last; ++i) {
    game.depart(shown, told.events[i]);
    if (i < last || has_arrived) game.arrive(shown, told.events[i]);
  }
  return shown;
}

static View telling(const Told& told, Happening what) {
  View view = view_of(shown_at(told, what, true), 4, Seat(0));
  view.open = false;
  view.told = told.events.data();
  view.told_count = static_cast<int>(told.events.size());
  for (const Event& event : told.events)
    if (happening(event) == what) view.telling = &event;
  return view;
}

static int explorers_on(const Map& map) {
  int explorers = 0;
  for (const Square& square : map) explorers += square.explorer.here() ? 1 : 0;
  return explorers;
}

static void test_explorers_stand_around_the_gap_until_they_are_seen_to_go_home() {
  static ShownMap shown;
  const Told told = homecoming();
  int returned = 0;
  for (const Event& event : told.events) returned += happening(event) == Happening::explorer_returned ? 1 : 0;
  shown = ShownMap();
  set_shown_map(telling(told, Happening::claims), nullptr, shown);
  TEST_ASSERT_EQUAL(explorers_on(told.after.as<State>().map) + returned, explorers_on(shown.map));
  TEST_ASSERT_TRUE(shown.closes_gap());
  shown = ShownMap();
  set_shown_map(telling(told, Happening::explorer_returned), nullptr, shown);
  TEST_ASSERT_EQUAL(explorers_on(told.after.as<State>().map), explorers_on(shown.map));
}

static void test_a_tent_is_not_there_before_it_was_seen_to_come() {
  const Told told = homecoming();
  int gap = 0;
  for (const Event& event : told.events)
    if (happening(event) == Happening::tent_pitched) gap = event.a;
  const auto tent = [&](const AnyState& shown) { return shown.as<State>().gaps[gap].tent.somebody(); };
  TEST_ASSERT_FALSE(tent(shown_at(told, Happening::claims, true)));
  TEST_ASSERT_FALSE(tent(shown_at(told, Happening::tent_pitched, false)));
  TEST_ASSERT_TRUE(tent(shown_at(told, Happening::tent_pitched, true)));
}

// ------------------------------------------------------------------------------------------------- pictures

static simulator::SimulatedPanel panel;
static ink::Display display;

/// The first time that this is decided with so many tiles on the table.
static void show(int options, Phase phase, int tiles, int picks, const char* picture) {
  bool shown = false;
  play_compactly(setup_of(4, options, 6), [&](const AnyState& state, const View& view) {
    const State& now = state.as<State>();
    if (shown || now.phase != phase || now.surveys.size() < tiles) return;
    shown = true;
    ChoiceWalk walk = begun(view);
    for (int i = 0; i < picks; ++i) walk.pick();
    display.refresh(panel, [&](ink::Painter& painter) { screen.draw(painter, view, &walk); });
    expect_picture(panel, picture);
  });
  TEST_ASSERT_TRUE_MESSAGE(shown, picture);
}

static void test_pictures_of_tables() {
  show(0, Phase::survey, 8, 0, "mirage_early");
  show(2, Phase::survey, 26, 0, "mirage_late");
  show(2, Phase::survey, 26, 1, "mirage_turning");
  show(2, Phase::tie, 1, 0, "mirage_tie");
  show(1, Phase::choose_type, 6, 0, "mirage_stacks");
}

static void test_picture_of_a_table_where_somebody_else_decides() {
  int passed = 0;
  play_compactly(setup_of(4, 0, 6), [&](const AnyState&, View view) {
    if (++passed != 30) return;
    view.near = left_of(view.near, 4);
    display.refresh(panel, [&](ink::Painter& painter) { screen.draw(painter, view, nullptr); });
    expect_picture(panel, "mirage_waiting");
  });
  TEST_ASSERT_GREATER_OR_EQUAL(30, passed);
}

static void test_pictures_of_what_all_may_look_at() {
  const char* const pictures[] = {"mirage_map", "mirage_tiles", "mirage_points"};
  int passed = 0;
  play_compactly(setup_of(3, 2, 6), [&](const AnyState&, const View& view) {
    if (++passed != 40) return;
    for (int page = 0; page < screen.overviews(); ++page) {
      display.refresh(panel, [&](ink::Painter& painter) { screen.draw_overview(painter, view, page); });
      expect_picture(panel, pictures[page]);
    }
  });
  TEST_ASSERT_GREATER_OR_EQUAL(40, passed);
}

/// At every moment of every variant, in every language.
static void test_no_word_is_cut() {
  int decisions = 0;
  at_every_table([&](const AnyState&, View view) {
    if (++decisions % 31 != 0) return;
    for (int language = 0; language < language_count; ++language) {
      view.language = static_cast<Language>(language);
      ChoiceWalk walk = begun(view);
      for (;;) {
        display.refresh(panel, [&](ink::Painter& painter) { screen.draw(painter, view, &walk); });
        TEST_ASSERT_EQUAL(0, display.cut_texts());
        if (walk.phase() != ChoiceWalk::Phase::picking) break;
        walk.previous();
        walk.pick();
      }
      for (int page = 0; page < screen.overviews(); ++page) {
        display.refresh(panel, [&](ink::Painter& painter) { screen.draw_overview(painter, view, page); });
        TEST_ASSERT_EQUAL(0, display.cut_texts());
      }
    }
  });
}

}  // namespace seaglass::mirage

int main() {
  using namespace seaglass::mirage;
  UNITY_BEGIN();
  RUN_TEST(test_winner_of_a_tie_is_not_said_to_have_most);
  RUN_TEST(test_every_choice_of_every_variant_is_walked_to_once);
  RUN_TEST(test_a_tile_takes_two_presses);
  RUN_TEST(test_no_map_has_more_places_than_a_walk_holds);
  RUN_TEST(test_the_tile_under_the_cursor_is_always_in_view);
  RUN_TEST(test_on_the_widest_map_too);
  RUN_TEST(test_all_of_the_widest_map_is_seen_at_once_from_the_menu);
  RUN_TEST(test_the_gap_goes_to_whom_the_cursor_foretells);
  RUN_TEST(test_the_gap_that_a_coast_closes_goes_to_whom_the_cursor_foretells);
  RUN_TEST(test_who_leaves_for_a_gap_that_is_not_told_of_travels_nowhere);
  RUN_TEST(test_explorers_stand_around_the_gap_until_they_are_seen_to_go_home);
  RUN_TEST(test_a_tent_is_not_there_before_it_was_seen_to_come);
  RUN_TEST(test_pictures_of_tables);
  RUN_TEST(test_picture_of_a_table_where_somebody_else_decides);
  RUN_TEST(test_pictures_of_what_all_may_look_at);
  RUN_TEST(test_no_word_is_cut);
  return UNITY_END();
}
