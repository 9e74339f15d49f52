// What is left of games when they are over: who won, and every choice.
#include <memory>
#include <string>

#include "console/screens/home/game_page.h"
#include "console/screens/home/past_games.h"
#include "console/screens/home/players.h"
#include "console/screens/table/happenings.h"
#include "console/screens/table/replay.h"
#include "console/screens/table/score_sheet.h"
#include "core/random.h"
#include "expect_picture.h"
#include "ink/display.h"
#include "suite.h"
#include "tabletop/random_player.h"

namespace seaglass {

static std::unique_ptr<simulator::SimulatedFlash> flash;
static simulator::SimulatedPanel panel;
static ink::Display display;

static std::unique_ptr<Unit> started() {
  auto unit = std::make_unique<Unit>(*flash);
  unit->mount();
  return unit;
}

static Setup setup_of(GameName name, int players, std::uint64_t seed) {
  const GameFacts& facts = game_of(name).facts();
  Setup setup;
  setup.players = static_cast<std::uint8_t>(players);
  for (int i = 0; i < facts.option_count; ++i) setup.options.values[i] = facts.options[i].standard;
  setup.seed = seed;
  return setup;
}

static void play_to_the_end(Table& table, std::uint64_t seed) {
  Random random(seed);
  while (!table.over()) {
    const Seat seat = table.next();
    table.open(seat);
    const AnyState& state = table.sitting().state();
    const auto choices = [&](auto visit) { table.game().choices(state, seat, VisitChoice(visit)); };
    table.decide(any_choice(random, choices));
  }
}

/// Played once, and as it was for every test.
static std::unique_ptr<Unit> with_a_game_of_each_kind() {
  static std::unique_ptr<simulator::SimulatedFlash> played;
  flash = std::make_unique<simulator::SimulatedFlash>();
  if (played == nullptr) {
    const auto unit = started();
    for (int number = 0; number < game_count; ++number) {
      const auto name = static_cast<GameName>(number);
      Setup setup = setup_of(name, game_of(name).facts().players_max, 2);
      if (name == GameName::mermaids_song) do
          ++setup.options.values[0];  // to the lowest target: else it lasts a thousand choices
        while (!game_of(name).allows(setup));
      unit->table.begin(name, setup);
      play_to_the_end(unit->table, 6);
    }
    played = std::make_unique<simulator::SimulatedFlash>(*flash);
  }
  *flash = *played;
  return started();
}

template <typename S>
static void draw(const S& screen) {
  display.refresh(panel, [&](ink::Painter& painter) { screen.draw(painter); });
}

static void test_every_game_is_counted_once_for_everybody_who_played() {
  flash = std::make_unique<simulator::SimulatedFlash>();
  const auto unit = started();
  int won = 0;
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    unit->table.begin(GameName::mermaid_beach, setup_of(GameName::mermaid_beach, 3, seed));
    play_to_the_end(unit->table, seed);
    won += unit->table.score().winners.contains(Seat(1)) ? 1 : 0;
    if (seed == 3) unit->count_games();  // the others are caught up with, as after a power cut
  }
  for (int start = 0; start < 3; ++start) {
    const auto after = started();
    TEST_ASSERT_EQUAL(5, after->statistics().of(1, GameName::mermaid_beach).played);
    TEST_ASSERT_EQUAL(won, after->statistics().of(1, GameName::mermaid_beach).won);
    TEST_ASSERT_EQUAL(0, after->statistics().of(3, GameName::mermaid_beach).played);
    TEST_ASSERT_EQUAL(0, after->statistics().of(1, GameName::mirage).played);
  }
}

