// A sitting and its journal, with every game in the box.
#include <unity.h>

#include <cstring>

#include "games/games.h"
#include "games/mermaid_beach/rules/state.h"
#include "games/mermaid_rain/rules/state.h"
#include "tabletop/random_player.h"
#include "tabletop/sitting.h"

using namespace seaglass;

void setUp() {}
void tearDown() {}

namespace {

using LongJournal = MemoryJournal<7000>;  // Mermaid's Song in 400 turns is the longest

Setup setup_for(const Game& game, std::uint64_t seed) {
  Setup setup;
  setup.players = game.facts().players_max;
  for (int i = 0; i < game.facts().option_count; ++i)
    setup.options.values[i] = game.facts().options[i].standard;
  setup.seed = seed;
  return setup;
}

bool same(const Game& game, const AnyState& x, const AnyState& y) {
  return std::memcmp(&x, &y, static_cast<std::size_t>(game.state_bytes())) == 0;
}

JournalEntry random_step(const Sitting& sitting, Random& random) {
  const Seat seat = any_seat(random, sitting.game().to_act(sitting.state()));
  const Choice choice = any_choice(
      random, [&](auto visit) { sitting.game().choices(sitting.state(), seat, VisitChoice(visit)); });
  return {seat, choice};
}

void play_on(Sitting& sitting, Random& random, int choices) {
  for (int i = 0; i < choices && !sitting.game().over(sitting.state()); ++i) {
    const JournalEntry step = random_step(sitting, random);
    TEST_ASSERT_TRUE(static_cast<bool>(sitting.play(step.seat, step.choice, no_events)));
  }
}

/// So many choices, or half of what a game takes where that is less: in the middle of a game.
int in_the_middle(const Game& game, int choices) {
  static LongJournal journal;
  static AnyState state;
  Sitting sitting(game, state, journal);
  Random random(3);
  sitting.begin(setup_for(game, 42));
  play_on(sitting, random, 2 * choices);
  return journal.size() / 2;
}

}  // namespace

/// Whoever begins, at a table where somebody was named, or nobody. In Mermaid Rain that is the dealer, and
/// all decide at once; in every other game one seat decides first.
Seat beginner_of(GameName name, Beginner begins, std::uint64_t seed) {
  const Game& game = game_of(name);
  Setup setup = setup_for(game, seed);
  setup.begins = begins;
  AnyState state;
  game.begin(state, setup);
  if (name == GameName::mermaid_rain) return state.as<mermaid_rain::State>().dealer;
  const SeatSet deciding = game.to_act(state);
  TEST_ASSERT_EQUAL(1, deciding.count());
  return deciding.first();
}

void test_who_was_named_begins_and_else_whomever_chance_names() {
  for (int number = 0; number < game_count; ++number) {
    const auto name = static_cast<GameName>(number);
    const int players = game_of(name).facts().players_max;
    SeatSet by_chance;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) by_chance.insert(beginner_of(name, {}, seed));
    TEST_ASSERT_TRUE(by_chance == SeatSet::all(players));
    for (Seat seat : all_seats(players))
      for (std::uint64_t seed = 1; seed <= 5; ++seed)
        TEST_ASSERT_TRUE(beginner_of(name, Beginner(seat), seed) == seat);
  }
}

static void test_a_journal_brings_the_whole_sitting_back() {
  for (int number = 0; number < game_count; ++number) {
    const Game& game = game_at(number);
    static LongJournal journal;
    AnyState state, resumed_state;
    Sitting sitting(game, state, journal);
    Random random(3);
    sitting.begin(setup_for(game, 42));
    play_on(sitting, random, 60);
    Sitting resumed(game, resumed_state, journal);
    TEST_ASSERT_TRUE(resumed.resume(setup_for(game, 42)).ok());
    TEST_ASSERT_TRUE(same(game, state, resumed_state));
  }
}

static void test_looking_back_shows_every_earlier_state() {
  for (int number = 0; number < game_count; ++number) {
    const Game& game = game_at(number);
    static LongJournal journal;
    AnyState state, earlier, seen;
    Sitting sitting(game, state, journal);
    Random random(4);
    sitting.begin(setup_for(game, 1));
    const int choices = in_the_middle(game, 10);
    play_on(sitting, random, choices);
    earlier = state;
    play_on(sitting, random, choices);
    sitting.look_back(choices, seen);
    TEST_ASSERT_TRUE(same(game, earlier, seen));
  }
}

