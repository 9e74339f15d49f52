// The bots of Mermaid's Song: who they think is going to win, what plans they find, that tables of them come
// to an end, and that they keep to the rules.
#include <unity.h>

#include <cstdlib>

#include "bots/bot.h"
#include "bots/halving.h"
#include "games/bots.h"
#include "games/games.h"
#include "games/mermaids_song/bot/judge.h"
#include "games/mermaids_song/bot/plans.h"
#include "games/mermaids_song/bot/value.h"
#include "games/subjects.h"
#include "tabletop/random_player.h"
#include "test_mermaids_song/builder.h"

using namespace seaglass;
using namespace seaglass::mermaids_song;

void setUp() {}
void tearDown() {}

namespace {

int games_each = 20;
bots::Bot bot;
AnyState room;

const Game& song_game() {
  return game_of(GameName::mermaids_song);
}

Choice choice_at(const AnyState& state, Seat seat, bots::Level level, std::uint64_t chance, int& steps) {
  bot.begin(song_game(), bots::bots_of(GameName::mermaids_song), state, bots::Knowledge(), seat, level,
            Random(chance));
  for (steps = 1; !bot.step(); ++steps) TEST_ASSERT_LESS_THAN(bots::Bot::steps_max, steps);
  return bot.choice();
}

Choice choice_at(const State& state, Seat seat, bots::Level level) {
  int steps = 0;
  room.make<State>() = state;
  return choice_at(room, seat, level, 1, steps);
}

Setup setup_number(int number) {
  Setup setup;
  setup.players = static_cast<std::uint8_t>(players_min + number % (players_max - players_min + 1));
  setup.options =
      conformance::option_combination(song_game(), setup.players, static_cast<std::uint64_t>(number));
  setup.seed = 52000u + static_cast<unsigned>(number);
  return setup;
}

/// Looks at every decision of a game that is played by chance.
template <typename Look>
void play_and_look(int number, const Look& look) {
  static AnyState state;
  Random random(static_cast<std::uint64_t>(number));
  song_game().begin(state, setup_number(number));
  while (!song_game().over(state)) {
    const Seat seat = any_seat(random, song_game().to_act(state));
    look(state, seat, random);
    const Choice choice = any_choice(random, [&](auto visit) { song_game().choices(state, seat, visit); });
    TEST_ASSERT_FALSE(song_game().play(state, seat, choice, no_events));
  }
}

// ---------------------------------------------------------------------------------------------- who is to
// win

int share(const State& state, Seat seat) {
  return shares_of_win(state)[seat];
}

void test_the_shares_of_a_win_are_one_in_all() {
  const State state = Table(4).hand(A, {song1}).mermaid(A, {song2}).creatures(B, {9}).build();
  int sum = 0;
  for (Seat seat : all_seats(4)) sum += share(state, seat);
  TEST_ASSERT_INT_WITHIN(8, whole_win, sum);
}

void test_points_and_strong_mermaids_make_a_win_likely() {
  const State even = Table(4).mermaid(A, {song2}).build();
  TEST_ASSERT_GREATER_THAN(share(even, A), share(Table(4).mermaid(A, {song2}).creatures(A, {9}).build(), A));
  TEST_ASSERT_GREATER_THAN(share(even, A), share(Table(4).mermaid(A, {song3, song3, song2}).build(), A));
  TEST_ASSERT_LESS_THAN(share(even, A), share(Table(4).mermaid(A, {song2}).creatures(B, {9}).build(), A));
}

void test_whoever_can_entice_the_last_creature_next_nearly_wins() {
  const State state = Table(4).mermaid(A, {song3, song3}).creatures(A, {9, 5, 7}).row(4, 7, 9).build();
  TEST_ASSERT_GREATER_THAN(whole_win * 3 / 4, share(state, A));
}

void test_whoever_plays_the_treasure_next_is_likelier_to_win() {
  const auto before = [](std::initializer_list<Card> cards) {
    return Table(4).hand(A, cards).creatures(A, {9, 9}).creatures(B, {9, 4}).row(5, 7, 9).build();
  };
  TEST_ASSERT_GREATER_THAN(share(before({song1}), A), share(before({Card::treasure}), A));
  TEST_ASSERT_LESS_THAN(share(before({song1}), B), share(before({Card::treasure}), B));
}

// ---------------------------------------------------------------------------------------------- first
// thoughts

/// The judge of the first position, told of every choice since, and one that is made for each position.
void test_a_judge_that_goes_along_thinks_as_a_new_one_does() {
  for (int number = 0; number < games_each; ++number) {
    Random random(static_cast<std::uint64_t>(number));
    State state;
    state.begin(setup_number(number));
    Judge along(state, state.turn, usual_taste);
    while (!state.over()) {
      const Seat seat = any_seat(random, state.to_act());
      const Judge made(state, seat, usual_taste);
      along.take_sides(seat);
      state.choices(seat, [&](Choice choice) { TEST_ASSERT_EQUAL(made.worth(choice), along.worth(choice)); });
      TEST_ASSERT_TRUE(made.best() == along.best());
      const Choice choice = random.below(2) == 0
                                ? made.best()
                                : any_choice(random, [&](auto visit) { state.choices(seat, visit); });
      TEST_ASSERT_TRUE(state.play(seat, choice, no_events) == Rule::allowed);
      along.follow(seat, choice);
    }
  }
}

void test_the_first_thought_is_the_best_choice_there_is() {
  for (int number = 0; number < games_each; ++number)
    play_and_look(number, [](const AnyState& at, Seat seat, Random&) {
      const State& state = at.as<State>();
      if (state.phase == Phase::kraken) return;  // any of the strongest
      const Judge judge(state, seat, usual_taste);
      int best = -1'000'000;
      state.choices(seat, [&](Choice choice) {
        if (judge.worth(choice) > best) best = judge.worth(choice);
      });
      TEST_ASSERT_EQUAL(best, judge.worth(judge.best()));
    });
}

// --------------------------------------------------------------------------------------------------------
// plans

void test_every_plan_is_allowed_to_its_end() {
  for (int number = 0; number < games_each; ++number)
    play_and_look(number, [](const AnyState& at, Seat seat, Random&) {
      const State& state = at.as<State>();
      if (state.phase == Phase::kraken) return;
      State seen = state, somewhere;
      seen.mask(SeatSet(seat));
      Plans plans;
      find_plans(seen, seat, usual_taste, somewhere, plans);
      TEST_ASSERT_FALSE(plans.empty());
      for (const Plan& plan : plans) {
        State tried = state;
        for (int i = 0; i < plan.count; ++i)
          TEST_ASSERT_TRUE(tried.play(seat, plan.steps[i], no_events) == Rule::allowed);
      }
    });
}

void test_among_the_plans_are_the_first_thought_and_to_save_up() {
  static State somewhere;
  const State state = Table(3).hand(A, {song3, silence1}).mermaid(A, {song2}).row(5, 7, 9).build();
  const Choice first = Judge(state, A, usual_taste).best();
  Plans plans;
  find_plans(state, A, usual_taste, somewhere, plans);
  bool found = false, saving = false;
  for (const Plan& plan : plans) {
    found = found || (plan.count > 0 && plan.steps[0] == first);
    saving = saving || plan.then == Plan::Then::save_up;
  }
  TEST_ASSERT_TRUE(found && saving);
}

void test_among_the_plans_are_the_kraken_and_everybody_to_rob() {
  static State somewhere;
  const State state = Table(4)
                          .hand(A, {Card::kraken, Card::treasure, song1})
                          .mermaid(A, {song2})
                          .creatures(B, {4})
                          .creatures(D, {5})
                          .build();
  Plans plans;
  find_plans(state, A, usual_taste, somewhere, plans);
  const auto begins = [&plans](Choice choice) {
    for (const Plan& plan : plans)
      if (plan.steps[0] == choice && plan.then == Plan::Then::play_on) return true;
    return false;
  };
  TEST_ASSERT_TRUE(begins(kraken()) && begins(treasure(B)) && begins(treasure(D)));
  TEST_ASSERT_FALSE(begins(treasure(C)));
}

// ----------------------------------------------------------------------------------------------------
// decisions

void test_every_level_wins_where_it_can() {
  const State state = Table(4)
                          .hand(A, {song1, song2})
                          .mermaid(A, {song3, song3, song1})
                          .creatures(A, {9, 9})
                          .row(4, 5, 7)
                          .build();
  for (int level = 0; level < bots::level_count; ++level)
    TEST_ASSERT_TRUE(verb_of(choice_at(state, A, bots::level_at(level))) == Verb::entice);
}

/// B would win with the next turn.
State before_b_wins() {
  return Table(4)
      .hand(A, {silence3})
      .mermaid(A, {song3})
      .mermaid(B, {song3, song3, song1})
      .creatures(B, {9, 9})
      .mermaid(C, {song2})
      .row(4, 5, 7)
      .build();
}

void test_orca_weakens_who_would_win_and_otter_weakens_nobody() {
  const Choice orcas = choice_at(before_b_wins(), A, bots::Level::orca);
  TEST_ASSERT_TRUE(orcas == sing(silence3, B, 0));
  const Choice otters = choice_at(before_b_wins(), A, bots::Level::otter);
  TEST_ASSERT_FALSE(verb_of(otters) == Verb::sing && Seat(otters.b) != A);
}

void test_minnow_sings_to_who_has_heard_least() {
  const State state = Table(3).hand(A, {song2}).mermaid(A, {song3}).mermaid(A, {}).row(6, 7, 9).build();
  TEST_ASSERT_TRUE(choice_at(state, A, bots::Level::minnow) == sing(song2, A, 1));
  TEST_ASSERT_TRUE(choice_at(state, A, bots::Level::otter) == sing(song2, A, 0));
}

void test_minnow_takes_a_creature_that_is_one_card_away() {
  const State state = Table(3).hand(A, {song2}).mermaid(A, {song3}).mermaid(A, {}).row(5, 7, 9).build();
  TEST_ASSERT_TRUE(choice_at(state, A, bots::Level::minnow) == sing(song2, A, 0));
}

void test_nobody_but_orca_makes_an_own_mermaid_weaker_in_vain() {
  const State state = Table(3).hand(A, {silence1}).mermaid(A, {song2}).row(5, 7, 9).build();
  for (const bots::Level level : {bots::Level::minnow, bots::Level::otter, bots::Level::heron})
    TEST_ASSERT_TRUE(choice_at(state, A, level) == end_turn());
}

void test_heron_helps_nobody_else_to_a_creature() {
  const State state = Table(3).hand(A, {song2}).mermaid(B, {song3, song1}).row(6, 7, 9).build();
  TEST_ASSERT_TRUE(choice_at(state, A, bots::Level::heron) == end_turn());
}

/// Both Silences bring the seven in reach.
void test_a_mermaid_is_sung_up_before_the_kraken_comes() {
  const State state = Table(3)
                          .hand(A, {silence3, silence3, Card::kraken})
                          .mermaid(A, {silence1})
                          .mermaid(B, {song3})
                          .row(7, 9, 9)
                          .build();
  for (const bots::Level level : {bots::Level::otter, bots::Level::heron})
    TEST_ASSERT_TRUE(choice_at(state, A, level) == sing(silence3, A, 0));
}

void test_the_kraken_comes_before_minnows_first_song() {
  const State state =
      Table(3).hand(A, {song2, Card::kraken}).mermaid(A, {}).mermaid(B, {song3}).row(6, 7, 9).build();
  TEST_ASSERT_TRUE(choice_at(state, A, bots::Level::minnow) == kraken());
}

/// However many cards are left by then: once in a turn, after its mermaids.
void test_orca_thinks_long_once_in_a_turn() {
  const bots::GameBots& bots = bots::bots_of(GameName::mermaids_song);
  const auto steps_of = [&](const State& state, const bots::Knowledge& knowledge) {
    int steps = 1;
    room.make<State>() = state;
    bot.begin(song_game(), bots, room, knowledge, A, bots::Level::orca, Random(1));
    while (!bot.step()) ++steps;
    return steps;
  };
  const State before = Table(3)
                           .hand(A, {Card::mermaid, song2, song1})
                           .mermaid(A, {song2})
                           .mermaid(B, {song3})
                           .row(6, 7, 9)
                           .build();
  State state = before;
  bots::Knowledge knowledge;
  const auto play = [&](Choice choice) {
    room.make<State>() = state;
    TEST_ASSERT_TRUE(state.play(A, choice, [&](const Event& event) {
      bots.tell(knowledge, A, event, room);
    }) == Rule::allowed);
  };
  const int long_thought = steps_of(state, knowledge);
  play(place_mermaid(1));
  TEST_ASSERT_EQUAL(long_thought, steps_of(state, knowledge));
  play(sing(song2, A, 0));
  TEST_ASSERT_LESS_THAN(long_thought / 4, steps_of(state, knowledge));
}

/// What nobody may see changes neither the choice nor how long it takes.
void test_no_level_betrays_what_is_hidden() {
  static AnyState other;
  const conformance::Subject subject = conformance::subject(number_of(GameName::mermaids_song));
  for (int number = 0; number < 4; ++number)
    play_and_look(number, [&](const AnyState& state, Seat seat, Random& random) {
      if (random.below(games_each) > 0) return;
      other = state;
      subject.scramble(other, SeatSet(seat), random);
      for (int level = 0; level < bots::level_count; ++level) {
        int steps = 0, others_steps = 0;
        const std::uint64_t chance = random.next();
        const Choice choice = choice_at(state, seat, bots::level_at(level), chance, steps);
        TEST_ASSERT_TRUE(choice_at(other, seat, bots::level_at(level), chance, others_steps) == choice);
        TEST_ASSERT_EQUAL(steps, others_steps);
      }
    });
}

/// Bots of this level in all seats; how many turns it took.
int turns_among_themselves(bots::Level level, const Setup& setup) {
  static AnyState state;
  Random random(setup.seed.number());
  song_game().begin(state, setup);
  while (!song_game().over(state)) {
    int steps = 0;
    const Seat seat = song_game().to_act(state).first();
    const Choice choice = choice_at(state, seat, level, random.next(), steps);
    TEST_ASSERT_FALSE(song_game().play(state, seat, choice, no_events));
  }
  return state.as<State>().turns;
}

/// Everybody weakens everybody for a while, but not for ever.
void test_tables_of_bots_do_not_circle() {
  constexpr int a_while = turns_of_weakening + 100;
  for (const bots::Level level : {bots::Level::minnow, bots::Level::otter, bots::Level::heron})
    for (int number = 0; number < 20 * games_each; ++number) {
      Setup setup = setup_number(number);
      if (number % 2 == 0) setup.players = 6;
      if (number % 2 == 0) setup.options.values[0] = 0;
      TEST_ASSERT_LESS_THAN(a_while, turns_among_themselves(level, setup));
    }
  for (int number = 0; number < games_each / 10; ++number)
    TEST_ASSERT_LESS_THAN(a_while, turns_among_themselves(bots::Level::orca, setup_number(number + 3)));
}

void test_minnow_takes_one_of_the_three_best() {
  static constexpr Taste kind = {12, 10, 0, false, true};
  for (int number = 0; number < games_each; ++number)
    play_and_look(number, [](const AnyState& state, Seat seat, Random& random) {
      int steps = 0, better = 0;
      const Judge judge(state.as<State>(), seat, kind);
      const Choice choice = choice_at(state, seat, bots::Level::minnow, random.next(), steps);
      song_game().choices(state, seat,
                          [&](Choice other) { better += judge.worth(other) > judge.worth(choice) ? 1 : 0; });
      TEST_ASSERT_LESS_THAN(3, better);
    });
}

// ------------------------------------------------------------------------------------------- trying
// candidates

void test_trials_find_the_best_of_many_and_are_as_many_as_asked_for() {
  bots::Halving<20> halving;
  for (int best = 0; best < 20; ++best) {
    Random random(static_cast<std::uint64_t>(best));
    int trials = 0;
    halving.begin(20, 2000);
    while (!halving.decided()) {
      halving.tell(random.below(1000) + (halving.next() == best ? 300 : 0));
      ++trials;
    }
    TEST_ASSERT_EQUAL(best, halving.best());
    TEST_ASSERT_TRUE(trials <= 2000 && trials > 1900);
  }
}

void test_whoever_must_hurry_takes_the_best_so_far() {
  bots::Halving<3> halving;
  halving.begin(3, 3000);
  for (int i = 0; i < 9; ++i) halving.tell(halving.next() == 1 ? 10 : 0);
  halving.stop();
  TEST_ASSERT_TRUE(halving.decided());
  TEST_ASSERT_EQUAL(1, halving.best());
}

}  // namespace