static void test_bots_are_not_counted_and_emblems_are() {
  flash = std::make_unique<simulator::SimulatedFlash>();
  const auto unit = started();
  Setup setup = setup_of(GameName::mermaid_beach, 2, 4);
  setup.company.sitters[Seat(0)].emblem = 5;
  setup.company.sitters[Seat(1)].emblem = 0;
  setup.company.sitters[Seat(1)].kind = SitterKind::bot;
  unit->table.begin(GameName::mermaid_beach, setup);
  Random random(1);
  while (!unit->table.over()) {
    const Seat seat = unit->table.next();
    const AnyState& state = unit->table.sitting().state();
    const auto choices = [&](auto visit) { unit->table.game().choices(state, seat, VisitChoice(visit)); };
    const Choice choice = any_choice(random, choices);
    if (seat == Seat(1)) {
      unit->table.decide_for_bot(choice);
      continue;
    }
    unit->table.open(seat);
    unit->table.decide(choice);
  }
  unit->count_games();
  TEST_ASSERT_EQUAL(1, unit->statistics().of(5, GameName::mermaid_beach).played);
  TEST_ASSERT_EQUAL(0, unit->statistics().of(0, GameName::mermaid_beach).played);
}

/// Two people, an orca and a minnow: who of the people wins has beaten the bots that do not.
static void test_it_is_counted_which_bots_somebody_has_won_against() {
  flash = std::make_unique<simulator::SimulatedFlash>();
  const auto unit = started();
  bool any = false, none = false;
  std::uint8_t expected[2] = {};
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    Setup setup = setup_of(GameName::mermaid_beach, 4, seed);
    constexpr BotLevel levels[] = {BotLevel::orca, BotLevel::minnow};
    for (int i = 0; i < 2; ++i) {
      Sitter& bot = setup.company.sitters[Seat(2 + i)];
      bot.kind = SitterKind::bot;
      bot.level = levels[i];
    }
    unit->table.begin(GameName::mermaid_beach, setup);
    Random random(seed);
    while (!unit->table.over()) {
      const Seat seat = unit->table.next();
      const AnyState& state = unit->table.sitting().state();
      const auto choices = [&](auto visit) { unit->table.game().choices(state, seat, VisitChoice(visit)); };
      const Choice choice = any_choice(random, choices);
      if (unit->table.bot_is_next()) {
        unit->table.decide_for_bot(choice);
        continue;
      }
      unit->table.open(seat);
      unit->table.decide(choice);
    }
    const SeatSet winners = unit->table.score().winners;
    for (int person = 0; person < 2; ++person)
      for (int i = 0; i < 2 && winners.contains(Seat(person)); ++i)
        if (!winners.contains(Seat(2 + i)))
          expected[person] = static_cast<std::uint8_t>(expected[person] | (1 << static_cast<int>(levels[i])));
    unit->count_games();
  }
  for (int person = 0; person < 2; ++person) {
    const Statistics::BeatenLevels beaten = unit->statistics().of(person, GameName::mermaid_beach).beaten;
    TEST_ASSERT_EQUAL(expected[person], beaten.bits);
    TEST_ASSERT_EQUAL(expected[person], started()->statistics().of(person).beaten.bits);
    any = any || beaten.has(BotLevel::orca);
    none = none || !beaten.has(BotLevel::heron);
  }
  TEST_ASSERT_TRUE(any && none);
  Players players(*unit);
  players.enter(0);
  draw(players);
  expect_picture(panel, "players_beaten");
  PastGames past(*unit);
  past.enter(0);
  draw(past);
  expect_picture(panel, "past_games_bots");
}

/// Of every animal: played 7, won 3, best 40.
static void test_counts_without_levels_are_still_read() {
  flash = std::make_unique<simulator::SimulatedFlash>();
  {
    RecordLog log(*flash);
    log.mount();
    std::uint8_t bytes[5 + emblem_count * 5] = {2};
    BitWriter writer({bytes + 5, static_cast<int>(sizeof bytes) - 5});
    for (int i = 0; i < emblem_count; ++i) {
      writer.write(7, 16);
      writer.write(3, 16);
      writer.write(40, 8);
    }
    TEST_ASSERT_TRUE(
        log.begin(keys::counts[id_of(GameName::mirage)], {bytes, static_cast<int>(sizeof bytes)}));
  }
  const Statistics::Count count = started()->statistics().of(11, GameName::mirage);
  TEST_ASSERT_EQUAL(7, count.played);
  TEST_ASSERT_EQUAL(3, count.won);
  TEST_ASSERT_EQUAL(40, count.best);
  TEST_ASSERT_TRUE(count.beaten.empty());
}

