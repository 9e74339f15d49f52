// Nothing that a person did is lost when the battery comes out.
#include <memory>

#include "core/random.h"
#include "suite.h"
#include "tabletop/random_player.h"

namespace seaglass {

static std::unique_ptr<simulator::SimulatedFlash> flash;

/// A unit that starts over the flash as it is.
static std::unique_ptr<Unit> started() {
  auto unit = std::make_unique<Unit>(*flash);
  unit->mount();
  return unit;
}

static Setup setup_of(GameName name, std::uint64_t seed) {
  const GameFacts& facts = game_of(name).facts();
  Setup setup;
  setup.players = facts.players_min;
  for (int i = 0; i < facts.option_count; ++i) setup.options.values[i] = facts.options[i].standard;
  setup.seed = seed;
  return setup;
}

static void play_one(Table& table, Random& random) {
  const Seat seat = table.next();
  table.open(seat);
  const AnyState& state = table.sitting().state();
  table.decide(
      any_choice(random, [&](auto visit) { table.game().choices(state, seat, VisitChoice(visit)); }));
}

static void play(Table& table, int choices, std::uint64_t seed) {
  Random random(seed);
  for (int i = 0; i < choices && !table.over(); ++i) play_one(table, random);
}

static bool same_state(const Table& a, const Table& b) {
  return std::memcmp(&a.sitting().state(), &b.sitting().state(),
                     static_cast<std::size_t>(a.game().state_bytes())) == 0;
}

static void begin() {
  flash = std::make_unique<simulator::SimulatedFlash>();
}

static void test_a_table_of_each_game_comes_back_as_it_was() {
  begin();
  for (int number = 0; number < game_count; ++number) {
    const auto name = static_cast<GameName>(number);
    const auto before = started();
    before->table.begin(name, setup_of(name, 5));
    play(before->table, 9, 1);
    const auto after = started();
    TEST_ASSERT_EQUAL(number, after->shelf.seated());
    TEST_ASSERT_TRUE(after->table.resume(name).found == Saved::table);
    TEST_ASSERT_TRUE(same_state(before->table, after->table));
  }
  const auto unit = started();
  for (int number = 0; number < game_count; ++number) TEST_ASSERT_TRUE(unit->shelf.has_table(number));
}

static void test_a_finished_game_is_the_latest_of_the_past_ones() {
  begin();
  const auto unit = started();
  unit->table.begin(GameName::mermaid_beach, setup_of(GameName::mermaid_beach, 5));
  play(unit->table, 10000, 2);
  const auto after = started();
  TEST_ASSERT_FALSE(after->shelf.has_table(number_of(GameName::mermaid_beach)));
  TEST_ASSERT_EQUAL(Shelf::nobody, after->shelf.seated());
  TEST_ASSERT_EQUAL(1, after->shelf.past_count());
  TEST_ASSERT_EQUAL(number_of(GameName::mermaid_beach), after->shelf.past_game(0));
}

static void test_the_last_eight_games_are_kept() {
  begin();
  const auto unit = started();
  for (int i = 0; i < 11; ++i) {
    unit->table.begin(GameName::mermaid_beach, setup_of(GameName::mermaid_beach, static_cast<unsigned>(i)));
    play(unit->table, 10000, 2);
  }
  const auto after = started();
  TEST_ASSERT_EQUAL(Shelf::past_max, after->shelf.past_count());
  TEST_ASSERT_EQUAL(11, after->shelf.finished_count());
  for (int i = 0; i < Shelf::past_max; ++i) {
    Setup setup;
    TEST_ASSERT_TRUE(after->shelf.past(i).find(setup) == Saved::table);
    TEST_ASSERT_EQUAL(10 - i, setup.seed);
  }
}

static void test_where_nothing_can_be_kept_the_game_goes_on() {
  Unit unit;
  unit.mount();
  unit.table.begin(GameName::mermaid_beach, setup_of(GameName::mermaid_beach, 5));
  play(unit.table, 10000, 2);
  TEST_ASSERT_TRUE(unit.table.over());
  TEST_ASSERT_FALSE(unit.table.is_kept());
}

static void test_where_flash_fails_in_mid_game_the_game_goes_on() {
  begin();
  const auto unit = started();
  unit->table.begin(GameName::mermaid_beach, setup_of(GameName::mermaid_beach, 5));
  play(unit->table, 20, 2);
  flash->cut_power_after(0);
  play(unit->table, 10000, 3);
  TEST_ASSERT_TRUE(unit->table.over());
  flash->restore_power();
  TEST_ASSERT_TRUE(started()->table.resume(GameName::mermaid_beach).found == Saved::table);
}

static std::unique_ptr<Desk> desk;

static const Handheld& handheld() {
  return desk->unit().handheld();
}

static void open_curtain() {
  desk->unit().press(Button::a);
  desk->wait(700);
  desk->unit().release(Button::a);
  desk->wait(Desk::one_frame_ms);
}

static void sit_down_and_play(int taps) {
  desk = std::make_unique<Desk>();
  for (const Button button : {Button::right, Button::right, Button::a, Button::a, Button::a})
    desk->tap(button);
  Random random(7);
  for (int tap = 0; tap < taps; ++tap) {
    if (handheld().showing() == ScreenName::curtain)
      open_curtain();
    else
      desk->tap(random.below(3) > 0 ? Button::a : Button::right);
  }
}

static void test_a_handheld_that_was_killed_goes_on_behind_the_curtain() {
  for (int taps = 1; taps < 60; taps += 7) {
    sit_down_and_play(taps);
    AnyState before;
    before = handheld().table().sitting().state();
    desk->restart();
    TEST_ASSERT_TRUE(handheld().showing() == ScreenName::curtain);
    TEST_ASSERT_EQUAL_MEMORY(&before, &handheld().table().sitting().state(),
                             static_cast<std::size_t>(handheld().table().game().state_bytes()));
  }
}

static void test_a_table_that_was_left_is_not_interrupted() {
  sit_down_and_play(1);
  if (handheld().showing() == ScreenName::play) desk->tap(Button::menu);
  desk->tap(Button::up);
  desk->tap(Button::a);
  TEST_ASSERT_TRUE(handheld().showing() == ScreenName::launcher);
  desk->restart();
  TEST_ASSERT_TRUE(handheld().showing() == ScreenName::launcher);
  desk->tap(Button::a);
  desk->tap(Button::a);
  TEST_ASSERT_TRUE(handheld().showing() == ScreenName::curtain);
}

void test_saving() {
  RUN_TEST(test_a_table_of_each_game_comes_back_as_it_was);
  RUN_TEST(test_a_finished_game_is_the_latest_of_the_past_ones);
  RUN_TEST(test_the_last_eight_games_are_kept);
  RUN_TEST(test_where_nothing_can_be_kept_the_game_goes_on);
  RUN_TEST(test_where_flash_fails_in_mid_game_the_game_goes_on);
  RUN_TEST(test_a_handheld_that_was_killed_goes_on_behind_the_curtain);
  RUN_TEST(test_a_table_that_was_left_is_not_interrupted);
  flash.reset();
  desk.reset();
}

}  // namespace seaglass
