// The bots of Mermaid Beach: what they remember of the hands of others, that the worlds they deal could be,
// and that they keep to the rules.
#include <unity.h>

#include <cstdlib>
#include <cstring>

#include "bots/bot.h"
#include "games/bots.h"
#include "games/games.h"
#include "games/mermaid_beach/bot/dealing.h"
#include "games/mermaid_beach/bot/judge.h"
#include "games/mermaid_beach/bot/memory.h"
#include "games/subjects.h"
#include "tabletop/random_player.h"
#include "test_mermaid_beach/builder.h"

using namespace seaglass;
using namespace seaglass::mermaid_beach;

void setUp() {}
void tearDown() {}

namespace {

int games_each = 20;
bots::Bot bot;
AnyState room;

const Game& beach() {
  return game_of(GameName::mermaid_beach);
}
const bots::GameBots& beach_bots() {
  return bots::bots_of(GameName::mermaid_beach);
}

// ---------------------------------------------------------------------------------------------------- memory

/// A table as A sees it, and what A remembers.
struct Remembered {
  State state;
  Memory memory;

  explicit Remembered(const State& position) : state(position) {}

  void play(Seat seat, Choice choice) {
    State before = state;
    before.mask(SeatSet(A));
    TEST_ASSERT_TRUE(state.play(seat, choice, [&](const Event& event) {
      remember(memory, A, State::mask(event, SeatSet(A)), before);
    }) == Rule::allowed);
  }

  /// In how many of a hundred worlds a seat holds such a card, or a pair.
  int holding(Seat seat, Kind kind) const {
    return worlds_where([&](const State& world) { return world.hands[seat].holds(kind); });
  }
  int with_a_pair(Seat seat) const {
    return worlds_where([&](const State& world) { return world.hands[seat].has_pair(); });
  }