/// In four games twenty thousand times each, and won half of them.
static void test_more_games_are_added_up_than_one_count_holds() {
  flash = std::make_unique<simulator::SimulatedFlash>();
  {
    RecordLog log(*flash);
    log.mount();
    constexpr int games = 4;  // of which that record told
    std::uint8_t bytes[5 + first_emblem_count * games * 4] = {1};
    BitWriter writer({bytes + 5, static_cast<int>(sizeof bytes) - 5});
    for (int i = 0; i < first_emblem_count * games; ++i) {
      writer.write(20000, 16);
      writer.write(10000, 16);
    }
    TEST_ASSERT_TRUE(log.begin(keys::statistics, {bytes, static_cast<int>(sizeof bytes)}));
  }
  const auto unit = started();
  TEST_ASSERT_EQUAL(80000, unit->statistics().of(3).played);
  TEST_ASSERT_EQUAL(40000, unit->statistics().of(3).won);
}

static void test_a_past_game_is_walked_choice_by_choice() {
  const auto unit = with_a_game_of_each_kind();
  for (int i = 0; i < game_count; ++i) {
    TEST_ASSERT_TRUE(unit->table.lay_past(i));
    const Table& table = unit->table;
    // On its own, choice after choice, the same states come as from the journal.
    AnyState state;
    table.game().begin(state, table.sitting().setup());
    for (int choice = 0; choice <= table.past_length(); ++choice) {
      if (choice > 0) {
        const JournalEntry entry = table.sitting().journal().at(choice - 1);
        TEST_ASSERT_FALSE(static_cast<bool>(table.game().play(state, entry.seat, entry.choice, no_events)));
      }
      if (choice % 9 != 0 && choice != table.past_length()) continue;
      unit->table.show_past(choice);
      TEST_ASSERT_EQUAL_MEMORY(&state, unit->view().state,
                               static_cast<std::size_t>(table.game().state_bytes()));
    }
    TEST_ASSERT_TRUE(table.game().over(state));
  }
}

static void test_a_replay_shows_every_game_from_every_chair() {
  const auto unit = with_a_game_of_each_kind();
  for (int i = 0; i < game_count; ++i) {
    unit->table.lay_past(i);
    Replay replay(*unit);
    replay.enter(0);
    for (int step = 0; step < 24; ++step) {
      if (step % 3 == 1) replay.handle({Button::down}, 0);
      for (int back = 0; back < 1 + unit->table.past_length() / 24; ++back)
        replay.handle({step < 21 ? Button::right : Button::left}, 0);
      unit->preferences.language = static_cast<Language>(step % language_count);
      replay.tick(0);
      draw(replay);
      TEST_ASSERT_EQUAL(0, display.cut_texts());
    }
  }
}

static void test_picture_of_a_replay() {
  const auto unit = with_a_game_of_each_kind();
  const int beach = game_count - 1 - number_of(GameName::mermaid_beach);
  unit->table.lay_past(beach);
  Replay replay(*unit);
  replay.enter(0);
  for (int step = 0; step < 9; ++step) replay.handle({Button::right}, 0);
  draw(replay);
  expect_picture(panel, "replay");
}

static void test_lists_of_the_past_fit_in_every_language() {
  const auto unit = with_a_game_of_each_kind();
  for (unsigned seed = 1; seed < 6; ++seed) {
    unit->table.begin(GameName::mermaid_beach, setup_of(GameName::mermaid_beach, 3, seed));
    play_to_the_end(unit->table, seed);
    unit->count_games();
  }
  for (int language = 0; language < language_count; ++language) {
    unit->preferences.language = static_cast<Language>(language);
    PastGames past(*unit);
    past.enter(0);
    draw(past);
    TEST_ASSERT_EQUAL(0, display.cut_texts());
    if (language == 0) expect_picture(panel, "past_games");
    Players players(*unit);
    players.enter(0);
    draw(players);
    TEST_ASSERT_EQUAL(0, display.cut_texts());
    if (language == 3) expect_picture(panel, "players_german");
  }
}

