// How a person walks through the legal choices, and what a table shows of them; on random games of Mermaid
// Beach.
#include <unity.h>

#include <memory>
#include <vector>

#include "core/crc32.h"
#include "expect_picture.h"
#include "games/games.h"
#include "games/mermaid_beach/rules/state.h"
#include "games/mermaid_beach/table/drawing.h"
#include "games/mermaid_beach/table/layout.h"
#include "games/mermaid_beach/table/screen.h"
#include "games/screens.h"
#include "ink/display.h"
#include "picture/plain_text.h"
#include "simulator/panel.h"
#include "stage/choice_walk.h"
#include "tabletop/random_player.h"
#include "test_mermaid_beach/builder.h"
#include "walked_choices.h"

void setUp() {}
void tearDown() {}

namespace seaglass {

static const GameOf<mermaid_beach::State> game;
static const mermaid_beach::BeachScreen screen;

static Setup setup_of(int players, int options, std::uint64_t seed) {
  Setup setup;
  setup.players = static_cast<std::uint8_t>(players);
  setup.options.values[0] = static_cast<std::uint8_t>(options & 1);
  setup.options.values[1] = static_cast<std::uint8_t>(options >> 1);
  setup.seed = seed;
  return setup;
}

static View view_of(const AnyState& masked, int players, Seat near, bool open = true) {
  View view;
  view.state = &masked;
  view.players = players;
  view.near = near;
  view.open = open;
  return view;
}

/// A game played at random: `look` sees it before every decision.
template <typename Look>
static void play_at_random(const Setup& setup, const Look& look) {
  AnyState state;
  game.begin(state, setup);
  Random random(setup.seed.number() + 1);
  while (!game.over(state)) {
    const Seat seat = any_seat(random, game.to_act(state));
    look(state, seat);
    const Choice choice = any_choice(random, [&](auto visit) { game.choices(state, seat, visit); });
    game.play(state, seat, choice, no_events);
  }
}

template <typename Look>
static void at_every_table(const Look& look) {
  for (int players = 2; players <= 5; ++players)
    for (int options = 0; options < 4; ++options)
      for (std::uint64_t seed = 1; seed <= 6; ++seed)
        play_at_random(setup_of(players, options, seed), [&](const AnyState& state, Seat seat) {
          AnyState seen = state;
          game.mask(seen, SeatSet(seat));
          look(state, seen, view_of(seen, players, seat));
        });
}

static std::vector<Choice> legal_choices(const AnyState& state, Seat seat) {
  std::vector<Choice> choices;
  game.choices(state, seat, [&](Choice choice) { choices.push_back(choice); });
  return choices;
}

static void test_every_legal_choice_is_reached_by_next_and_a_once() {
  at_every_table([](const AnyState& state, const AnyState&, const View& view) {
    ChoiceWalk walk;
    walk.begin(game, screen, view);
    expect_each_once(walk, legal_choices(state, view.near));
  });
}

static bool says(const View& view, Word reason) {
  return screen.why_not(view).text() == simulator::plain(word(reason, view.language));
}

static void test_only_a_drawn_card_that_fits_is_said_to_fit() {
  int fitting = 0, others = 0;
  at_every_table([&](const AnyState& state, const AnyState& seen, const View& view) {
    if (seen.as<mermaid_beach::State>().phase != mermaid_beach::Phase::play_drawn) return;
    ChoiceWalk walk;
    walk.begin(game, screen, view);
    const bool fits = legal_choices(state, view.near).size() > 1;
    const Advice advice = screen.advice(view, walk);
    TEST_ASSERT_TRUE(advice.text == (fits ? Word::advise_beach_drawn : Word::drawn_does_not_fit));
    TEST_ASSERT_TRUE(says(view, fits ? Word::only_the_drawn_card : Word::drawn_does_not_fit));
    ++(fits ? fitting : others);
  });
  TEST_ASSERT_TRUE(fitting > 0 && others > 0);
}

static void test_previous_undoes_next() {
  at_every_table([](const AnyState&, const AnyState&, const View& view) {
    ChoiceWalk walk;
    walk.begin(game, screen, view);
    const int before = walk.cursor();
    walk.next();
    walk.previous();
    TEST_ASSERT_EQUAL(before, walk.cursor());
  });
}

static void test_b_takes_back_a_step_and_points_at_what_was_picked() {
  at_every_table([](const AnyState&, const AnyState&, const View& view) {
    ChoiceWalk walk;
    walk.begin(game, screen, view);
    walk.previous();
    const int picked = walk.cursor();
    walk.pick();
    if (walk.phase() == ChoiceWalk::Phase::decided) return;
    TEST_ASSERT_TRUE(walk.back());
    TEST_ASSERT_EQUAL(0, walk.step());
    TEST_ASSERT_EQUAL(picked, walk.cursor());
    TEST_ASSERT_FALSE(walk.back());
  });
}

static void test_no_choice_among_several_is_made_by_pressing_a_once() {
  at_every_table([](const AnyState& state, const AnyState&, const View& view) {
    if (legal_choices(state, view.near).size() == 1) return;
    ChoiceWalk walk;
    walk.begin(game, screen, view);
    walk.pick();
    TEST_ASSERT_TRUE(walk.phase() != ChoiceWalk::Phase::decided);
    walk.pick();
    TEST_ASSERT_TRUE(walk.phase() == ChoiceWalk::Phase::decided);
  });
}

static void test_the_only_thing_to_do_is_done_by_pressing_a_once() {
  at_every_table([](const AnyState& state, const AnyState&, const View& view) {
    if (legal_choices(state, view.near).size() != 1) return;
    ChoiceWalk walk;
    walk.begin(game, screen, view);
    walk.pick();
    TEST_ASSERT_TRUE(walk.phase() == ChoiceWalk::Phase::decided);
  });
}

static void test_what_can_be_picked_lies_at_different_spots() {
  at_every_table([](const AnyState&, const AnyState&, const View& view) {
    ChoiceWalk walk;
    walk.begin(game, screen, view);
    for (int step = 0; step < 2 && walk.phase() == ChoiceWalk::Phase::picking; ++step) {
      for (int a : walk.keys())
        for (int b : walk.keys())
          TEST_ASSERT_TRUE(a == b || screen.spot(view, step, a) != screen.spot(view, step, b));
      walk.pick();
    }
  });
}

static void test_up_and_down_stay_on_what_is_legal() {
  at_every_table([](const AnyState&, const AnyState&, const View& view) {
    ChoiceWalk walk;
    walk.begin(game, screen, view);
    walk.pick();
    if (walk.phase() != ChoiceWalk::Phase::picking) return;
    walk.go(Way::up);
    TEST_ASSERT_TRUE(walk.offers(walk.cursor()));
    walk.go(Way::down);
    TEST_ASSERT_TRUE(walk.offers(walk.cursor()));
  });
}

static simulator::SimulatedPanel panel;
static ink::Display display;

static std::uint32_t drawn(const View& view, const ChoiceWalk* walk) {
  display.refresh(panel, [&](ink::Painter& painter) { screen.draw(painter, view, walk); });
  return panel.picture_hash();
}

/// The same table as these viewers know it, with everything else dealt anew.
static AnyState dealt_anew(const AnyState& state, SeatSet viewers) {
  AnyState other = state;
  game.mask(other, viewers);
  Random random(99);
  other.as<mermaid_beach::State>().guess(random);
  game.mask(other, viewers);
  return other;
}

static void test_a_closed_table_looks_the_same_whatever_the_hands_are() {
  play_at_random(setup_of(4, 0, 5), [](const AnyState& state, Seat seat) {
    AnyState seen = state;
    game.mask(seen, SeatSet());
    const AnyState other = dealt_anew(state, SeatSet());
    TEST_ASSERT_EQUAL_HEX32(drawn(view_of(seen, 4, seat, false), nullptr),
                            drawn(view_of(other, 4, seat, false), nullptr));
  });
}

static void test_an_open_table_looks_the_same_whatever_others_hold() {
  play_at_random(setup_of(3, 0, 6), [](const AnyState& state, Seat seat) {
    AnyState seen = state;
    game.mask(seen, SeatSet(seat));
    const AnyState other = dealt_anew(state, SeatSet(seat));
    TEST_ASSERT_EQUAL_HEX32(drawn(view_of(seen, 3, seat), nullptr), drawn(view_of(other, 3, seat), nullptr));
  });
}

static void test_words_on_the_table_fit_in_every_language() {
  for (int players : {2, 5})
    play_at_random(setup_of(players, 2, 3), [&](const AnyState& state, Seat seat) {
      AnyState seen = state;
      game.mask(seen, SeatSet(seat));
      for (int language = 0; language < language_count; ++language) {
        View view = view_of(seen, players, seat);
        view.language = static_cast<Language>(language);
        ChoiceWalk walk;
        walk.begin(game, screen, view);
        drawn(view, &walk);
        TEST_ASSERT_EQUAL(0, display.cut_texts());
      }
    });
}

/// The table of a game played at random, before so many decisions.
static void show_table(int players, int decisions, int picks, const char* picture) {
  int passed = 0;
  play_at_random(setup_of(players, 0, 8), [&](const AnyState& state, Seat seat) {
    if (passed++ != decisions) return;
    AnyState seen = state;
    game.mask(seen, SeatSet(seat));
    const View view = view_of(seen, players, seat);
    ChoiceWalk walk;
    walk.begin(game, screen, view);
    for (int i = 0; i < picks; ++i) walk.pick();
    drawn(view, &walk);
    expect_picture(panel, picture);
  });
}

/// Both discard piles, as soon as a wave has washed away something in a long game.
static void show_put_away(const char* picture) {
  bool shown = false;
  for (std::uint64_t seed = 1; !shown && seed < 100; ++seed)
    play_at_random(setup_of(3, 0, seed), [&](const AnyState& state, Seat seat) {
      const auto& shells = state.as<mermaid_beach::State>().shell_discard;
      if (shown || shells[0] + shells[1] + shells[2] + shells[3] == 0 ||
          state.as<mermaid_beach::State>().beach_deck.size() > 10)
        return;
      const View view = view_of(state, 3, seat);
      display.refresh(panel, [&](ink::Painter& painter) { screen.draw_overview(painter, view, 0); });
      TEST_ASSERT_EQUAL(0, display.cut_texts());
      expect_picture(panel, picture);
      shown = true;
    });
  TEST_ASSERT_TRUE(shown);
}

static AnyState with_the_monster(std::initializer_list<mermaid_beach::Kind> cards_of_b) {
  using namespace mermaid_beach;
  AnyState seen;
  seen.make<State>() = Table(3)
                           .hand(A, {umbrella, sun, sun, monster})
                           .hand(B, cards_of_b)
                           .hand(C, {castle, sailboat, umbrella})
                           .shells(A, {1, 3, 3, 3})
                           .shells(B, {4})
                           .build();
  game.mask(seen, SeatSet(A));
  return seen;
}

/// A star lets everybody pass a card: each is named on their own handheld.
static void test_who_decides_is_named() {
  int passing = 0;
  at_every_table([&](const AnyState& state, const AnyState&, const View& view) {
    const auto& position = state.as<mermaid_beach::State>();
    TEST_ASSERT_TRUE(mermaid_beach::drawing::named(view) == view.near);
    View other = view;
    other.near = left_of(view.near, view.players);
    TEST_ASSERT_TRUE(position.to_act().contains(mermaid_beach::drawing::named(other)));
    passing += view.near != position.turn ? 1 : 0;
  });
  TEST_ASSERT_GREATER_THAN(0, passing);
}

static void test_the_cursor_begins_at_what_brings_a_shell() {
  using namespace mermaid_beach;
  const auto begins_at = [](std::initializer_list<Kind> cards) {
    AnyState seen;
    seen.make<State>() = Table(3).hand(A, cards).hand(B, {sun}).hand(C, {castle}).shells(B, {1, 4}).build();
    game.mask(seen, SeatSet(A));
    ChoiceWalk walk;
    walk.begin(game, screen, view_of(seen, 3, A));
    return kind_at(walk.cursor());
  };
  TEST_ASSERT_TRUE(begins_at({sun, sun, Kind::nice, Kind::wave}) == Kind::nice);
  TEST_ASSERT_TRUE(begins_at({umbrella, ball, ball, Kind::wave}) == ball);
}

static void test_a_shell_is_taken_from_where_the_most_valuable_lies() {
  using namespace mermaid_beach;
  AnyState seen;
  seen.make<State>() = Table(3)
                           .hand(A, {Kind::mean, ball})
                           .hand(B, {sun})
                           .hand(C, {castle})
                           .shells(B, {1})
                           .shells(C, {2, 4})
                           .build();
  game.mask(seen, SeatSet(A));
  const View view = view_of(seen, 3, A);
  ChoiceWalk walk;
  walk.begin(game, screen, view);
  walk.pick();
  TEST_ASSERT_TRUE(walk.choice() == mean(C, 4));
}

static void test_the_monster_is_warned_of_once_a_hand_is_small() {
  using namespace mermaid_beach;
  const AnyState far = with_the_monster({ball, castle, sun}), near = with_the_monster({ball, castle});
  TEST_ASSERT_FALSE(drawing::monster_threatens(view_of(far, 3, A)));
  TEST_ASSERT_TRUE(drawing::monster_threatens(view_of(near, 3, A)));
  TEST_ASSERT_FALSE(drawing::monster_threatens(view_of(near, 3, A, false)));
}

/// Eleven kinds in a hand of 15, and shells of every value before everybody.
static AnyState with_full_hands() {
  using namespace mermaid_beach;
  constexpr Kind sunglasses = kind_at(4), surfboard = kind_at(6), pail = kind_at(7), nice = Kind::nice,
                 mean = Kind::mean, seaweed = Kind::seaweed, wave = Kind::wave;
  constexpr Seat E(4);
  AnyState seen;
  seen.make<State>() = Table(5)
                           .hand(A, {sun, sun, umbrella, umbrella, castle, sailboat, sunglasses, ball,
                                     surfboard, pail, nice, nice, seaweed, wave, monster})
                           .hand(B, {castle, sailboat, umbrella})
                           .hand(C, {ball})
                           .hand(D, {pail, pail})
                           .hand(E, {sun, ball, surfboard, mean})
                           .shells(A, {1, 1, 2, 3, 3, 3, 4})
                           .shells(B, {1, 2, 2, 4})
                           .shells(C, {2, 3, 4, 4})
                           .shells(D, {1, 2})
                           .shells(E, {1, 3, 4})
                           .build();
  game.mask(seen, SeatSet(A));
  return seen;
}

/// So many cards overlap like a held fan, and each still shows its mark.
static void test_many_cards_overlap_and_stay_on_the_screen() {
  using namespace mermaid_beach;
  const AnyState full = with_full_hands();
  constexpr int mark_edge = 4, mark = 18, most_of_it = 12;
  for (const bool with_button : {false, true}) {
    const layout::HandPlaces places = layout::hand_places(full.as<State>(), A, with_button);
    const int right = with_button ? layout::button.x : screen_width;
    TEST_ASSERT_TRUE(places.overlap() && places.pitch >= mark_edge + (with_button ? most_of_it : mark));
    TEST_ASSERT_TRUE(layout::place(places, 0).x >= 0);
    TEST_ASSERT_TRUE(layout::place(places, places.cards - 1).right() <= right);
  }
}

static void test_pictures_of_tables() {
  show_table(2, 0, 0, "beach_two");
  show_table(5, 22, 0, "beach_five");
  show_table(5, 22, 1, "beach_five_picked");
  show_table(3, 14, 0, "beach_three");
  using namespace mermaid_beach;
  const AnyState warned = with_the_monster({ball, castle});
  const View view = view_of(warned, 3, A);
  ChoiceWalk walk;
  walk.begin(game, screen, view);
  drawn(view, &walk);
  expect_picture(panel, "beach_monster");
  show_put_away("beach_put_away");
  const AnyState full = with_full_hands();
  const View full_view = view_of(full, 5, A);
  walk.begin(game, screen, full_view);
  walk.next();
  drawn(full_view, &walk);
  expect_picture(panel, "beach_full");
}

/// What stands beside the words that tell of it.
static void test_picture_of_what_is_told() {
  using namespace mermaid_beach;
  const AnyState full = with_full_hands();
  const View view = view_of(full, 5, A);
  const Event events[] = {
      make_event(Happening::turned_shell, A, 1),        make_event(Happening::turned_shell, A, 4),
      make_event(Happening::turned_star, A, 0),         make_event(Happening::played, A, index(Kind::nice)),
      make_event(Happening::asked, A, 1, 2, 1),         make_event(Happening::bonus_turn, A),
      make_event(Happening::drew, B, index(Kind::none))};
  display.refresh(panel, [&](ink::Painter& painter) {
    painter.fill(ink::palette::foam);
    ink::Rect area{4, 8, 56, 74};
    for (const Event& event : events) {
      screen.illustrate(painter, view, event, area);
      area.x += 62;
      if (area.right() > screen_width) area = {4, 90, 56, 74};
    }
  });
  expect_picture(panel, "beach_told");
}

/// As from the truth, so from what everybody may see; and it is something on the screen.
static void test_what_a_bot_looks_at_tells_nothing_that_is_hidden() {
  int seen = 0, others = 0;
  for (int name = 0; name < game_count; ++name) {
    const Game& any_game = game_of(static_cast<GameName>(name));
    const GameScreen& table = screen_of(static_cast<GameName>(name));
    Setup setup;
    setup.players = any_game.facts().players_max;
    for (int i = 0; i < any_game.facts().option_count; ++i)
      setup.options.values[i] = any_game.facts().options[i].standard;
    setup.seed = 31u + static_cast<unsigned>(name);
    AnyState truth, masked;
    any_game.begin(truth, setup);
    Random random(setup.seed.number());
    for (int played = 0; played < 150 && !any_game.over(truth); ++played) {
      const Seat bot = any_seat(random, any_game.to_act(truth));
      masked = truth;
      any_game.mask(masked, SeatSet());
      const View knows_all = view_of(truth, setup.players, Seat(0)),
                 knows = view_of(masked, setup.players, Seat(0));
      ink::Rect before;
      for (int look = 0; look < 6; ++look) {
        const ink::Rect area = table.glance(knows, bot, look);
        TEST_ASSERT_TRUE(table.glance(knows_all, bot, look) == area);
        if (area.empty()) continue;
        TEST_ASSERT_TRUE(ink::whole_screen.meets(area));
        ++seen;
        others += area == before ? 0 : 1;
        before = area;
      }
      const Choice choice = any_choice(random, [&](auto visit) { any_game.choices(truth, bot, visit); });
      any_game.play(truth, bot, choice, no_events);
    }
  }
  TEST_ASSERT_GREATER_THAN(1000, seen);
  TEST_ASSERT_GREATER_THAN(seen / 2, others);
}

}  // namespace seaglass

