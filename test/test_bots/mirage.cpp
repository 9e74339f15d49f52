// Mirage's judge looks only at what a turn changes. It must say the same as who counts everything anew.
#include <unity.h>

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

/// How many choices would leave the seat with more of its own than this one.
int better_ones(const State& state, Seat seat, Choice choice) {
  static State tried;
  static Judge judge;
  judge = Judge();
  judge.look(state);
  const auto own = [&](Choice what) {
    tried = state;
    tried.carry_out(seat, what, no_events);
    return judge.standing(tried)[seat];
  };
  const int worth = own(choice);
  int count = 0;
  state.choices(seat, [&](Choice other) { count += own(other) > worth ? 1 : 0; });
  return count;
}

void test_mirages_minnow_takes_one_of_the_three_best_for_itself() {
  static AnyState room;
  for (int number = 0; number < 6; ++number) {
    Setup setup;
    setup.players = static_cast<std::uint8_t>(2 + number % 3);
    setup.options.values[0] = number / 3 == 0 ? 0 : 1;
    setup.seed = 950u + static_cast<unsigned>(number);
    game().begin(room, setup);
    State& state = room.as<State>();
    Random random(setup.seed.number());
    while (!state.over()) {
      const Seat seat = state.to_act().first();
      const Choice choice =
          bots_choice(GameName::mirage, room, seat, bots::Level::minnow, Random::seeded_by(random));
      TEST_ASSERT_LESS_THAN(3, better_ones(state, seat, choice));
      TEST_ASSERT_TRUE(state.play(seat, choice, no_events) == Rule::allowed);
    }
  }
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
bool can_pitch_a_tent(const State& state) {
  static State laid, closed;
  const Seat seat = state.turn;
  bool can = false;
  state.choices(seat, [&](Choice place) {
    if (can) return;
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

void test_mirages_otter_pitches_tents_with_tiles_that_bring_a_coast() {
  int could = 0, did = 0;
  watch_turns(bots::Level::otter, 12, [&](const State& before, const State& after) {
    const Seat seat = before.turn;
    if (!is_uniform(before.tile) || before.supplies[seat].tents == 0 || !can_pitch_a_tent(before)) return;
    ++could;
    did += after.supplies[seat].tents < before.supplies[seat].tents ? 1 : 0;
  });
  TEST_ASSERT_GREATER_THAN(20, could);
  TEST_ASSERT_GREATER_THAN(could / 2, did);
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
  RUN_TEST(test_mirages_otter_pitches_tents_with_tiles_that_bring_a_coast);
  RUN_TEST(test_mirages_orca_moves_a_tent_for_a_long_tour);
  RUN_TEST(test_mirages_minnow_takes_one_of_the_three_best_for_itself);
  RUN_TEST(test_a_judge_of_mirage_says_what_the_score_says);
}