/// As many as can play, or as few: the count, and all that is kept of what happened.
static void expect_an_end_that_fits(GameName game, int players, const char* name) {
  static Unit unit;
  unit.table.begin(game, setup_of(game, players, 7));
  play_to_the_end(unit.table, 7);
  for (int language = 0; language < language_count; ++language) {
    unit.preferences.language = static_cast<Language>(language);
    ScoreSheet score(unit);
    score.enter(0);
    draw(score);
    TEST_ASSERT_EQUAL(0, display.cut_texts());
    for (const Milliseconds at : {10000u, 20000u}) score.tick(at);
    draw(score);
    TEST_ASSERT_EQUAL(0, display.cut_texts());
    if (language == 3) expect_picture(panel, ("counted_" + std::string(name)).c_str());
    const Happenings happened(unit, Happenings::What::all);
    for (int page = 0; page < happened.pages(); ++page) {
      display.refresh(panel, [&](ink::Painter& painter) { happened.draw_page(painter, page); });
      TEST_ASSERT_EQUAL(0, display.cut_texts());
    }
    if (language == 2) expect_picture(panel, ("happened_" + std::string(name)).c_str());
  }
}

static void test_how_games_end_fits_in_every_language() {
  expect_an_end_that_fits(GameName::mermaid_rain, 3, "rain_three");
  expect_an_end_that_fits(GameName::mermaid_rain, 6, "rain_six");
  expect_an_end_that_fits(GameName::mirage, 4, "mirage_four");
  expect_an_end_that_fits(GameName::mermaid_beach, 5, "beach_five");
  expect_an_end_that_fits(GameName::mermaids_song, 3, "song_three");
  expect_an_end_that_fits(GameName::mermaids_song, 6, "song_six");
}

static std::unique_ptr<Desk> desk;

static ScreenName showing() {
  return desk->unit().handheld().showing();
}

/// From the launcher to both lists and back, by the buttons alone.
static void test_the_game_page_leads_to_the_past() {
  with_a_game_of_each_kind();
  desk = std::make_unique<Desk>();
  const MutableBytes bytes = desk->unit().flash.contents();
  std::memcpy(bytes.data, flash->contents().data, static_cast<std::size_t>(bytes.size));
  desk->restart();
  desk->tap(Button::a);
  desk->tap(Button::left);  // round to the last thing
  desk->wait(GamePage::rise_ms);
  expect_picture(desk->panel(), "page_with_a_past");
  desk->tap(Button::a);
  TEST_ASSERT_TRUE(showing() == ScreenName::players);
  desk->tap(Button::b);
  desk->tap(Button::left);
  desk->tap(Button::left);
  desk->tap(Button::a);
  TEST_ASSERT_TRUE(showing() == ScreenName::past_games);
  desk->tap(Button::down);
  desk->tap(Button::a);
  TEST_ASSERT_TRUE(showing() == ScreenName::replay);
  for (int i = 0; i < 5; ++i) desk->tap(Button::right);
  desk->tap(Button::b);
  desk->tap(Button::b);
  TEST_ASSERT_TRUE(showing() == ScreenName::game_page);
  desk->tap(Button::a);
  TEST_ASSERT_TRUE(showing() == ScreenName::sit_down);
}

void test_past() {
  RUN_TEST(test_every_game_is_counted_once_for_everybody_who_played);
  RUN_TEST(test_bots_are_not_counted_and_emblems_are);
  RUN_TEST(test_it_is_counted_which_bots_somebody_has_won_against);
  RUN_TEST(test_counts_without_levels_are_still_read);
  RUN_TEST(test_more_games_are_added_up_than_one_count_holds);
  RUN_TEST(test_a_past_game_is_walked_choice_by_choice);
  RUN_TEST(test_a_replay_shows_every_game_from_every_chair);
  RUN_TEST(test_picture_of_a_replay);
  RUN_TEST(test_how_games_end_fits_in_every_language);
  RUN_TEST(test_lists_of_the_past_fit_in_every_language);
  RUN_TEST(test_the_game_page_leads_to_the_past);
  flash.reset();
  desk.reset();
}

}  // namespace seaglass