 private:
  template <typename Is>
  int worlds_where(const Is& is) const {
    Random random(5);
    int count = 0;
    for (int i = 0; i < 100; ++i) {
      State world = state;
      world.mask(SeatSet(A));
      deal_a_world(world, A, memory, random);
      count += is(world) ? 1 : 0;
    }
    return count;
  }
};

constexpr Kind surfboard = kind_at(6), pail = kind_at(7);

/// B asks C for a sun, who has none.
Remembered after_b_asked_for_a_sun() {
  Remembered table(Table(3)
                       .hand(A, {umbrella, castle, pail, sailboat})
                       .hand(B, {sun, ball, surfboard, Kind::seaweed})
                       .hand(C, {umbrella, castle, sailboat, Kind::nice})
                       .beach({Kind::wave})
                       .turns(2)
                       .turn(B)
                       .build());
  table.play(B, ask(C, sun));
  return table;
}

void test_who_asks_in_vain_holds_what_was_asked_for() {
  TEST_ASSERT_EQUAL(100, after_b_asked_for_a_sun().holding(B, sun));
}

void test_who_says_no_has_none() {
  TEST_ASSERT_EQUAL(0, after_b_asked_for_a_sun().holding(C, sun));
}

void test_who_may_ask_held_no_mermaid_before() {
  Remembered table = after_b_asked_for_a_sun();
  const int with_the_card_drawn = table.holding(B, Kind::nice);
  TEST_ASSERT_GREATER_THAN(0, with_the_card_drawn);
  table.play(B, keep());
  TEST_ASSERT_EQUAL(0, table.holding(B, Kind::nice));
}

void test_with_free_asking_a_question_says_nothing_of_mermaids() {
  Remembered table(Table(3, false, true)
                       .hand(A, {umbrella, castle})
                       .hand(B, {sun, ball, Kind::nice, Kind::nice})
                       .hand(C, {umbrella, castle, sailboat})
                       .turn(B)
                       .build());
  table.play(B, ask(C, sun));
  TEST_ASSERT_GREATER_THAN(50, table.holding(B, Kind::nice));
}

void test_who_draws_a_card_may_have_it_after_all() {
  Remembered table = after_b_asked_for_a_sun();
  table.play(B, keep());
  TEST_ASSERT_EQUAL(0, table.holding(C, sun));
  table.play(C, nice());
  table.play(C, stop());
  table.play(A, ask(C, pail));
  if (table.state.phase == Phase::play_drawn) table.play(A, keep());
  TEST_ASSERT_EQUAL(0, table.holding(C, sun));
  table.play(B, seaweed(C));
  TEST_ASSERT_GREATER_THAN(0, table.holding(C, sun));
}

void test_what_was_given_away_is_gone() {
  Remembered table = after_b_asked_for_a_sun();
  table.play(B, keep());
  TEST_ASSERT_EQUAL(100, table.holding(B, sun));
  table.state.hands[C].add(sun);  // C asks with the card that B is known to hold
  table.state.hands[C].remove(Kind::nice);
  for (Kind& card : table.state.beach_deck)
    if (card == sun) {
      card = Kind::nice;
      break;
    }
  table.play(C, ask(B, sun));
  TEST_ASSERT_LESS_THAN(100, table.holding(B, sun));
}

void test_a_card_that_was_passed_to_somebody_is_known() {
  Remembered table(Table(3)
                       .hand(A, {monster, umbrella, castle})
                       .hand(B, {sun, ball, Kind::nice})
                       .hand(C, {umbrella, castle, sailboat})
                       .turns(ShellCard::left)
                       .turn(B)
                       .build());
  table.play(B, nice());
  table.play(A, pass(monster));
  table.play(B, pass(sun));
  table.play(C, pass(umbrella));
  TEST_ASSERT_EQUAL(100, table.holding(B, monster));
  TEST_ASSERT_EQUAL(0, table.holding(C, monster));
}

void test_who_was_given_the_monster_hands_it_on() {
  Remembered table(Table(3)
                       .hand(A, {monster, umbrella, castle})
                       .hand(B, {sun, ball, pail, Kind::nice})
                       .hand(C, {umbrella, castle, sailboat, Kind::nice})
                       .turns(ShellCard::left)
                       .turn(B)
                       .build());
  table.play(B, nice());
  table.play(A, pass(monster));
  table.play(B, pass(sun));
  table.play(C, pass(umbrella));
  table.play(B, stop());
  for (int i = 0; i < table.state.shell_deck.size(); ++i)  // another Starfish on top
    if (table.state.shell_deck[i] == ShellCard::left) {
      table.state.shell_deck[i] = table.state.shell_deck.back();
      table.state.shell_deck.back() = ShellCard::left;
    }
  table.play(C, nice());
  table.play(A, pass(castle));
  table.play(B, pass(monster));
  table.play(C, pass(castle));
  TEST_ASSERT_EQUAL(100, table.holding(C, monster));
}

void test_who_keeps_a_card_that_was_drawn_holds_no_pair() {
  Remembered table = after_b_asked_for_a_sun();
  table.play(B, keep());
  TEST_ASSERT_EQUAL(0, table.with_a_pair(B));
}

void test_who_plays_a_pair_holds_no_mermaid() {
  Remembered table(Table(3)
                       .hand(A, {umbrella, castle, pail})
                       .hand(B, {sun, sun, ball, surfboard})
                       .hand(C, {umbrella, castle, sailboat})
                       .turns(2)
                       .turn(B)
                       .build());
  TEST_ASSERT_GREATER_THAN(0, table.holding(B, Kind::nice));
  table.play(B, pair(sun));
  TEST_ASSERT_EQUAL(0, table.holding(B, Kind::nice));
}

void test_who_gave_its_only_one_away_has_none() {
  Remembered table(Table(3)
                       .hand(A, {castle, pail})
                       .hand(B, {sun, ball, surfboard})
                       .hand(C, {umbrella, castle, sailboat})
                       .turns(2)
                       .turn(C)
                       .build());
  table.play(C, ask(B, umbrella));
  if (table.state.phase == Phase::play_drawn) table.play(C, keep());
  table.play(A, ask(C, castle));
  TEST_ASSERT_EQUAL(0, table.holding(C, castle));
}

/// B asks for a sun in vain. C plays a mermaid, and a Starfish makes everybody pass a card on.
Remembered after_a_pass(ShellCard direction = ShellCard::left) {
  Remembered table(Table(4)
                       .hand(A, {umbrella, castle, pail})
                       .hand(B, {sun, ball, surfboard})
                       .hand(C, {sun, castle, sailboat, Kind::nice})
                       .hand(D, {umbrella, castle, surfboard})
                       .beach({Kind::wave, Kind::nice})
                       .turns(direction)
                       .turn(B)
                       .build());
  table.play(B, ask(D, sun));
  if (table.state.phase == Phase::play_drawn) table.play(B, keep());
  table.play(C, nice());
  table.play(A, pass(castle));
  table.play(B, pass(ball));
  table.play(C, pass(castle));
  table.play(D, pass(umbrella));
  return table;
}

/// B was given A's castle, and passed on what A did not see; the Monster would have gone.
void test_who_passed_a_card_on_has_no_monster() {
  TEST_ASSERT_EQUAL(0, after_a_pass().holding(B, monster));
}

/// B, who had no mermaid when it asked, was given one of C's cards.
void test_nobody_gives_a_mermaid_away() {
  TEST_ASSERT_EQUAL(0, after_a_pass(ShellCard::right).holding(B, Kind::nice));
}

/// B, who asked for a sun, is given another by A, and then one of them is asked for.
void test_who_was_given_a_second_one_has_one_left() {
  Remembered table(Table(3)
                       .hand(A, {sun, umbrella, castle})
                       .hand(B, {sun, ball, surfboard})
                       .hand(C, {umbrella, pail, sailboat, Kind::nice})
                       .beach({Kind::wave})
                       .turns(ShellCard::left)
                       .turn(B)
                       .build());
  table.play(B, ask(C, sun));
  table.play(B, keep());
  table.play(C, nice());
  table.play(A, pass(sun));
  table.play(B, pass(ball));
  table.play(C, pass(umbrella));
  TEST_ASSERT_FALSE(table.memory.of(A, B, 3).old_are_single());
}

/// With free asking B drew a third sun, and plays two of them.
void test_with_free_asking_who_plays_a_pair_may_hold_more_of_it() {
  Remembered table(Table(3, false, true)
                       .hand(A, {umbrella, castle})
                       .hand(B, {sun, sun, ball})
                       .hand(C, {umbrella, castle, sailboat})
                       .beach({sun})
                       .turns(2)
                       .turn(B)
                       .build());
  table.play(B, ask(C, ball));
  table.play(B, pair(sun));
  TEST_ASSERT_FALSE(table.memory.of(A, B, 3).has_none_of(sun));
}

void test_seaweed_that_was_known_may_be_passed_on() {
  Remembered table(Table(4)
                       .hand(A, {Kind::seaweed, castle, pail})
                       .hand(B, {sun, ball, surfboard, Kind::nice})
                       .hand(C, {sun, castle, sailboat})
                       .hand(D, {umbrella, castle, surfboard})
                       .turns(ShellCard::left)
                       .turn(B)
                       .build());
  table.play(B, nice());
  table.play(A, pass(Kind::seaweed));
  table.play(B, pass(ball));
  table.play(C, pass(castle));
  table.play(D, pass(umbrella));
  TEST_ASSERT_EQUAL(100, table.holding(B, Kind::seaweed));
  State& state = table.state;  // and another Starfish on top
  for (ShellCard& card : state.shell_deck)
    if (card == ShellCard::left) {
      card = state.shell_deck.back();
      state.shell_deck.back() = ShellCard::left;
      break;
    }
  state.hands[B].remove(surfboard);
  state.hands[B].add(Kind::nice);
  for (Kind& card : state.beach_deck)
    if (card == Kind::nice) {
      card = surfboard;
      break;
    }
  table.play(B, nice());
  table.play(A, pass(castle));
  table.play(B, pass(Kind::seaweed));
  table.play(C, pass(sailboat));
  table.play(D, pass(castle));
  TEST_ASSERT_LESS_THAN(100, table.holding(B, Kind::seaweed));
}

void test_two_who_pass_each_other_the_same_item_both_hold_it() {
  Remembered table(Table(2)
                       .hand(A, {sun, umbrella, castle, pail})
                       .hand(B, {sun, ball, surfboard, Kind::nice})
                       .turns(ShellCard::left)
                       .turn(B)
                       .build());
  table.play(B, nice());
  table.play(A, pass(sun));
  table.play(B, pass(sun));
  TEST_ASSERT_EQUAL(100, table.holding(B, sun));
}

void test_what_was_known_before_a_card_was_passed_on_is_likely() {
  const int holding = after_a_pass().holding(B, sun);
  TEST_ASSERT_GREATER_THAN(40, holding);
  TEST_ASSERT_LESS_THAN(90, holding);
}

// ------------------------------------------------------------------------------------------------ dealt
// worlds

Setup setup_number(int players, int number) {
  Setup setup;
  setup.players = static_cast<std::uint8_t>(players);
  setup.options = conformance::option_combination(beach(), players, static_cast<std::uint64_t>(number));
  setup.seed = 41000u + static_cast<unsigned>(number);
  return setup;
}

/// Whatever is there, nothing of it may matter but the truth of the position.
Memory any_memory(Random& random) {
  Memory memory;
  unsigned char bytes[sizeof memory];
  for (unsigned char& byte : bytes) byte = static_cast<unsigned char>(random.below(256));
  std::memcpy(static_cast<void*>(&memory), bytes, sizeof memory);
  return memory;
}

void expect_a_possible_world(const State& state, Seat seat, const Memory& memory, Random& random) {
  State seen = state;
  seen.mask(SeatSet(seat));
  State world = seen;
  deal_a_world(world, seat, memory, random);
  TEST_ASSERT_NULL(world.flaw());
  world.mask(SeatSet(seat));
  TEST_ASSERT_EQUAL_MEMORY(&seen, &world, sizeof seen);
}

/// By chance and by first thought in turns, so that odd positions and usual ones are met.
template <typename Look>
void play_and_look(int players, int number, const Look& look) {
  Random random(static_cast<std::uint64_t>(number) * 7 + 1);
  State state;
  state.begin(setup_number(players, number));
  PerSeat<Memory, players_max> memories;
  while (!state.over()) {
    const Seat seat = any_seat(random, state.to_act());
    look(state, seat, memories[seat], random);
    const Choice choice = number % 2 == 0
                              ? best_at_first_thought(state, seat, random)
                              : any_choice(random, [&](auto visit) { state.choices(seat, visit); });
    const State before = state;
    TEST_ASSERT_TRUE(state.play(seat, choice, [&](const Event& event) {
      for (Seat to : all_seats(players)) {
        State seen = before;
        seen.mask(SeatSet(to));
        remember(memories[to], to, State::mask(event, SeatSet(to)), seen);
      }
    }) == Rule::allowed);
  }
}

void test_dealt_worlds_could_be_whatever_is_remembered() {
  for (int players = players_min; players <= players_max; ++players)
    for (int number = 0; number < games_each; ++number)
      play_and_look(players, number, [](const State& state, Seat seat, const Memory& memory, Random& random) {
        expect_a_possible_world(state, seat, memory, random);
        expect_a_possible_world(state, seat, Memory(), random);
        expect_a_possible_world(state, seat, any_memory(random), random);
      });
}

/// Of cards that others hold, more are dealt to where they are than without a memory.
void test_a_memory_comes_nearer_to_the_truth() {
  int with = 0, without = 0;
  for (int number = 0; number < 20; number += 2)
    play_and_look(4, number, [&](const State& state, Seat seat, const Memory& memory, Random& random) {
      for (const bool remembers : {true, false}) {
        State world = state;
        world.mask(SeatSet(seat));
        deal_a_world(world, seat, remembers ? memory : Memory(), random);
        for (Seat other : all_seats(4))
          for (int i = 0; i < kind_count && other != seat; ++i) {
            const int held = state.hands[other].count[i], dealt = world.hands[other].count[i];
            (remembers ? with : without) += held < dealt ? held : dealt;
          }
      }
    });
  TEST_ASSERT_GREATER_THAN(without * 12 / 10, with);
}

// ----------------------------------------------------------------------------------------------------
// decisions

Choice choice_at(const AnyState& state, Seat seat, const Memory& memory, bots::Level level,
                 std::uint64_t chance, int& steps) {
  bots::Knowledge knowledge;
  knowledge.write(memory);
  bot.begin(beach(), beach_bots(), state, knowledge, seat, level, Random(chance));
  for (steps = 1; !bot.step(); ++steps) TEST_ASSERT_LESS_THAN(bots::Bot::steps_max, steps);
  return bot.choice();
}

/// A leads, and goes out with the second sun.
void test_a_bot_asks_who_is_known_to_have_it() {
  Remembered table(Table(3)
                       .hand(A, {sun})
                       .shells(A, {4})
                       .hand(B, {sun, ball, surfboard})
                       .hand(C, {castle, sailboat, ball})
                       .beach({Kind::seaweed})
                       .turn(B)
                       .build());
  table.play(B, ask(C, sun));
  table.play(B, keep());
  table.play(C, ask(B, castle));
  if (table.state.phase == Phase::play_drawn) table.play(C, keep());
  room.make<State>() = table.state;
  int steps = 0;
  for (const bots::Level level : {bots::Level::heron, bots::Level::orca})
    TEST_ASSERT_TRUE(choice_at(room, A, table.memory, level, 1, steps) == ask(B, sun));
}

/// Whatever the chance with which a bot looks at it, one of them says more than a single one.
template <typename Look>
void with_several_chances(const State& position, Seat seat, const Memory& memory, bots::Level level,
                          const Look& look) {
  room.make<State>() = position;
  int steps = 0;
  for (std::uint64_t chance = 1; chance <= 20; ++chance)
    look(choice_at(room, seat, memory, level, chance, steps));
}

/// After it comes another turn, for the pair or for taking the shell.
void test_who_thinks_of_points_plays_a_mermaid_first() {
  const State position = Table(4)
                             .hand(A, {Kind::nice, Kind::mean, sun, sun, castle, Kind::seaweed})
                             .hand(B, {umbrella, pail, castle, ball})
                             .shells(B, {4})
                             .hand(C, {umbrella, castle, sailboat, ball})
                             .hand(D, {umbrella, surfboard, sailboat, ball})
                             .build();
  for (const bots::Level level : {bots::Level::otter, bots::Level::heron, bots::Level::orca})
    with_several_chances(position, A, Memory(), level,
                         [](Choice choice) { TEST_ASSERT_TRUE(choice == nice()); });
}

void test_orca_thinks_less_and_less_in_a_turn_of_many_decisions() {
  room.make<State>() = Table(4)
                           .hand(A, {Kind::seaweed, sun, castle})
                           .hand(B, {umbrella, pail, castle, ball})
                           .hand(C, {umbrella, castle, sailboat, ball})
                           .hand(D, {umbrella, surfboard, sailboat, ball})
                           .build();
  Memory memory;
  int first = 0, all = 0;
  for (; memory.decisions < 10; ++memory.decisions) {
    int steps = 0;
    choice_at(room, A, memory, bots::Level::orca, 1, steps);
    if (memory.decisions == 0) first = steps;
    all += steps;
  }
  TEST_ASSERT_LESS_THAN(3 * first, all);
}

/// How long it takes may not tell whether one of the cards is a mermaid, or the Monster.
void test_orca_thinks_as_long_whatever_it_holds() {
  const Kind hands[][2] = {{Kind::nice, sun}, {Kind::nice, monster}, {castle, sun}};
  int steps[3] = {};
  int i = 0;
  for (const auto& hand : hands) {
    room.make<State>() = Table(3)
                             .hand(A, {hand[0], hand[1], pail})
                             .hand(B, {umbrella, pail, castle, ball})
                             .hand(C, {umbrella, castle, sailboat, ball})
                             .build();
    choice_at(room, A, Memory(), bots::Level::orca, 1, steps[i++]);
  }
  TEST_ASSERT_EQUAL(steps[0], steps[1]);
  TEST_ASSERT_EQUAL(steps[0], steps[2]);
}

void test_decisions_of_a_turn_are_counted_but_for_mermaids() {
  Remembered table(Table(3)
                       .hand(A, {sun, pail})
                       .hand(B, {umbrella, castle})
                       .hand(C, {umbrella, sailboat})
                       .beach({Kind::nice, Kind::wave})
                       .turns(2)
                       .build());
  table.play(A, ask(B, sun));
  TEST_ASSERT_EQUAL(1, table.memory.decisions);
  table.play(A, nice());
  TEST_ASSERT_EQUAL(1, table.memory.decisions);
  table.play(A, ask(C, sun));
  TEST_ASSERT_EQUAL(2, table.memory.decisions);
  table.play(A, keep());
  TEST_ASSERT_EQUAL(0, table.memory.decisions);
}

void test_a_question_that_finds_something_is_one_decision() {
  Remembered table(Table(3)
                       .hand(A, {sun, pail, castle})
                       .hand(B, {sun, umbrella, castle})
                       .hand(C, {umbrella, sailboat})
                       .turns(ShellCard::left)
                       .build());
  table.play(A, ask(B, sun));
  TEST_ASSERT_EQUAL(1, table.memory.decisions);
  table.play(A, pass(pail));
  TEST_ASSERT_EQUAL(2, table.memory.decisions);
}

void test_heron_passes_the_monster_on() {
  Remembered table(Table(4)
                       .hand(A, {monster, umbrella, pail, ball, castle})
                       .hand(B, {sun, ball, Kind::nice, castle})
                       .hand(C, {umbrella, castle, sailboat, surfboard})
                       .hand(D, {umbrella, surfboard, sailboat, ball})
                       .turns(ShellCard::left)
                       .turn(B)
                       .build());
  table.play(B, nice());
  with_several_chances(table.state, A, table.memory, bots::Level::heron,
                       [](Choice choice) { TEST_ASSERT_TRUE(choice == pass(monster)); });
}

/// A asked B for a sun, drew a mermaid and played it. It is A's turn still.
Remembered after_a_no_and_a_mermaid(std::initializer_list<Kind> hand) {
  Remembered table(Table(4)
                       .hand(A, hand)
                       .hand(B, {umbrella, pail, castle, ball, sailboat, surfboard})
                       .hand(C, {umbrella, castle})
                       .hand(D, {umbrella, surfboard})
                       .beach({Kind::nice})
                       .turns(2)
                       .build());
  table.play(A, ask(B, sun));
  table.play(A, nice());
  return table;
}

void test_the_lower_levels_do_not_ask_again_who_has_just_said_no() {
  for (const Remembered& table : {after_a_no_and_a_mermaid({sun}), after_a_no_and_a_mermaid({sun, pail})})
    for (const bots::Level level : {bots::Level::minnow, bots::Level::otter, bots::Level::heron})
      with_several_chances(table.state, A, table.memory, level,
                           [](Choice choice) { TEST_ASSERT_FALSE(choice == ask(B, sun)); });
}

void test_who_may_have_drawn_it_since_is_asked_again() {
  Remembered table = after_a_no_and_a_mermaid({sun, Kind::seaweed});
  table.play(A, seaweed(B));
  TEST_ASSERT_FALSE(table.memory.of(A, B, 4).has_none_of(sun));
}

void test_who_was_given_it_since_has_it() {
  Remembered table(Table(3)
                       .hand(A, {sun, pail})
                       .hand(B, {umbrella, castle})
                       .hand(C, {umbrella, sailboat})
                       .beach({Kind::nice})
                       .turns(ShellCard::left)
                       .build());
  table.play(A, ask(B, sun));
  TEST_ASSERT_TRUE(table.memory.of(A, B, 3).has_none_of(sun));
  table.play(A, nice());
  table.play(A, pass(sun));
  table.play(B, pass(umbrella));
  table.play(C, pass(umbrella));
  TEST_ASSERT_FALSE(table.memory.of(A, B, 3).has_none_of(sun));
}

/// A has nothing else to do.
void test_otter_washes_the_highest_shell_away() {
  room.make<State>() = Table(3)
                           .hand(A, {Kind::wave, Kind::wave})
                           .hand(B, {ball, castle, umbrella})
                           .shells(B, {1, 4, 2})
                           .hand(C, {ball, castle, umbrella})
                           .build();
  int steps = 0;
  TEST_ASSERT_TRUE(choice_at(room, A, Memory(), bots::Level::otter, 1, steps) == wave(B, 4));
}

/// The Wave would take four points from B, and bring none.
void test_otter_thinks_of_its_own_shells_alone() {
  room.make<State>() =
      Table(2).hand(A, {Kind::wave, sun}).hand(B, {ball, castle, umbrella}).shells(B, {4}).build();
  int steps = 0;
  TEST_ASSERT_TRUE(choice_at(room, A, Memory(), bots::Level::otter, 1, steps) == ask(B, sun));
  Random random(1);
  TEST_ASSERT_TRUE(verb_of(Judge(room.as<State>(), A).best(random)) == Verb::wave);
}

void test_minnow_passes_no_mermaid_on() {
  Remembered table(Table(3)
                       .hand(A, {umbrella, pail, Kind::nice, Kind::mean})
                       .hand(B, {sun, ball, Kind::nice})
                       .hand(C, {umbrella, castle, sailboat})
                       .shells(C, {3})
                       .turns(ShellCard::left)
                       .turn(B)
                       .build());
  table.play(B, nice());
  room.make<State>() = table.state;
  int steps = 0;
  const Choice choice = choice_at(room, A, Memory(), bots::Level::minnow, 1, steps);
  TEST_ASSERT_TRUE(choice == pass(umbrella) || choice == pass(pail));
}

/// What nobody may see changes neither the choice nor how long it takes.
void test_no_level_betrays_what_is_hidden() {
  static AnyState other;
  const conformance::Subject subject = conformance::subject(number_of(GameName::mermaid_beach));
  for (int number = 0; number < 4; ++number)
    play_and_look(
        2 + number, number, [&](const State& state, Seat seat, const Memory& memory, Random& random) {
          if (random.below(8) > 0) return;
          room.make<State>() = state;
          other = room;
          subject.scramble(other, SeatSet(seat), random);
          for (int level = 0; level < bots::level_count; ++level) {
            int steps = 0, others_steps = 0;
            const std::uint64_t chance = random.next();
            const Choice choice = choice_at(room, seat, memory, bots::level_at(level), chance, steps);
            TEST_ASSERT_TRUE(choice_at(other, seat, memory, bots::level_at(level), chance, others_steps) ==
                             choice);
            TEST_ASSERT_EQUAL(steps, others_steps);
          }
        });
}

/// Bots of this level in all seats, with any options.
void play_among_themselves(bots::Level level, int players, int number) {
  PerSeat<bots::Knowledge> known;
  static AnyState state, seen, before;
  Random random(static_cast<std::uint64_t>(number));
  beach().begin(state, setup_number(players, number));
  int choices = 0;
  while (!beach().over(state)) {
    TEST_ASSERT_LESS_THAN(200, ++choices);
    const Seat seat = beach().to_act(state).first();
    bot.begin(beach(), beach_bots(), state, known[seat], seat, level, Random::seeded_by(random));
    while (!bot.step()) {
    }
    before = state;
    TEST_ASSERT_FALSE(beach().play(state, seat, bot.choice(), [&](const Event& event) {
      for (Seat to : all_seats(players)) {
        seen = before;
        beach().mask(seen, SeatSet(to));
        beach_bots().tell(known[to], to, beach().mask(event, SeatSet(to)), seen);
      }
    }));
  }
}

void test_bots_of_every_level_come_to_an_end_by_the_rules() {
  for (int level = 0; level < bots::level_count; ++level)
    for (int number = 0; number < (bots::level_at(level) == bots::Level::orca ? games_each / 10 : games_each);
         ++number)
      play_among_themselves(bots::level_at(level), players_min + number % (players_max - players_min + 1),
                            number);
}

/// As the judge thinks who knows to what the answer is No.
int worth(const State& state, Seat seat, const Memory& memory, Choice choice) {
  const Judge judge(state, seat);
  const bool in_vain = verb_of(choice) == Verb::ask &&
                       memory.of(seat, Seat(choice.a), state.players).has_none_of(kind_at(choice.b));
  return in_vain ? judge.worth_of_asking_in_vain() : judge.worth(choice);
}

/// How many choices the judge likes better.
int better_ones(const State& state, Seat seat, const Memory& memory, Choice choice) {
  int count = 0;
  state.choices(seat, [&](Choice other) {
    count += worth(state, seat, memory, other) > worth(state, seat, memory, choice) ? 1 : 0;
  });
  return count;
}

void test_minnow_takes_one_of_the_three_best() {
  for (int number = 0; number < games_each; number += 2)
    play_and_look(
        2 + number % 4, number, [](const State& state, Seat seat, const Memory& memory, Random& random) {
          room.make<State>() = state;
          int steps = 0;
          const Choice choice = choice_at(room, seat, memory, bots::Level::minnow, random.next(), steps);
          TEST_ASSERT_LESS_THAN(3, better_ones(state, seat, memory, choice));
        });
}

}  // namespace