int main() {
  if (const char* wanted = std::getenv("SEAGLASS_GAMES")) games_each = std::atoi(wanted);
  UNITY_BEGIN();
  RUN_TEST(test_the_shares_of_a_win_are_one_in_all);
  RUN_TEST(test_points_and_strong_mermaids_make_a_win_likely);
  RUN_TEST(test_whoever_can_entice_the_last_creature_next_nearly_wins);
  RUN_TEST(test_whoever_plays_the_treasure_next_is_likelier_to_win);
  RUN_TEST(test_a_judge_that_goes_along_thinks_as_a_new_one_does);
  RUN_TEST(test_the_first_thought_is_the_best_choice_there_is);
  RUN_TEST(test_every_plan_is_allowed_to_its_end);
  RUN_TEST(test_among_the_plans_are_the_first_thought_and_to_save_up);
  RUN_TEST(test_among_the_plans_are_the_kraken_and_everybody_to_rob);
  RUN_TEST(test_every_level_wins_where_it_can);
  RUN_TEST(test_orca_weakens_who_would_win_and_otter_weakens_nobody);
  RUN_TEST(test_minnow_sings_to_who_has_heard_least);
  RUN_TEST(test_minnow_takes_a_creature_that_is_one_card_away);
  RUN_TEST(test_nobody_but_orca_makes_an_own_mermaid_weaker_in_vain);
  RUN_TEST(test_heron_helps_nobody_else_to_a_creature);
  RUN_TEST(test_a_mermaid_is_sung_up_before_the_kraken_comes);
  RUN_TEST(test_the_kraken_comes_before_minnows_first_song);
  RUN_TEST(test_orca_thinks_long_once_in_a_turn);
  RUN_TEST(test_no_level_betrays_what_is_hidden);
  RUN_TEST(test_tables_of_bots_do_not_circle);
  RUN_TEST(test_minnow_takes_one_of_the_three_best);
  RUN_TEST(test_trials_find_the_best_of_many_and_are_as_many_as_asked_for);
  RUN_TEST(test_whoever_must_hurry_takes_the_best_so_far);
  return UNITY_END();
}