static void test_a_choice_taken_back_leaves_no_trace() {
  for (int number = 0; number < game_count; ++number) {
    const Game& game = game_at(number);
    static LongJournal journal;
    AnyState state, before;
    Sitting sitting(game, state, journal);
    Random random(5);
    sitting.begin(setup_for(game, 8));
    int taken_back = 0;
    for (int i = 0; i < 200 && !game.over(state); ++i) {
      before = state;
      const JournalEntry step = random_step(sitting, random);
      const int entries = journal.size();
      sitting.play(step.seat, step.choice, no_events);
      if (!sitting.can_undo(step.seat)) continue;
      ++taken_back;
      sitting.undo();
      TEST_ASSERT_EQUAL(entries, journal.size());
      TEST_ASSERT_TRUE(same(game, before, state));
      sitting.play(step.seat, step.choice, no_events);
    }
    TEST_ASSERT_GREATER_THAN(0, taken_back);
  }
}

static void test_what_came_to_light_cannot_be_taken_back() {
  static LongJournal journal;
  AnyState state;
  const Game& beach = game_of(GameName::mermaid_beach);
  Sitting sitting(beach, state, journal);
  Random random(6);
  sitting.begin(setup_for(beach, 2));
  for (int i = 0; i < 100 && !beach.over(state); ++i) {
    const JournalEntry step = random_step(sitting, random);
    bool revealed = false;
    sitting.play(step.seat, step.choice, [&](const Event& event) { revealed = revealed || event.reveals; });
    TEST_ASSERT_EQUAL(!revealed, sitting.can_undo(step.seat));
  }
}

static void test_only_who_decided_last_can_take_it_back() {
  static LongJournal journal;
  AnyState state;
  const Game& beach = game_of(GameName::mermaid_beach);
  Sitting sitting(beach, state, journal);
  Random random(6);
  sitting.begin(setup_for(beach, 2));
  for (int i = 0; i < 100 && !beach.over(state); ++i) {
    const JournalEntry step = random_step(sitting, random);
    sitting.play(step.seat, step.choice, no_events);
    TEST_ASSERT_FALSE(sitting.can_undo(left_of(step.seat, sitting.setup().players)));
  }
}

static void test_a_game_that_is_over_stays_over() {
  for (int number = 0; number < game_count; ++number) {
    const Game& game = game_at(number);
    static LongJournal journal;
    AnyState state;
    Sitting sitting(game, state, journal);
    Random random(9);
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
      sitting.begin(setup_for(game, seed));
      play_on(sitting, random, game.facts().choices_max);
      TEST_ASSERT_TRUE(game.over(state));
      TEST_ASSERT_FALSE(sitting.can_undo(journal.at(journal.size() - 1).seat));
    }
  }
}

static void test_a_refused_choice_is_not_in_the_journal() {
  static LongJournal journal;
  AnyState state;
  const Game& beach = game_of(GameName::mermaid_beach);
  Sitting sitting(beach, state, journal);
  sitting.begin(setup_for(beach, 2));
  const Seat waiting = left_of(beach.to_act(state).first(), sitting.setup().players);
  const Sitting::Played played = sitting.play(waiting, mermaid_beach::nice(), no_events);
  TEST_ASSERT_EQUAL_STRING("somebody else decides now", beach.why(played.refusal));
  TEST_ASSERT_EQUAL(0, journal.size());
}

static void test_what_cannot_be_kept_does_not_happen() {
  MemoryJournal<3> journal;
  AnyState state, full;
  const Game& beach = game_of(GameName::mermaid_beach);
  Sitting sitting(beach, state, journal);
  Random random(7);
  sitting.begin(setup_for(beach, 3));
  play_on(sitting, random, 3);
  full = state;
  const JournalEntry step = random_step(sitting, random);
  TEST_ASSERT_TRUE(sitting.play(step.seat, step.choice, no_events).not_kept);
  TEST_ASSERT_TRUE(same(beach, full, state));
}