int main() {
  if (const char* wanted = std::getenv("SEAGLASS_GAMES")) games_each = std::atoi(wanted);
  UNITY_BEGIN();
  RUN_TEST(test_who_asks_in_vain_holds_what_was_asked_for);
  RUN_TEST(test_who_says_no_has_none);
  RUN_TEST(test_who_may_ask_held_no_mermaid_before);
  RUN_TEST(test_with_free_asking_a_question_says_nothing_of_mermaids);
  RUN_TEST(test_who_draws_a_card_may_have_it_after_all);
  RUN_TEST(test_what_was_given_away_is_gone);
  RUN_TEST(test_a_card_that_was_passed_to_somebody_is_known);
  RUN_TEST(test_who_was_given_the_monster_hands_it_on);
  RUN_TEST(test_who_keeps_a_card_that_was_drawn_holds_no_pair);
  RUN_TEST(test_who_plays_a_pair_holds_no_mermaid);
  RUN_TEST(test_who_gave_its_only_one_away_has_none);
  RUN_TEST(test_who_passed_a_card_on_has_no_monster);
  RUN_TEST(test_nobody_gives_a_mermaid_away);
  RUN_TEST(test_who_was_given_a_second_one_has_one_left);
  RUN_TEST(test_with_free_asking_who_plays_a_pair_may_hold_more_of_it);
  RUN_TEST(test_seaweed_that_was_known_may_be_passed_on);
  RUN_TEST(test_two_who_pass_each_other_the_same_item_both_hold_it);
  RUN_TEST(test_what_was_known_before_a_card_was_passed_on_is_likely);
  RUN_TEST(test_orca_thinks_less_and_less_in_a_turn_of_many_decisions);
  RUN_TEST(test_orca_thinks_as_long_whatever_it_holds);
  RUN_TEST(test_decisions_of_a_turn_are_counted_but_for_mermaids);
  RUN_TEST(test_a_question_that_finds_something_is_one_decision);
  RUN_TEST(test_dealt_worlds_could_be_whatever_is_remembered);
  RUN_TEST(test_a_memory_comes_nearer_to_the_truth);
  RUN_TEST(test_a_bot_asks_who_is_known_to_have_it);
  RUN_TEST(test_who_thinks_of_points_plays_a_mermaid_first);
  RUN_TEST(test_heron_passes_the_monster_on);
  RUN_TEST(test_the_lower_levels_do_not_ask_again_who_has_just_said_no);
  RUN_TEST(test_who_may_have_drawn_it_since_is_asked_again);
  RUN_TEST(test_who_was_given_it_since_has_it);
  RUN_TEST(test_otter_washes_the_highest_shell_away);
  RUN_TEST(test_otter_thinks_of_its_own_shells_alone);
  RUN_TEST(test_minnow_passes_no_mermaid_on);
  RUN_TEST(test_no_level_betrays_what_is_hidden);
  RUN_TEST(test_bots_of_every_level_come_to_an_end_by_the_rules);
  RUN_TEST(test_minnow_takes_one_of_the_three_best);
  return UNITY_END();
}
