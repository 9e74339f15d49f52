// The table of Mermaid's Song at positions that were laid out by hand: what its cursor offers, what it says,
// how it looks. What every table must keep is in test_pass_around.
#include <unity.h>

#include "expect_picture.h"
#include "games/mermaids_song/table/choice_keys.h"
#include "games/mermaids_song/table/drawing.h"
#include "games/mermaids_song/table/layout.h"
#include "games/mermaids_song/table/screen.h"
#include "ink/display.h"
#include "ink/layout.h"
#include "picture/plain_text.h"
#include "simulator/panel.h"
#include "stage/choice_walk.h"
#include "tabletop/random_player.h"
#include "test_mermaids_song/builder.h"

void setUp() {}
void tearDown() {}

namespace seaglass::mermaids_song {

static const GameOf<State> game;
static const SongScreen screen;
static simulator::SimulatedPanel panel;
static ink::Display display;

/// A position as `near` sees it, and their walk.
struct Sight {
  Sight(const State& position, Seat near) {
    CHECK(position.flaw() == nullptr);
    seen.make<State>() = position;
    game.mask(seen, SeatSet(near));
    view.state = &seen;
    view.players = position.players;
    view.near = near;
    view.open = true;
    if (position.to_act().contains(near)) walk.begin(game, screen, view);
  }
  Sight(const Sight&) = delete;
  Sight& operator=(const Sight&) = delete;

  bool offers(int key) const { return walk.offers(key); }
  /// Leads the cursor there, and picks.
  void pick(int key) {
    TEST_ASSERT_TRUE(walk.offers(key));
    while (walk.cursor() != key) walk.next();
    walk.pick();
  }
  void draw() {
    const bool decides = seen.as<State>().to_act().contains(view.near);
    display.refresh(panel,
                    [&](ink::Painter& painter) { screen.draw(painter, view, decides ? &walk : nullptr); });
    TEST_ASSERT_EQUAL(0, display.cut_texts());
  }

