// Nothing that a person did is lost when the battery comes out.
#include <algorithm>
#include <iterator>
#include <memory>
#include <vector>

#include "console/screens/home/game_page.h"
#include "core/random.h"
#include "expect_picture.h"
#include "ink/display.h"
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
    play(before->table, 3, 1);
    const auto after = started();
    TEST_ASSERT_TRUE(after->shelf.seated() == game_at(number).facts().id);
    TEST_ASSERT_TRUE(after->table.resume(name).found == Saved::table);
    TEST_ASSERT_TRUE(same_state(before->table, after->table));
  }
  const auto unit = started();
  for (int number = 0; number < game_count; ++number)
    TEST_ASSERT_TRUE(unit->shelf.has_table(game_at(number).facts().id));
}

/// What everybody remembers of hidden treasure, and of how much.
static std::vector<std::uint8_t> recollections(Table& table) {
  std::vector<std::uint8_t> bytes;
  for (Seat seat : all_seats(table.players())) {
    table.open(seat);
    const Recollection& seen = *table.view(Language::english, true).recollection;
    bytes.insert(bytes.end(), std::begin(seen.bytes), std::end(seen.bytes));
  }
  return bytes;
}

static void test_what_people_saw_for_a_moment_is_remembered() {
  begin();
  const auto before = started();
  before->table.begin(GameName::mermaid_rain, setup_of(GameName::mermaid_rain, 5));
  Random random(3);
  std::vector<std::uint8_t> seen;
  const auto is_nothing = [](std::uint8_t byte) { return byte == 0; };
  while (std::all_of(seen.begin(), seen.end(), is_nothing)) {
    TEST_ASSERT_FALSE(before->table.over());
    play_one(before->table, random);
    seen = recollections(before->table);
  }
  const auto after = started();
  TEST_ASSERT_TRUE(after->table.resume(GameName::mermaid_rain).found == Saved::table);
  TEST_ASSERT_TRUE(recollections(after->table) == seen);
}

