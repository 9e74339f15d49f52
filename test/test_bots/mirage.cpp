// Mirage's judge looks only at what a turn changes. It must say the same as who counts everything anew.
#include <unity.h>

#include <cstdlib>

#include "bots/bot.h"
#include "games/door.h"
#include "games/mirage/bot/judge.h"
#include "tabletop/random_player.h"
#include "test_bots/of_games.h"

using namespace seaglass;
using namespace seaglass::mirage;

namespace {

/// By the whole score.
Standing counted(const State& state) {
  const Score score = state.score();
  Standing standing;
  for (Seat seat : all_seats(state.players)) {
    const Supply& supply = state.supplies[seat];
    standing[seat] = 10 * score.totals[seat];
    if (state.over()) continue;  // then nothing else counts
    standing[seat] += 60 * (content::tents_each - supply.tents) +
                      6 * (supply.of(ExplorerKind::camel) + supply.of(ExplorerKind::ship));
    if (state.phase == Phase::tie && state.turn == seat && state.leaders.contains(seat)) standing[seat] += 30;
    if (state.phase == Phase::move_tent && state.resolving.winner.is(seat)) standing[seat] += 15;
  }
  return standing;
}

bool turn_begins(const State& state) {
  return state.over() || state.phase == (state.advanced ? Phase::choose_type : Phase::survey);
}

/// Every seventh of the choices is judged, at each decision of games of each kind.
void test_a_judge_of_mirage_says_what_the_score_says() {
  static State base, tried;
  static AnyState room;
  static Judge judge;
  for (int number = 0; number < 24; ++number) {
    Setup setup;
    setup.players = static_cast<std::uint8_t>(2 + number % 3);
    setup.options.values[0] = number / 3 % 2 == 0 ? 0 : 1;
    setup.options.values[1] = number / 6 % 2 == 0 ? 0 : 1;
    setup.seed = 900u + static_cast<unsigned>(number);
    game().begin(room, setup);
    State& state = room.as<State>();
    Random random(setup.seed.number());
    while (!state.over()) {
      if (turn_begins(state)) {
        base = state;
        judge = Judge();
        judge.look(base);
      }
      const Seat seat = state.to_act().first();
      int visited = 0;
      state.choices(seat, [&](Choice choice) {
        if (visited++ % 7 != 0) return;
        tried = state;
        tried.carry_out(seat, choice, no_events);
        const Standing judged = judge.standing(tried), all = counted(tried);
        for (Seat each : all_seats(state.players)) TEST_ASSERT_EQUAL(all[each], judged[each]);
      });
      const Choice choice = any_choice(random, [&](auto visit) { state.choices(seat, visit); });
      TEST_ASSERT_TRUE(state.play(seat, choice, no_events) == Rule::allowed);
    }
  }
}

/// From the corner of the tile that the seat laid last; none: 0.
int steps_from_own_tile(const State& state, Seat seat, Choice place) {
  for (int i = state.surveys.size() - 1; i >= 0; --i) {
    if (seat_of_turn(state, i) != seat) continue;
    const Point own = elbow_of(state, i).corner, there = elbow_of(place).corner;
    return std::abs(there.x - own.x) + std::abs(there.y - own.y);
  }
  return 0;
}
bool is_near(const State& state, Seat seat, Choice place) {
  return steps_from_own_tile(state, seat, place) <= 6;
}

/// What the seat has of its own after a choice that ends its turn, where nothing is left to be settled.
constexpr int goes_on = -1'000'000;
int own_after(const State& state, Seat seat, Choice choice) {
  static State tried;
  static Judge judge;
  tried = state;
  tried.carry_out(seat, choice, no_events);
  if (!turn_begins(tried)) return goes_on;
  judge = Judge();
  judge.look(state);
  return judge.standing(tried)[seat];
}

/// Bots of a level play, and somebody looks at each of their choices.
template <typename Look>
void watch_choices(bots::Level level, const Setup& setup, const Look& looks_on) {
  static AnyState room;
  game().begin(room, setup);
  State& state = room.as<State>();
  Random random(setup.seed.number());
  while (!state.over()) {
    const Seat seat = state.to_act().first();
    const Choice choice = bots_choice(GameName::mirage, room, seat, level, Random::seeded_by(random));
    looks_on(state, seat, choice);
    TEST_ASSERT_TRUE(state.play(seat, choice, no_events) == Rule::allowed);
  }
}

void test_mirages_minnow_stays_near_its_last_tile_where_it_has_most() {
  int looked_at = 0;
  for (int number = 0; number < 6; ++number) {
    Setup setup;
    setup.players = static_cast<std::uint8_t>(2 + number % 3);
    setup.options.values[0] = number / 3 == 0 ? 0 : 1;
    setup.seed = 950u + static_cast<unsigned>(number);
    watch_choices(bots::Level::minnow, setup, [&](const State& state, Seat seat, Choice choice) {
      if (state.phase != Phase::survey) return;
      bool any_near = false;
      int best = goes_on;
      state.choices(seat, [&](Choice place) {
        if (!is_near(state, seat, place)) return;
        any_near = true;
        const int own = own_after(state, seat, place);
        if (own > best) best = own;
      });
      TEST_ASSERT_TRUE(is_near(state, seat, choice) || !any_near);
      const int own = own_after(state, seat, choice);
      if (!any_near || own == goes_on) return;
      TEST_ASSERT_GREATER_OR_EQUAL(best, own);
      ++looked_at;
    });
  }
  TEST_ASSERT_GREATER_THAN(50, looked_at);
}

/// Four bots of a level play, and somebody looks at each turn of theirs, as it begins and as it ends.
template <typename Look>
void watch_turns(bots::Level level, int games, const Look& looks_on) {
  static AnyState room;
  static State before;
  for (int number = 0; number < games; ++number) {
    Setup setup;
    setup.players = 4;
    setup.seed = 970u + static_cast<unsigned>(number);
    game().begin(room, setup);
    State& state = room.as<State>();
    Random random(setup.seed.number());
    while (!state.over()) {
      before = state;
      do {
        const Seat seat = state.to_act().first();
        const Choice choice = bots_choice(GameName::mirage, room, seat, level, Random::seeded_by(random));
        TEST_ASSERT_TRUE(state.play(seat, choice, no_events) == Rule::allowed);
      } while (!turn_begins(state));
      looks_on(before, state);
    }
  }
}

/// Whether the tile in hand, with some coast, closes a gap into which only its owner can put a new tent.
bool can_pitch_a_tent(const State& state, bool near_only) {
  static State laid, closed;
  const Seat seat = state.turn;
  bool can = false;
  state.choices(seat, [&](Choice place) {
    if (can || (near_only && !is_near(state, seat, place))) return;
    laid = state;
    laid.carry_out(seat, place, no_events);
    laid.choices(seat, [&](Choice coast) {
      if (can) return;
      closed = laid;
      closed.carry_out(seat, coast, no_events);
      if (closed.phase == Phase::coast_explorer)
        closed.carry_out(seat, send_to_coast(ExplorerKind::camel), no_events);
      can = closed.supplies[seat].tents < state.supplies[seat].tents;
    });
  });
  return can;
}

void test_mirages_bots_pitch_tents_with_tiles_that_bring_a_coast() {
  for (const bots::Level level : {bots::Level::minnow, bots::Level::otter}) {
    const bool is_a_child = level == bots::Level::minnow;
    int could = 0, did = 0;
    watch_turns(level, 12, [&](const State& before, const State& after) {
      const Seat seat = before.turn;
      if (!is_uniform(before.tile) || before.supplies[seat].tents == 0 ||
          !can_pitch_a_tent(before, is_a_child))
        return;
      ++could;
      did += after.supplies[seat].tents < before.supplies[seat].tents ? 1 : 0;
    });
    TEST_ASSERT_GREATER_THAN(15, could);
    TEST_ASSERT_GREATER_THAN(could * 3 / 4, did);
  }
}

/// Whether the seat can close a gap for a new tent with a tile to which it has an explorer or two too few.
bool can_pitch_a_tent_short_of_explorers(const State& state) {
  static State laid;
  const Seat seat = state.turn;
  bool can = false;
  state.choices(seat, [&](Choice place) {
    if (can) return;
    laid = state;
    laid.carry_out(seat, place, no_events);
    if (laid.phase != Phase::explorers) return;
    Choice sending;
    laid.choices(seat, [&](Choice choice) { sending = choice; });
    laid.carry_out(seat, sending, no_events);
    can = laid.supplies[seat].tents < state.supplies[seat].tents;
  });
  return can;
}

void test_mirages_bots_see_gaps_when_few_explorers_are_left() {
  for (const bots::Level level : {bots::Level::otter, bots::Level::heron}) {
    int could = 0, did = 0;
    watch_turns(level, 30, [&](const State& before, const State& after) {
      const Seat seat = before.turn;
      if (is_uniform(before.tile) || !can_pitch_a_tent_short_of_explorers(before)) return;
      ++could;
      did += after.supplies[seat].tents < before.supplies[seat].tents ? 1 : 0;
    });
    TEST_ASSERT_GREATER_THAN(2, could);
    TEST_ASSERT_GREATER_OR_EQUAL(could * 3 / 4, did);
  }
}

/// In a tie the gap goes to whom its leader chooses, and a leader who has a tent left can choose itself.
void test_mirages_bots_give_no_tie_away_that_they_can_have() {
  for (const bots::Level level : {bots::Level::minnow, bots::Level::otter, bots::Level::heron}) {
    int ties = 0, given_away = 0;
    for (int number = 0; number < 8; ++number) {
      Setup setup;
      setup.players = 4;
      setup.seed = 990u + static_cast<unsigned>(number);
      watch_choices(level, setup, [&](const State& state, Seat seat, Choice choice) {
        if (state.phase != Phase::tie || !state.leaders.contains(seat) || state.supplies[seat].tents == 0)
          return;
        ++ties;
        given_away += Seat(choice.a) != seat ? 1 : 0;
      });
    }
    TEST_ASSERT_GREATER_THAN(0, ties);
    TEST_ASSERT_EQUAL(0, given_away);
  }
}

/// The most points that a seat without a tent in supply gains by a gap that is its own beyond doubt.
int gain_by_moving_a_tent(const State& state) {
  static State laid, moved;
  const Seat seat = state.turn;
  const int now = state.score().totals[seat];
  int most = 0;
  state.choices(seat, [&](Choice place) {
    laid = state;
    laid.carry_out(seat, place, no_events);
    if (laid.phase != Phase::move_tent || !laid.resolving.winner.is(seat)) return;
    laid.choices(seat, [&](Choice tent) {
      moved = laid;
      moved.carry_out(seat, tent, no_events);
      const int gain = moved.score().totals[seat] - now;
      if (gain > most) most = gain;
    });
  });
  return most;
}

void test_mirages_orca_moves_a_tent_for_a_long_tour() {
  int could = 0, did = 0;
  watch_turns(bots::Level::orca, 2, [&](const State& before, const State& after) {
    const Seat seat = before.turn;
    if (is_uniform(before.tile) || gain_by_moving_a_tent(before) < 8) return;
    ++could;
    did += after.score().totals[seat] - before.score().totals[seat] >= 6 ? 1 : 0;
  });
  TEST_ASSERT_GREATER_THAN(5, could);
  TEST_ASSERT_GREATER_THAN(could * 3 / 4, did);
}

}  // namespace

void test_mirages_bots() {
  RUN_TEST(test_mirages_bots_pitch_tents_with_tiles_that_bring_a_coast);
  RUN_TEST(test_mirages_bots_see_gaps_when_few_explorers_are_left);
  RUN_TEST(test_mirages_bots_give_no_tie_away_that_they_can_have);
  RUN_TEST(test_mirages_orca_moves_a_tent_for_a_long_tour);
  RUN_TEST(test_mirages_minnow_stays_near_its_last_tile_where_it_has_most);
  RUN_TEST(test_a_judge_of_mirage_says_what_the_score_says);
}
