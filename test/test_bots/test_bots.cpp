// A bot plays sensibly, fairly and by the rules: at every number of players it beats players without a
// thought, what it chooses does not depend on what it may not know, and every choice of it is legal.
#include <unity.h>

#include <cstdio>
#include <cstdlib>

#include "bots/bot.h"
#include "chosen_games.h"
#include "games/bots.h"
#include "games/games.h"
#include "games/subjects.h"
#include "tabletop/random_player.h"
#include "tabletop/sitting.h"
#include "test_bots/of_games.h"
#include "test_mermaid_beach/builder.h"
#include "test_mermaids_song/builder.h"
#include "yardstick/yardstick.h"

using namespace seaglass;

void setUp() {}
void tearDown() {}

namespace {

int games_each = 30;
GameName game_now;
int players_now = 0;

int steps_now = 0;  // that the last choice took

bots::Bot bot;
AnyState state;

}  // namespace

Choice bots_choice(GameName game, const AnyState& at, Seat seat, bots::Level level, Random random) {
  bot.begin(game_of(game), bots::bots_of(game), at, {}, seat, level, random);
  for (steps_now = 1; !bot.step(); ++steps_now) TEST_ASSERT_LESS_THAN(bots::Bot::steps_max, steps_now);
  return bot.choice();
}