static void test_a_journal_of_something_else_is_refused_with_a_reason() {
  static LongJournal journal;
  journal.begin({}, {});
  journal.append({Seat(0), Choice{99, 1, 2, 3}});
  AnyState state;
  const Game& beach = game_of(GameName::mermaid_beach);
  Sitting sitting(beach, state, journal);
  const Result<bool> resumed = sitting.resume(setup_for(beach, 3));
  TEST_ASSERT_FALSE(resumed.ok());
  TEST_ASSERT_NOT_NULL(resumed.why());
}

/// The position, packed whole.
static Opening opening_of(const Game& game, const AnyState& state) {
  Opening opening;
  opening.resize(packed_bytes_max);
  BitWriter writer({opening.begin(), packed_bytes_max});
  game.pack(state, writer);
  opening.resize(writer.bytes());
  return opening;
}

static void test_a_sitting_goes_on_from_where_another_left_it() {
  for (int number = 0; number < game_count; ++number) {
    const Game& game = game_at(number);
    static LongJournal journal, other_journal;
    AnyState state, other, resumed_state, first, seen;
    Sitting sitting(game, state, journal), second(game, other, other_journal);
    Random random(12);
    sitting.begin(setup_for(game, 5));
    play_on(sitting, random, in_the_middle(game, 25));
    first = state;
    Setup setup = setup_for(game, 77);
    TEST_ASSERT_TRUE(second.begin(setup, bytes_of(opening_of(game, state))));
    TEST_ASSERT_TRUE(same(game, state, other));
    TEST_ASSERT_EQUAL(0, other_journal.size());
    play_on(second, random, 25);
    Sitting resumed(game, resumed_state, other_journal);
    TEST_ASSERT_TRUE(resumed.resume(setup).ok());
    TEST_ASSERT_TRUE(same(game, other, resumed_state));
    second.look_back(0, seen);
    TEST_ASSERT_TRUE(same(game, first, seen));
  }
}

static void test_bytes_that_are_no_position_of_such_a_table_begin_nothing() {
  for (int number = 0; number < game_count; ++number) {
    const Game& game = game_at(number);
    static LongJournal journal;
    AnyState state;
    Sitting sitting(game, state, journal);
    sitting.begin(setup_for(game, 5));
    Opening opening = opening_of(game, state);
    Setup fewer = setup_for(game, 5);
    fewer.players = game.facts().players_min;
    if (fewer.players < game.facts().players_max) TEST_ASSERT_FALSE(sitting.begin(fewer, bytes_of(opening)));
    opening.pop_back();
    TEST_ASSERT_FALSE(sitting.begin(setup_for(game, 5), bytes_of(opening)));
    TEST_ASSERT_FALSE(sitting.has_begun());
    journal.begin(setup_for(game, 5), bytes_of(opening));
    TEST_ASSERT_FALSE(sitting.resume(setup_for(game, 5)).ok());
  }
}

static void test_a_view_shows_only_what_a_seat_may_know() {
  static LongJournal journal;
  AnyState state, view;
  const Game& beach = game_of(GameName::mermaid_beach);
  Sitting sitting(beach, state, journal);
  sitting.begin(setup_for(beach, 3));
  sitting.view(SeatSet(Seat(1)), view);
  TEST_ASSERT_TRUE(view.as<mermaid_beach::State>().hands[Seat(0)].hidden);
  TEST_ASSERT_FALSE(view.as<mermaid_beach::State>().hands[Seat(1)].hidden);
}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_who_was_named_begins_and_else_whomever_chance_names);
  RUN_TEST(test_a_journal_brings_the_whole_sitting_back);
  RUN_TEST(test_looking_back_shows_every_earlier_state);
  RUN_TEST(test_a_choice_taken_back_leaves_no_trace);
  RUN_TEST(test_what_came_to_light_cannot_be_taken_back);
  RUN_TEST(test_only_who_decided_last_can_take_it_back);
  RUN_TEST(test_a_game_that_is_over_stays_over);
  RUN_TEST(test_a_refused_choice_is_not_in_the_journal);
  RUN_TEST(test_what_cannot_be_kept_does_not_happen);
  RUN_TEST(test_a_journal_of_something_else_is_refused_with_a_reason);
  RUN_TEST(test_a_sitting_goes_on_from_where_another_left_it);
  RUN_TEST(test_bytes_that_are_no_position_of_such_a_table_begin_nothing);
  RUN_TEST(test_a_view_shows_only_what_a_seat_may_know);
  return UNITY_END();
}