  AnyState seen;
  View view;
  ChoiceWalk walk;
};

static State six_at_a_table() {
  return Table(6)
      .hand(A, {song2, silence3, Card::mermaid})
      .hand(B, {song1, song1})
      .hand(C, {song1, song1, song1})
      .hand(Seat(4), {silence1})
      .mermaid(A, {song3, song2, silence1})
      .mermaid(A, {silence3, silence3})
      .mermaid(B, {song2})
      .mermaid(B, {})
      .mermaid(B, {silence2, silence2})
      .mermaid(C, {song3, song3, song2, song2, song3})
      .mermaid(D, {silence2})
      .mermaid(Seat(4), {silence3, silence2})
      .mermaid(Seat(5), {song1})
      .creatures(A, {4, 6})
      .creatures(B, {9, 4})
      .creatures(C, {5})
      .creatures(Seat(4), {7, 7, 4})
      .row(5, 7, 4)
      .build();
}

static void test_a_song_can_be_sung_to_every_mermaid() {
  Sight sight(six_at_a_table(), A);
  sight.pick(index(song2));
  TEST_ASSERT_EQUAL(9, sight.walk.keys().size());
  TEST_ASSERT_TRUE(sight.offers(mermaid_key(B, 1)));
}

static void test_singing_begins_at_an_own_mermaid_that_grows() {
  Sight sight(six_at_a_table(), A);
  sight.pick(index(silence3));
  TEST_ASSERT_EQUAL(mermaid_key(A, 1), sight.walk.cursor());  // the first one would be weakened
}

/// No own one grows by a Silence, and B's first does shrink by it.
static void test_where_no_own_mermaid_grows_singing_begins_at_one_that_it_weakens() {
  Sight sight(Table(3)
                  .hand(A, {silence1, silence1})
                  .mermaid(A, {song2})
                  .mermaid(B, {})
                  .mermaid(B, {song3})
                  .mermaid(C, {song1, song1})
                  .build(),
              A);
  sight.pick(index(silence1));
  TEST_ASSERT_EQUAL(mermaid_key(B, 1), sight.walk.cursor());
}

static void test_only_creatures_within_power_can_be_pointed_at() {
  Sight sight(six_at_a_table(), A);
  TEST_ASSERT_TRUE(sight.offers(first_creature_key));
  TEST_ASSERT_FALSE(sight.offers(first_creature_key + 1));
  TEST_ASSERT_TRUE(sight.offers(first_creature_key + 2));
}

static void test_who_has_two_strong_mermaids_chooses_which_entices() {
  Sight sight(six_at_a_table(), A);
  sight.pick(first_creature_key + 2);
  TEST_ASSERT_TRUE(sight.offers(own_mermaid_key(0)));
  TEST_ASSERT_TRUE(sight.offers(own_mermaid_key(1)));
}

static void test_keeping_the_hand_takes_one_press() {
  State state = six_at_a_table();
  state.phase = Phase::hand_choice;
  Sight sight(state, A);
  TEST_ASSERT_EQUAL(act_key, sight.walk.cursor());
  sight.walk.pick();
  TEST_ASSERT_TRUE(sight.walk.phase() == ChoiceWalk::Phase::decided);
}

static void test_discarding_the_hand_takes_two() {
  State state = six_at_a_table();
  state.phase = Phase::hand_choice;
  Sight sight(state, A);
  sight.pick(discard_key);
  TEST_ASSERT_TRUE(sight.walk.phase() == ChoiceWalk::Phase::confirming);
}

static State kraken_in_hand() {
  return Table(3)
      .hand(A, {Card::kraken, Card::treasure, song3})
      .mermaid(A, {song3, song2, silence1})
      .mermaid(B, {song2, song2})
      .mermaid(C, {song3, song3})
      .creatures(B, {9, 4})
      .creatures(A, {4, 4, 5})
      .row(9, 7, 6)
      .build();
}

static void test_with_the_kraken_in_hand_nobody_can_end() {
  Sight sight(kraken_in_hand(), A);
  TEST_ASSERT_FALSE(sight.offers(end_key));
  TEST_ASSERT_EQUAL_STRING("No end yet: first release the Kraken.", screen.why_not(sight.view).text());
}

/// The edge of the button: coral, or sea glass.
static bool end_is_red() {
  const ink::Rect button = layout::right_button;
  const ink::Color edge = ink::color_of(panel.pixel(button.x + button.width / 2, button.y + 1));
  return edge.red > edge.green;
}

static void test_the_end_is_red_while_the_kraken_or_the_treasure_must_be_played() {
  for (const Card card : {Card::kraken, Card::treasure, song3}) {
    Sight sight(Table(3).hand(A, {card, song3}).mermaid(A, {song2}).creatures(B, {9}).build(), A);
    sight.draw();
    TEST_ASSERT_EQUAL(is_urgent(card), end_is_red());
  }
}

static void test_the_treasure_is_taken_from_who_has_creatures() {
  Sight sight(kraken_in_hand(), A);
  sight.pick(index(Card::treasure));  // B alone has some: nothing is left to pick
  TEST_ASSERT_TRUE(sight.walk.phase() == ChoiceWalk::Phase::confirming);
  TEST_ASSERT_TRUE(sight.walk.choice() == treasure(B));
}

/// B and C each have two mermaids that are equally strong.
static State kraken_at_two() {
  State state = Table(4)
                    .hand(A, {song2})
                    .mermaid(B, {song3, song2})
                    .mermaid(B, {silence3, silence2})
                    .mermaid(B, {song1})
                    .mermaid(C, {silence1})
                    .mermaid(C, {song1})
                    .creatures(D, {9})
                    .row(9, 7, 6)
                    .rest_discarded()
                    .turn(A, Phase::kraken)
                    .build();
  state.kraken_pending.insert(B);
  state.kraken_pending.insert(C);
  return state;
}

static void test_each_owner_of_a_tie_chooses_among_the_strongest() {
  Sight b(kraken_at_two(), B), c(kraken_at_two(), C);
  TEST_ASSERT_EQUAL(2, b.walk.keys().size());
  TEST_ASSERT_FALSE(b.offers(own_mermaid_key(2)));
  TEST_ASSERT_EQUAL(2, c.walk.keys().size());
}

/// While it is still A's turn.
static void test_who_chooses_for_the_kraken_is_named() {
  TEST_ASSERT_TRUE(drawing::named(Sight(kraken_at_two(), B).view) == B);
  TEST_ASSERT_TRUE(drawing::named(Sight(kraken_at_two(), C).view) == C);
  TEST_ASSERT_TRUE(drawing::named(Sight(kraken_at_two(), D).view) == B);
}

static void test_the_other_owner_still_chooses_after_the_first() {
  AnyState state;
  state.make<State>() = kraken_at_two();
  game.play(state, B, lose(1), no_events);
  TEST_ASSERT_TRUE(game.to_act(state) == SeatSet(C));
  Sight c(state.as<State>(), C);
  TEST_ASSERT_EQUAL(2, c.walk.keys().size());
}

static void test_who_draws_the_kraken_is_told_and_nobody_else() {
  Sight sight(kraken_in_hand(), A);
  const Event event = make_event(Happening::drew, A, index(Card::kraken), 0, 0, true);
  TEST_ASSERT_FALSE(screen.caption(sight.view, event).empty());
  TEST_ASSERT_TRUE(screen.caption(sight.view, State::mask(event, SeatSet(B))).empty());
}

/// On the air all that happened since one looked is told at once, over the newest state.
static void test_each_song_is_told_with_the_power_that_it_brought() {
  AnyState position;
  position.make<State>() = six_at_a_table();
  FixedVector<Event, 16> told;
  const auto play = [&](Choice choice) {
    CHECK(!game.play(position, A, choice, [&told](const Event& event) { told.push_back(event); }));
  };
  play(sing(silence3, A, 1));  // 6 + 3
  play(sing(song2, A, 1));     // 9 - 2
  play(entice(1, 1));          // and she leaves
  Sight sight(position.as<State>(), B);
  sight.view.told = told.begin();
  sight.view.told_count = told.size();
  TEST_ASSERT_EQUAL_STRING("Axolotl sings: power 9", screen.caption(sight.view, told[0]).text());
  TEST_ASSERT_EQUAL_STRING("Axolotl sings: power 7", screen.caption(sight.view, told[2]).text());
}

static void test_the_usual_target_is_shown_as_what_it_is() {
  Setup setup;
  setup.players = 3;
  TEST_ASSERT_EQUAL(35, screen.shown_value(setup, 0));
  setup.options.values[0] = 25;
  TEST_ASSERT_EQUAL(25, screen.shown_value(setup, 0));
}

/// Also before enough have sat down.
static void test_a_short_game_is_suggested_for_so_many() {
  Setup setup;
  const int suggested[] = {25, 25, 18, 14, 14};
  for (int players = 2; players <= players_max; ++players) {
    setup.players = static_cast<std::uint8_t>(players);
    TEST_ASSERT_EQUAL(suggested[players - 2], screen.suggested_value(setup, 0));
  }
}

static void test_a_mermaid_on_her_way_is_not_yet_in_her_place() {
  Sight sight(six_at_a_table(), A);
  sight.draw();
  const std::uint32_t there = panel.picture_hash();
  State before = six_at_a_table();
  before.areas[A].slot[1] = Mermaid();
  sight.seen.make<State>() = before;
  game.depart(sight.seen, make_event(Happening::placed, A, 1));
  sight.draw();
  TEST_ASSERT_TRUE(panel.picture_hash() != there);
}

/// While this is told.
static void show_told(const State& position, Seat near, const Event& event, const char* picture) {
  Sight sight(position, near);
  sight.view.telling = &event;
  display.refresh(panel, [&](ink::Painter& painter) { screen.draw(painter, sight.view, nullptr); });
  expect_picture(panel, picture);
}

static void test_pictures_of_what_the_kraken_and_the_treasure_do() {
  show_told(six_at_a_table(), A, make_event(Happening::kraken, C), "song_arms");
  show_told(six_at_a_table(), A, make_event(Happening::lost, C, 1, 9), "song_arm");
  show_told(kraken_in_hand(), A, make_event(Happening::stole, A, 1, 9), "song_chest");
}

/// What stands beside the words that tell of it.
static void test_picture_of_what_is_told() {
  Sight sight(six_at_a_table(), A);
  const Event events[] = {make_event(Happening::sang, A, index(song3), 0, 0),
                          make_event(Happening::placed, B, 1),
                          make_event(Happening::enticed, A, 9, 0, 0),
                          make_event(Happening::kraken, C),
                          make_event(Happening::lost, D, 0, 2),
                          make_event(Happening::stole, A, 1, 7),
                          make_event(Happening::discarded_hand, A, index(song2), index(silence3), 0),
                          make_event(Happening::won, C, 20)};
  display.refresh(panel, [&](ink::Painter& painter) {
    painter.fill(ink::palette::foam);
    ink::Rect area{4, 8, 56, 74};
    for (const Event& event : events) {
      screen.illustrate(painter, sight.view, event, area);
      area.x += 62;
      if (area.right() > screen_width) area = {4, 90, 56, 74};
    }
  });
  expect_picture(panel, "song_told");
}

/// What this advice tells somebody to do.
static Verb advised(Word text) {
  static constexpr struct {
    Word text;
    Verb verb;
  } advice[] = {
      {Word::advise_song_hand, Verb::discard_hand}, {Word::advise_song_kraken, Verb::kraken},
      {Word::advise_song_treasure, Verb::treasure}, {Word::advise_song_entice, Verb::entice},
      {Word::advise_song_mermaid, Verb::mermaid},   {Word::advise_song_sing, Verb::sing},
      {Word::advise_song_end, Verb::end},           {Word::advise_song_lose, Verb::lose},
  };
  int i = 0;
  while (advice[i].text != text) ++i;
  return advice[i].verb;
}

/// The Treasure is explained also where there is no creature to take: "if anybody else has a creature".
static bool can_be_done(const AnyState& state, Seat seat, Word text) {
  if (text == Word::advise_song_treasure && !others_have_creatures(state.as<State>(), seat)) return true;
  bool is_legal = false;
  game.choices(state, seat, [&](Choice choice) { is_legal = is_legal || verb_of(choice) == advised(text); });
  return is_legal;
}

static void test_what_is_advised_can_be_done() {
  constexpr int games = 40;
  Random random(3);
  AnyState state;
  Setup setup;
  int without = 0;
  for (setup.seed = 1; setup.seed.number() <= games; ++setup.seed) {
    setup.players = static_cast<std::uint8_t>(players_min + setup.seed.number() % 4);
    for (game.begin(state, setup); !game.over(state);) {
      const Seat seat = any_seat(random, game.to_act(state));
      Sight sight(state.as<State>(), seat);
      const Advice advice = screen.advice(sight.view, sight.walk);
      if (advice.number < 0)
        ++without;
      else
        TEST_ASSERT_TRUE_MESSAGE(can_be_done(state, seat, advice.text),
                                 simulator::plain(word(advice.text, Language::english)).c_str());
      const Choice choice = any_choice(random, [&](auto visit) { game.choices(state, seat, visit); });
      CHECK(!game.play(state, seat, choice, no_events));
    }
  }
  TEST_ASSERT_GREATER_THAN(0, without);  // Kraken or Treasure: the hand is kept
}

/// A thousandth of what WCAG calls relative luminance, near enough: the square instead of the power of 2.4.
static int luminance(std::uint16_t pixel) {
  const ink::Color color = ink::color_of(pixel);
  return (213 * color.red * color.red + 715 * color.green * color.green + 72 * color.blue * color.blue) /
         65025;
}

/// Between the brightest and the darkest there: where nothing but words stands on a ground.
static void expect_contrast(ink::Rect area, const char* where) {
  int brightest = 0, darkest = 1000;
  for (int y = area.y; y < area.bottom(); ++y)
    for (int x = area.x; x < area.right(); ++x) {
      brightest = ink::larger(brightest, luminance(panel.pixel(x, y)));
      darkest = ink::smaller(darkest, luminance(panel.pixel(x, y)));
    }
  TEST_ASSERT_GREATER_OR_EQUAL_MESSAGE(45 * (darkest + 50), 10 * (brightest + 50), where);
}

static void test_words_and_numbers_stand_out() {
  Sight sight(six_at_a_table(), A);
  sight.draw();
  expect_contrast({168, 163, 148, 34}, "what would be done");
  expect_contrast({layout::turn_area.x + 32, layout::turn_area.y + 4, 60, 18}, "whose turn it is");
  expect_contrast({layout::goal_area.x + 28, layout::goal_area.y + 4, 28, 18}, "the goal");
  expect_contrast(ink::inset(layout::right_button, 8), "the button");
  expect_contrast({layout::deck.right() + 2, layout::deck.y, 26, layout::deck.height}, "the deck");
  for (Seat seat : all_seats(6)) {
    expect_contrast(layout::points(sight.view, seat), "points");
    expect_contrast(ink::inset(layout::hand_count(sight.view, seat), 2), "cards in hand");
    if (seat != A && sight.seen.as<State>().areas[seat].slot[0].here)
      expect_contrast(ink::inset(layout::mermaid(sight.view, seat, 0), 4), "a mermaid's power");
  }
}

static void test_pictures_of_tables() {
  Sight six(six_at_a_table(), A);
  six.draw();
  expect_picture(panel, "song_six");
  six.pick(index(song2));
  six.draw();
  expect_picture(panel, "song_six_singing");
  Sight three(kraken_in_hand(), A);
  three.draw();
  expect_picture(panel, "song_three");
  Sight tie(kraken_at_two(), B);
  tie.draw();
  expect_picture(panel, "song_kraken");
  display.refresh(panel, [&](ink::Painter& painter) { screen.draw_overview(painter, six.view, 0); });
  expect_picture(panel, "song_overview");
  display.refresh(panel, [&](ink::Painter& painter) { screen.draw_overview(painter, tie.view, 1); });
  expect_picture(panel, "song_discards");
}

}  // namespace seaglass::mermaids_song