namespace {

Choice bots_choice(GameName game, const AnyState& at, Seat seat, std::uint64_t chance,
                   bots::Level level = bots::usual_level) {
  return ::bots_choice(game, at, seat, level, Random(chance));
}

Setup setup_number(const Game& game, int players, int number) {
  Setup setup;
  setup.players = static_cast<std::uint8_t>(players);
  setup.options = conformance::option_combination(game, players, static_cast<std::uint64_t>(number));
  setup.seed = 77000u + static_cast<unsigned>(number);
  return setup;
}

/// All but Orca, who plays as Heron does, and thinks longer.
bots::Level level_number(int number) {
  return bots::level_at(number % (bots::level_count - 1));
}

/// Bots of this level in these seats, players without a thought in the others.
void play_to_the_end(const Setup& setup, SeatSet bots_seats, bots::Level level) {
  const Game& game = game_of(game_now);
  Random random(setup.seed.number());
  game.begin(state, setup);
  int choices = 0;
  while (!game.over(state)) {
    const Seat seat = any_seat(random, game.to_act(state));
    const Choice choice = bots_seats.contains(seat)
                              ? bots_choice(game_now, state, seat, random.next(), level)
                              : any_choice(random, [&](auto visit) { game.choices(state, seat, visit); });
    TEST_ASSERT_FALSE_MESSAGE(game.play(state, seat, choice, no_events), game.facts().name);
    ++choices;
  }
  TEST_ASSERT_LESS_OR_EQUAL(game.facts().choices_max, choices);
}

/// A shared win counts as a part of one.
struct Result {
  double wins = 0;
  double lead = 0;    // in points, before the mean of the others
  double others = 0;  // that mean
};

Result result_of(const Score& score, Seat seat, int players) {
  Result result;
  int others = 0;
  for (Seat other : all_seats(players)) others += other == seat ? 0 : score.totals[other];
  result.others = 1.0 * others / (players - 1);
  result.lead = score.totals[seat] - result.others;
  if (score.winners.contains(seat)) result.wins = 1.0 / score.winners.count();
  return result;
}

void a_bot_beats_players_without_a_thought() {
  constexpr int tables = 60;
  const Game& game = game_of(game_now);
  Result sum;
  for (int number = 0; number < tables; ++number) {
    const Seat seat(number % players_now);
    play_to_the_end(setup_number(game, players_now, number), SeatSet(seat), bots::Level::otter);
    const Result result = result_of(game.score(state), seat, players_now);
    sum.wins += result.wins;
    sum.lead += result.lead;
    sum.others += result.others;
  }
  std::printf("%s, %d players: the bot wins %.0f of %d, chance would be %d; it leads by %.1f points\n",
              game.facts().name, players_now, sum.wins, tables, tables / players_now, sum.lead / tables);
  const double well_above_chance = players_now == 2 ? 1.35 : players_now == 3 ? 1.5 : 1.8;
  TEST_ASSERT_TRUE(sum.wins > well_above_chance * tables / players_now);
  TEST_ASSERT_TRUE(10 * sum.lead >
                   sum.others);  // a tenth more than they have, however many points a game has
}

/// Among players without a thought a bot comes into positions that no bot would bring about.
void a_bot_keeps_to_the_rules_at_any_table() {
  const Game& game = game_of(game_now);
  for (int number = 0; number < games_each; ++number)
    play_to_the_end(setup_number(game, players_now, number), SeatSet(Seat(number % players_now)),
                    level_number(number));
}

void bots_alone_come_to_an_end() {
  const Game& game = game_of(game_now);
  for (int number = 0; number < (games_each + 9) / 10; ++number)
    play_to_the_end(setup_number(game, players_now, number), SeatSet::all(players_now), level_number(number));
}

/// At every decision of a game: whatever lies hidden from the seat, the same chance gives the same choice,
/// and thinking takes as long.
void a_bot_does_not_see_what_is_hidden() {
  static AnyState other;
  const Game& game = game_of(game_now);
  const conformance::Subject subject = conformance::subject(number_of(game_now));
  for (int number = 0; number < 2; ++number) {
    const Setup setup = setup_number(game, players_now, number);
    Random random(setup.seed.number());
    game.begin(state, setup);
    while (!game.over(state)) {
      const Seat seat = any_seat(random, game.to_act(state));
      const std::uint64_t chance = random.next();
      other = state;
      subject.scramble(other, SeatSet(seat), random);
      const Choice choice = bots_choice(game_now, state, seat, chance);
      const int steps = steps_now;
      TEST_ASSERT_TRUE(bots_choice(game_now, other, seat, chance) == choice);
      TEST_ASSERT_EQUAL(steps, steps_now);
      if (game_now != GameName::mirage) TEST_ASSERT_LESS_OR_EQUAL(bots::Bot::unseen_units_max, steps);
      TEST_ASSERT_FALSE(game.play(state, seat, choice, no_events));
    }
  }
}

void run(void (*test)(), const char* what) {
  static char name[100];
  std::snprintf(name, sizeof name, "%s, %s for %d", what, game_of(game_now).facts().name, players_now);
  UnityDefaultTestRun(test, name, __LINE__);
}

/// Equally good choices: which of them is taken is chance and not their order.
void test_chance_decides_between_equals() {
  const Game& game = game_of(GameName::mirage);
  Setup setup;
  setup.players = 2;
  setup.options.values[0] = 1;  // advanced: at first one type of tile is as good as another
  setup.seed = 5;
  game.begin(state, setup);
  const Seat seat = game.to_act(state).first();
  const Choice first = bots_choice(GameName::mirage, state, seat, 1);
  bool another = false;
  for (std::uint64_t chance = 2; chance < 20; ++chance)
    another = another || bots_choice(GameName::mirage, state, seat, chance) != first;
  TEST_ASSERT_TRUE(another);
}

/// The Kraken would take the song at once.
void test_in_mermaids_song_the_kraken_comes_before_a_song_of_ones_own() {
  using namespace mermaids_song;
  const State position =
      Table(3).hand(A, {Card::kraken, song3}).mermaid(A, {}).mermaid(B, {song2, song2}).row(5, 6, 7).build();
  TEST_ASSERT_NULL(position.flaw());
  state.make<State>() = position;
  TEST_ASSERT_TRUE(bots_choice(GameName::mermaids_song, state, A, 1) == kraken());
}

/// What a plain bot does at such a table of Mermaid Beach. (Whoever plays it to the end needs a position that
/// can be.)
Choice at_the_beach(const mermaid_beach::State& position, std::uint64_t chance = 1) {
  const GameName game = GameName::mermaid_beach;
  state.make<mermaid_beach::State>() = position;
  bot.begin(game_of(game), yardstick::plain_bots_of(game), state, {}, position.turn, bots::usual_level,
            Random(chance));
  while (!bot.step()) {
  }
  return bot.choice();
}

void test_at_the_beach_seaweed_goes_to_who_has_fewest_cards() {
  using namespace mermaid_beach;
  TEST_ASSERT_TRUE(at_the_beach(Table(3)
                                    .hand(A, {Kind::seaweed, monster})
                                    .hand(B, {sun})
                                    .hand(C, {sun, umbrella, castle, sailboat, ball, umbrella, castle, ball})
                                    .build()) == seaweed(B));
}

/// Two umbrellas are gone: of castles there are more among the unseen cards.
void test_at_the_beach_questions_of_about_equal_worth_are_left_to_chance() {
  using namespace mermaid_beach;
  State position = Table(2).hand(A, {umbrella, castle}).hand(B, {sun, ball, ball, sailboat}).build();
  for (int i = position.beach_deck.size() - 1; i >= 0 && position.beach_discard[index(umbrella)] < 2; --i)
    if (position.beach_deck[i] == umbrella) {
      position.beach_deck.erase(i);
      ++position.beach_discard[index(umbrella)];
    }
  int castles = 0, umbrellas = 0;
  for (std::uint64_t chance = 1; chance <= 20; ++chance) {
    const Choice choice = at_the_beach(position, chance);
    castles += choice == ask(B, castle) ? 1 : 0;
    umbrellas += choice == ask(B, umbrella) ? 1 : 0;
  }
  TEST_ASSERT_EQUAL(20, castles + umbrellas);
  TEST_ASSERT_TRUE(castles > umbrellas && umbrellas > 0);
}

/// In a bonus turn, with the Monster and one card more; seven points ahead.
mermaid_beach::State about_to_be_alone_with_the_monster(std::initializer_list<int> shells) {
  using namespace mermaid_beach;
  return Table(2)
      .hand(A, {Kind::seaweed, monster})
      .hand(B, {sun, umbrella, castle})
      .shells(A, shells)
      .shells(B, {1, 2})
      .turn(A, true)
      .build();
}

void test_at_the_beach_the_leader_does_not_feed_the_lead_to_the_monster() {
  using namespace mermaid_beach;
  TEST_ASSERT_TRUE(at_the_beach(about_to_be_alone_with_the_monster({4, 4, 2})) == stop());
  TEST_ASSERT_TRUE(at_the_beach(about_to_be_alone_with_the_monster({4, 3, 3})) == seaweed(B));
}

// ------------------------------------------------------------------------------------------ what is recalled

struct Heard {
  std::uint32_t events = 0;
  std::uint32_t hash = 0;
};

Heard heard_last;

/// Takes the first choice that is listed, and notes what its seat remembers.
class FirstChoice final : public bots::Player {
 public:
  FirstChoice(const Game& game, const bots::Situation& situation) {
    bool any = false;
    game.choices(situation.seen, situation.seat, [&](Choice listed) {
      if (!any) choice_ = listed;
      any = true;
    });
    heard_last = situation.knowledge.read<Heard>();
  }
  bool step() override { return true; }
  void hurry() override {}
  Choice choice() const override { return choice_; }

