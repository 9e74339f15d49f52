// What every table must keep, whichever game lies on it: each game that has a screen (console/tables.h) goes
// through all of these tests.
#pragma once

#include <unity.h>

#include "core/random.h"
#include "games/screens.h"
#include "tabletop/random_player.h"

namespace seaglass {

/// The game that the tests are about just now.
GameName game_under_test();
inline const Game& game() {
  return game_of(game_under_test());
}
inline const GameScreen& screen() {
  return screen_of(game_under_test());
}

using Test = void (*)();
/// In Unity's list it is called after the game, and what else it is about.
void run(const char* name, Test test, int line, const char* about = "");
#define RUN_FOR_GAME(test) run(#test, test, __LINE__)

void test_whole_games();
void test_walking();
void test_secrets();
void test_sounds();
void test_words();
void test_pages();
void test_lies();
void test_telling();

inline Setup setup_of(int players, std::uint64_t seed) {
  Setup setup;
  setup.players = static_cast<std::uint8_t>(players);
  setup.seed = seed;
  for (int i = 0; i < game().facts().option_count; ++i)
    setup.options.values[i] = game().facts().options[i].standard;
  return setup;
}

inline View view_of(const AnyState& masked, int players, Seat near, bool open) {
  View view;
  view.state = &masked;
  view.players = players;
  view.near = near;
  view.open = open;
  return view;
}

/// A game played at random: `look` sees the state before every `every`th decision, and who decides.
template <typename Look>
void play_at_random(const Setup& setup, int every, const Look& look) {
  static AnyState state;
  game().begin(state, setup);
  Random random(setup.seed.number() + 1);
  for (int decisions = 0; !game().over(state); ++decisions) {
    const Seat seat = any_seat(random, game().to_act(state));
    if (decisions % every == 0) look(state, seat);
    const Choice choice = any_choice(random, [&](auto visit) { game().choices(state, seat, visit); });
    game().play(state, seat, choice, no_events);
  }
}

/// The smallest table and the largest.
template <typename Look>
void at_both_tables(int every, const Look& look) {
  for (int players : {int{game().facts().players_min}, int{game().facts().players_max}})
    for (std::uint64_t seed = 1; seed <= 2; ++seed)
      play_at_random(setup_of(players, seed), every,
                     [&](const AnyState& state, Seat seat) { look(state, seat, players); });
}

/// As these may know it, in a place of its own.
inline AnyState masked(const AnyState& state, SeatSet viewers) {
  AnyState seen = state;
  game().mask(seen, viewers);
  return seen;
}

}  // namespace seaglass