int main() {
  using namespace seaglass::mermaids_song;
  UNITY_BEGIN();
  RUN_TEST(test_a_song_can_be_sung_to_every_mermaid);
  RUN_TEST(test_singing_begins_at_an_own_mermaid_that_grows);
  RUN_TEST(test_where_no_own_mermaid_grows_singing_begins_at_one_that_it_weakens);
  RUN_TEST(test_only_creatures_within_power_can_be_pointed_at);
  RUN_TEST(test_who_has_two_strong_mermaids_chooses_which_entices);
  RUN_TEST(test_keeping_the_hand_takes_one_press);
  RUN_TEST(test_discarding_the_hand_takes_two);
  RUN_TEST(test_with_the_kraken_in_hand_nobody_can_end);
  RUN_TEST(test_the_end_is_red_while_the_kraken_or_the_treasure_must_be_played);
  RUN_TEST(test_the_treasure_is_taken_from_who_has_creatures);
  RUN_TEST(test_each_owner_of_a_tie_chooses_among_the_strongest);
  RUN_TEST(test_who_chooses_for_the_kraken_is_named);
  RUN_TEST(test_the_other_owner_still_chooses_after_the_first);
  RUN_TEST(test_who_draws_the_kraken_is_told_and_nobody_else);
  RUN_TEST(test_each_song_is_told_with_the_power_that_it_brought);
  RUN_TEST(test_the_usual_target_is_shown_as_what_it_is);
  RUN_TEST(test_a_short_game_is_suggested_for_so_many);
  RUN_TEST(test_a_mermaid_on_her_way_is_not_yet_in_her_place);
  RUN_TEST(test_what_is_advised_can_be_done);
  RUN_TEST(test_words_and_numbers_stand_out);
  RUN_TEST(test_pictures_of_tables);
  RUN_TEST(test_picture_of_what_is_told);
  RUN_TEST(test_pictures_of_what_the_kraken_and_the_treasure_do);
  return UNITY_END();
}