 private:
  Choice choice_;
};

/// Remembers how much it was told, what that was, and which position it was told in.
class Listeners final : public bots::GameBots {
 public:
  bots::Player& sit(bots::PlayerRoom& room, const bots::Situation& situation, bots::Level,
                    Random) const override {
    return room.make<FirstChoice>(game_of(GameName::mermaid_beach), situation);
  }
  bool remembers() const override { return true; }
  void begin(bots::Knowledge& knowledge, Seat, const AnyState&) const override { knowledge.write(Heard()); }
  void tell(bots::Knowledge& knowledge, Seat, const Event& event, const AnyState& seen) const override {
    Heard heard = knowledge.read<Heard>();
    ++heard.events;
    const auto& position = seen.as<mermaid_beach::State>();
    for (const int part : {int{event.what}, event.seat.index(), int{event.a}, int{event.b}, int{event.c},
                           position.beach_deck.size(), position.turn.index()})
      heard.hash = heard.hash * 31u + static_cast<std::uint32_t>(part);
    knowledge.write(heard);
  }
};

/// What a seat was told can be made anew from the journal at any time: after a choice was taken back, or when
/// the power was off. Events of others' secrets are masked, or both sums would differ.
void test_a_bot_recalls_from_the_journal_what_its_seat_was_told() {
  static MemoryJournal<2000> journal;
  static AnyState masked;
  const Game& game = game_of(GameName::mermaid_beach);
  const Listeners listeners;
  Setup setup;
  setup.players = 4;
  setup.seed = 12;
  Sitting sitting(game, state, journal);
  sitting.begin(setup);
  Random random(3);
  PerSeat<bots::Knowledge> told;
  while (!game.over(state)) {
    const Seat seat = any_seat(random, game.to_act(state));
    bot.begin(listeners, sitting, sitting.state(), seat, bots::usual_level, random);
    while (!bot.step()) {
    }
    TEST_ASSERT_EQUAL(told[seat].read<Heard>().events, heard_last.events);
    TEST_ASSERT_EQUAL(told[seat].read<Heard>().hash, heard_last.hash);
    const Choice choice = any_choice(random, [&](auto visit) { game.choices(state, seat, visit); });
    const AnyState before = state;
    TEST_ASSERT_TRUE(sitting.play(seat, choice, [&](const Event& event) {
      for (Seat to : all_seats(setup.players)) {
        masked = before;
        game.mask(masked, SeatSet(to));
        listeners.tell(told[to], to, game.mask(event, SeatSet(to)), masked);
      }
    }));
  }
  TEST_ASSERT_GREATER_THAN(50, heard_last.events);
}

}  // namespace

int main() {
  if (const char* wanted = std::getenv("SEAGLASS_GAMES")) games_each = std::atoi(wanted);
  UNITY_BEGIN();
  for_chosen_games([](GameName game) {
    game_now = game;
    const GameFacts& facts = game_of(game_now).facts();
    for (players_now = facts.players_min; players_now <= facts.players_max; ++players_now) {
      run(a_bot_beats_players_without_a_thought, "a bot beats players without a thought");
      run(a_bot_keeps_to_the_rules_at_any_table, "a bot keeps to the rules");
      run(bots_alone_come_to_an_end, "bots alone come to an end");
      run(a_bot_does_not_see_what_is_hidden, "a bot does not see what is hidden");
    }
  });
  if (!every_game_is_chosen()) return UNITY_END();
  RUN_TEST(test_at_the_beach_seaweed_goes_to_who_has_fewest_cards);
  RUN_TEST(test_at_the_beach_the_leader_does_not_feed_the_lead_to_the_monster);
  RUN_TEST(test_at_the_beach_questions_of_about_equal_worth_are_left_to_chance);
  test_mirages_bots();
  test_rains_bots();
  RUN_TEST(test_a_bot_recalls_from_the_journal_what_its_seat_was_told);
  RUN_TEST(test_chance_decides_between_equals);
  RUN_TEST(test_in_mermaids_song_the_kraken_comes_before_a_song_of_ones_own);
  return UNITY_END();
}