int main() {
  using namespace seaglass;
  UNITY_BEGIN();
  RUN_TEST(test_every_legal_choice_is_reached_by_next_and_a_once);
  RUN_TEST(test_only_a_drawn_card_that_fits_is_said_to_fit);
  RUN_TEST(test_previous_undoes_next);
  RUN_TEST(test_b_takes_back_a_step_and_points_at_what_was_picked);
  RUN_TEST(test_no_choice_among_several_is_made_by_pressing_a_once);
  RUN_TEST(test_the_only_thing_to_do_is_done_by_pressing_a_once);
  RUN_TEST(test_what_can_be_picked_lies_at_different_spots);
  RUN_TEST(test_up_and_down_stay_on_what_is_legal);
  RUN_TEST(test_a_closed_table_looks_the_same_whatever_the_hands_are);
  RUN_TEST(test_an_open_table_looks_the_same_whatever_others_hold);
  RUN_TEST(test_words_on_the_table_fit_in_every_language);
  RUN_TEST(test_who_decides_is_named);
  RUN_TEST(test_the_cursor_begins_at_what_brings_a_shell);
  RUN_TEST(test_a_shell_is_taken_from_where_the_most_valuable_lies);
  RUN_TEST(test_the_monster_is_warned_of_once_a_hand_is_small);
  RUN_TEST(test_many_cards_overlap_and_stay_on_the_screen);
  RUN_TEST(test_what_a_bot_looks_at_tells_nothing_that_is_hidden);
  RUN_TEST(test_pictures_of_tables);
  RUN_TEST(test_picture_of_what_is_told);
  return UNITY_END();
}