static void test_a_finished_game_is_the_latest_of_the_past_ones() {
  begin();
  const auto unit = started();
  unit->table.begin(GameName::mermaid_beach, setup_of(GameName::mermaid_beach, 5));
  play(unit->table, 10000, 2);
  const auto after = started();
  TEST_ASSERT_FALSE(after->shelf.has_table(id_of(GameName::mermaid_beach)));
  TEST_ASSERT_TRUE(after->shelf.seated() == no_game_id);
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
    TEST_ASSERT_EQUAL(10 - i, setup.seed.number());
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

/// Three at a table of Beach: so many taps after the deal.
static void sit_down_and_play(int taps) {
  desk = std::make_unique<Desk>();
  desk->begin(GameName::mermaid_beach, 2, 0);
  Random random(7);
  for (int tap = 0; tap < taps; ++tap) {
    if (handheld().showing() == ScreenName::curtain)
      open_curtain();
    else
      desk->tap(random.below(3) > 0 ? Button::a : Button::right);
  }
}

static void test_a_handheld_that_was_killed_asks_to_carry_on() {
  for (int taps = 1; taps < 60; taps += 7) {
    sit_down_and_play(taps);
    AnyState before;
    before = handheld().table().sitting().state();
    desk->restart();
    TEST_ASSERT_TRUE(handheld().showing() == ScreenName::game_page);
    desk->tap(Button::a);
    TEST_ASSERT_TRUE(handheld().showing() == ScreenName::curtain);
    TEST_ASSERT_EQUAL_MEMORY(&before, &handheld().table().sitting().state(),
                             static_cast<std::size_t>(handheld().table().game().state_bytes()));
  }
}

static std::uint32_t state_now() {
  const Table& table = handheld().table();
  return crc32({reinterpret_cast<const std::uint8_t*>(&table.sitting().state()), table.game().state_bytes()});
}

/// The same buttons every time, with the power failing after ever more bytes: what is carried on is the game
/// before the last tap or after it.
static void test_a_power_cut_under_the_buttons_costs_one_choice_at_most() {
  constexpr int taps = 24;
  std::uint32_t after_taps[taps + 1];
  for (int bytes = -1; bytes < 130; bytes += 13) {
    sit_down_and_play(0);
    if (bytes >= 0) desk->unit().flash.cut_power_after(bytes);
    Random random(7);
    after_taps[0] = state_now();
    int tap = 0;
    while (tap < taps && desk->unit().is_running()) {
      if (handheld().showing() == ScreenName::curtain)
        open_curtain();
      else
        desk->tap(random.below(3) > 0 ? Button::a : Button::right);
      ++tap;
      if (bytes < 0) after_taps[tap] = state_now();
    }
    if (bytes < 0) continue;
    desk->unit().flash.restore_power();
    desk->restart();
    TEST_ASSERT_TRUE(handheld().showing() == ScreenName::game_page);
    desk->tap(Button::a);
    const std::uint32_t found = state_now();
    TEST_ASSERT_TRUE(found == after_taps[tap] || found == after_taps[tap - 1]);
  }
}

static void leave_the_table() {
  desk->tap(Button::menu);
  while (handheld().showing() == ScreenName::table_menu) {
    desk->tap(Button::up);  // round to the last line
    desk->tap(Button::a);
  }
}

static void test_a_table_that_was_left_is_not_interrupted() {
  sit_down_and_play(0);
  leave_the_table();
  TEST_ASSERT_TRUE(handheld().showing() == ScreenName::launcher);
  desk->restart();
  TEST_ASSERT_TRUE(handheld().showing() == ScreenName::launcher);
  desk->tap(Button::a);
  desk->tap(Button::a);
  TEST_ASSERT_TRUE(handheld().showing() == ScreenName::curtain);
}

static void test_a_new_game_is_begun_only_after_a_warning() {
  sit_down_and_play(0);
  leave_the_table();
  desk->tap(Button::a);
  desk->tap(Button::right);
  desk->wait(GamePage::rise_ms);
  expect_picture(desk->panel(), "page_new_ends_saved");
  const Seed seed = handheld().table().sitting().setup().seed;
  desk->tap(Button::a);
  TEST_ASSERT_TRUE(handheld().showing() == ScreenName::sit_down);
  desk->tap(Button::b);
  desk->tap(Button::a);  // whoever turned back finds it as it was
  TEST_ASSERT_TRUE(handheld().showing() == ScreenName::curtain);
  TEST_ASSERT_TRUE(seed == handheld().table().sitting().setup().seed);
}

/// The handheld that starts over a table of which this byte of the first choice's record is another.
static void spoil_the_table(int byte) {
  sit_down_and_play(40);
  const MutableBytes bytes = desk->unit().flash.contents();
  // The set-up's record is the one that holds the fingerprint.
  const std::uint32_t fingerprint = game_of(GameName::mermaid_beach).facts().fingerprints.now;
  int at = 0;
  while (bytes.data[at] != (fingerprint & 0xFF) || bytes.data[at + 1] != (fingerprint >> 8 & 0xFF) ||
         bytes.data[at + 2] != (fingerprint >> 16 & 0xFF) || bytes.data[at + 3] != fingerprint >> 24)
    ++at;
  bytes.data[at + byte] ^= 0xFF;
}

static void test_a_damaged_table_is_named_and_can_be_discarded() {
  spoil_the_table(6);  // its checksum is wrong, and the choices after it have no beginning
  desk->restart();
  TEST_ASSERT_TRUE(handheld().showing() == ScreenName::game_page);
  desk->wait(Notices::shown_ms);  // it says first that something may be lost
  expect_picture(desk->panel(), "page_damaged");
  desk->tap(Button::a);  // back, as it says
  TEST_ASSERT_TRUE(handheld().showing() == ScreenName::launcher);
  desk->tap(Button::a);
  desk->tap(Button::right);
  desk->tap(Button::a);
  TEST_ASSERT_TRUE(handheld().showing() == ScreenName::game_page);
  desk->restart();
  TEST_ASSERT_TRUE(handheld().showing() == ScreenName::launcher);
}

static void test_a_table_of_another_version_is_named_as_such() {
  sit_down_and_play(40);
  desk->unit().stop();
  {
    RecordLog log(desk->unit().flash);
    log.mount();
    Shelf shelf(log, [](GameId) -> const Fingerprints* {
      static constexpr Fingerprints others(0x12345678);
      return &others;
    });
    shelf.mount();
    const GameId game = id_of(GameName::mermaid_beach);
    SavedJournal journal = shelf.table(game);
    TEST_ASSERT_TRUE(shelf.begin_table(game, journal, setup_of(GameName::mermaid_beach, 3)));
  }
  desk->unit().start();
  desk->wait(Desk::boot_ms + GamePage::rise_ms);
  TEST_ASSERT_TRUE(handheld().showing() == ScreenName::game_page);
  expect_picture(desk->panel(), "page_other_version");
}

static void test_words_about_a_saved_table_fit_in_every_language() {
  static simulator::SimulatedPanel panel;
  static ink::Display display;
  for (int language = 0; language < language_count; ++language) {
    begin();
    const auto unit = started();
    unit->preferences.game = GameName::mermaid_beach;
    unit->preferences.language = static_cast<Language>(language);
    unit->preferences.calm = true;
    unit->table.begin(GameName::mermaid_beach, setup_of(GameName::mermaid_beach, 5));
    GamePage page(*unit);
    page.enter(0);
    for (int thing = 0; thing < 4; ++thing) {
      page.tick(0);
      display.refresh(panel, [&](ink::Painter& painter) { page.draw(painter); });
      TEST_ASSERT_EQUAL(0, display.cut_texts());
      if (thing == 0 && language == 3) expect_picture(panel, "page_saved_german");
      page.handle({Button::right}, 0);
    }
  }
}

void test_saving() {
  RUN_TEST(test_a_table_of_each_game_comes_back_as_it_was);
  RUN_TEST(test_what_people_saw_for_a_moment_is_remembered);
  RUN_TEST(test_a_finished_game_is_the_latest_of_the_past_ones);
  RUN_TEST(test_the_last_eight_games_are_kept);
  RUN_TEST(test_where_nothing_can_be_kept_the_game_goes_on);
  RUN_TEST(test_where_flash_fails_in_mid_game_the_game_goes_on);
  RUN_TEST(test_a_handheld_that_was_killed_asks_to_carry_on);
  RUN_TEST(test_a_power_cut_under_the_buttons_costs_one_choice_at_most);
  RUN_TEST(test_a_table_that_was_left_is_not_interrupted);
  RUN_TEST(test_a_new_game_is_begun_only_after_a_warning);
  RUN_TEST(test_a_damaged_table_is_named_and_can_be_discarded);
  RUN_TEST(test_a_table_of_another_version_is_named_as_such);
  RUN_TEST(test_words_about_a_saved_table_fit_in_every_language);
  flash.reset();
  desk.reset();
}

}  // namespace seaglass
